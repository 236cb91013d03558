function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

let fallback: Storage | undefined;

/**
 * What this browser keeps between two visits. Where site data are blocked the mere look at window.localStorage throws; the
 * console then remembers as long as its page is open.
 */
export function deviceStorage(): Storage {
  try {
    // Some browsers have none at all.
    if (window.localStorage) return window.localStorage;
  } catch {
    // Blocked.
  }
  return (fallback ??= memoryStorage());
}

/** Those who are told of a change; `subscribe` fits useSyncExternalStore. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    tell(): void {
      for (const listener of [...all]) listener();
    },
    /** Answers how to stop listening. */
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/** A value shared by parts of the page that do not know each other. */
export function sharedValue<Value>(first: Value) {
  const { tell, subscribe } = listeners();
  let value = first;
  return {
    read: (): Value => value,
    set(next: Value): void {
      value = next;
      tell();
    },
    subscribe,
  };
}

/** So many at a time; the others wait in the order in which they came. */
export class Turns {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(atATime: number) {
    this.#free = atATime;
  }

  /** Waits for a turn; false where `signal` comes first. Who has one gives it back. */
  take(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const go = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      };
      const giveUp = (): void => {
        this.#waiting.delete(go);
        resolve(false);
      };
      this.#waiting.add(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  giveBack(): void {
    const [next] = this.#waiting;
    if (!next) return void this.#free++;
    this.#waiting.delete(next);
    next();
  }
}

/** Aborted after some time, or when the caller has gone. (Node.js 20 may forget a timeout within `AbortSignal.any`.) */
export function limited(
  gone: AbortSignal,
  ms: number,
): { signal: AbortSignal; isLate: () => boolean; clear: () => void } {
  const control = new AbortController();
  let isLate = false;
  const leave = (): void => control.abort();
  const timer = setTimeout(() => {
    isLate = true;
    control.abort();
  }, ms);
  if (gone.aborted) leave();
  gone.addEventListener('abort', leave, { once: true });
  const clear = (): void => {
    clearTimeout(timer);
    gone.removeEventListener('abort', leave);
  };
  return { signal: control.signal, isLate: () => isLate, clear };
}

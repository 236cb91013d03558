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

/** At most `limit` holders at a time; waiters are served in order. */
export class Turns {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(atATime: number) {
    this.#free = atATime;
  }

  /** Waits for a permit, to be released by its holder; false when `signal` aborts first. */
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

/** A semaphore that also limits each user, so that nobody can take all permits. */
export class TurnsOfUsers {
  readonly #all: Turns;
  readonly #ofAUser: number;
  readonly #own = new Map<number | undefined, { turns: Turns; count: number }>();

  constructor(atATime: number, ofAUser: number) {
    this.#all = new Turns(atATime);
    this.#ofAUser = ofAUser;
  }

  /** Waits for a permit and returns its release, to be called once; undefined when `signal` aborts first. */
  async take(user: number | undefined, signal: AbortSignal): Promise<(() => void) | undefined> {
    const own = this.#own.get(user) ?? { turns: new Turns(this.#ofAUser), count: 0 };
    this.#own.set(user, own);
    own.count++;
    const leave = (): void => void (--own.count === 0 && this.#own.delete(user));
    if (!(await own.turns.take(signal))) return leave() as undefined;
    const giveBackOwn = (): void => {
      own.turns.giveBack();
      leave();
    };
    if (!(await this.#all.take(signal))) return giveBackOwn() as undefined;
    return () => {
      this.#all.giveBack();
      giveBackOwn();
    };
  }
}

/** A signal that aborts after `ms` or with `gone`. (Node.js 20 may drop a timeout within `AbortSignal.any`.) */
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

/** At most `maxConcurrent` holders; waiters are served in order. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(maxConcurrent: number) {
    this.#free = maxConcurrent;
  }

  /** Waits for a permit, to be released by its holder; false when `signal` aborts first. */
  acquire(signal: AbortSignal): Promise<boolean> {
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

  release(): void {
    const [next] = this.#waiting;
    if (!next) return void this.#free++;
    this.#waiting.delete(next);
    next();
  }
}

/** A semaphore that also limits each user, so that nobody can take all permits. */
export class UserSemaphore {
  readonly #all: Semaphore;
  readonly #perUser: number;
  readonly #own = new Map<number | undefined, { permits: Semaphore; count: number }>();

  constructor(maxConcurrent: number, perUser: number) {
    this.#all = new Semaphore(maxConcurrent);
    this.#perUser = perUser;
  }

  /** Waits for a permit and returns its release, to be called once; undefined when `signal` aborts first. */
  async acquire(user: number | undefined, signal: AbortSignal): Promise<(() => void) | undefined> {
    const own = this.#own.get(user) ?? { permits: new Semaphore(this.#perUser), count: 0 };
    this.#own.set(user, own);
    own.count++;
    const leave = (): void => void (--own.count === 0 && this.#own.delete(user));
    if (!(await own.permits.acquire(signal))) return leave() as undefined;
    const releaseOwn = (): void => {
      own.permits.release();
      leave();
    };
    if (!(await this.#all.acquire(signal))) return releaseOwn() as undefined;
    return () => {
      this.#all.release();
      releaseOwn();
    };
  }
}

/** A signal that aborts after `ms` or with `gone`. (Node.js 20 may drop a timeout within `AbortSignal.any`.) */
export function withDeadline(
  gone: AbortSignal,
  ms: number,
): { signal: AbortSignal; hasTimedOut: () => boolean; clear: () => void } {
  const control = new AbortController();
  let hasTimedOut = false;
  const leave = (): void => control.abort();
  const timer = setTimeout(() => {
    hasTimedOut = true;
    control.abort();
  }, ms);
  if (gone.aborted) leave();
  gone.addEventListener('abort', leave, { once: true });
  const clear = (): void => {
    clearTimeout(timer);
    gone.removeEventListener('abort', leave);
  };
  return { signal: control.signal, hasTimedOut: () => hasTimedOut, clear };
}

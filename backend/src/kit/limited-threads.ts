/** Runs work on untrusted input in worker threads, with limits of concurrency, memory and time. */
import type { Piscina } from 'piscina';
import { withDeadline } from './semaphore.ts';

/** Idle threads keep their memory for so long; the same user's next file starts at once. */
const IDLE_MS = 5_000;

export interface ThreadLimits {
  maxThreads: number;
  memoryMB: number;
  withinMs: number;
}

export class LimitExceeded extends Error {
  readonly reason: 'slow' | 'memory';
  constructor(reason: LimitExceeded['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const isSource = import.meta.url.endsWith('.ts');

/** The returned function runs an export of the module; its thread ends when `gone` is aborted. @throws LimitExceeded */
export function limitedThreads(first: string, module: URL, { maxThreads, memoryMB, withinMs }: ThreadLimits) {
  let pool: Promise<Piscina> | undefined;

  async function start(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    const threads = new Piscina({
      name: first,
      filename: isSource ? module.href : module.href.replace(/ts$/, 'js'),
      // Threads do not inherit the loader of their parent, nor should they its options.
      execArgv: isSource ? ['--import', 'tsx'] : [],
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryMB, maxYoungGenerationSizeMb: 32 },
    });
    // A thread that dies after it answered is no failure; unhandled, its error would end the process.
    return threads.on('error', () => undefined);
  }

  return async <Output>(
    run: string,
    input: unknown,
    gone = new AbortController().signal,
  ): Promise<Output> => {
    const { signal, hasTimedOut, clear } = withDeadline(gone, withinMs);
    try {
      const threads = await (pool ??= start());
      return (await threads.run(input, { name: run, signal })) as Output;
    } catch (error) {
      if (hasTimedOut()) throw new LimitExceeded('slow');
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new LimitExceeded('memory');
      throw error;
    } finally {
      clear();
    }
  };
}

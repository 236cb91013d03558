/**
 * Work on what strangers have made, in threads of a process of their own, a few at a time, within limits of memory and time. A
 * thread that passes its limit ends alone; what all of them leave in memory ends with their process.
 */
import { HelperProcess, startedFrom } from './helper-process.ts';
import type { ThreadWork } from './threads.process.ts';
import { withDeadline } from './semaphore.ts';

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

/**
 * Threads that run the exports of a module (TypeScript, or beside main.js once it is built), started with the first work. The
 * answer runs one of them by its name, `first` or another; its thread ends when `gone` is aborted.
 * @throws LimitExceeded
 */
export function limitedThreads(first: string, module: URL, { maxThreads, memoryMB, withinMs }: ThreadLimits) {
  const threads = new HelperProcess(
    new URL('./threads.process.ts', import.meta.url),
    ...[startedFrom(module), first, String(maxThreads), String(memoryMB)],
  );

  return async <Output>(
    run: string,
    input: unknown,
    gone = new AbortController().signal,
  ): Promise<Output> => {
    const { signal, hasTimedOut, clear } = withDeadline(gone, withinMs);
    try {
      return await threads.ask<Output>({ run, input } satisfies ThreadWork, signal);
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

/**
 * Handles untrusted content, in threads of a separate process, a few at a time, within limits of memory and time. A thread that
 * exceeds its limit is ended on its own; the memory that they have allocated is released with their process.
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
 * Threads that run the exports of a module (TypeScript, or next to main.js once it is built), started with the first work. The
 * returned function runs an export by name, `first` or another; its thread is ended when `gone` is aborted.
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

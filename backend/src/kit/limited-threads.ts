/**
 * Work on what strangers have made, in threads of a process of their own, a few at a time, within limits of memory and time. A
 * thread that passes its limit ends alone; what all of them leave in memory ends with their process.
 */
import { HelperProcess, startedFrom } from './helper-process.ts';
import type { ThreadWork } from './threads.process.ts';
import { limited } from './turns.ts';

export interface ThreadLimits {
  atATime: number;
  memoryMB: number;
  withinMs: number;
}

/** The work passed a limit, and its thread was ended. */
export class PassedLimit extends Error {
  readonly reason: 'slow' | 'memory';
  constructor(reason: PassedLimit['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Threads that run the exports of a module (TypeScript, or beside main.js once it is built), started with the first work. The
 * answer runs one of them by its name, `first` or another; its thread ends when `gone` is aborted.
 * @throws PassedLimit
 */
export function limitedThreads(first: string, module: URL, { atATime, memoryMB, withinMs }: ThreadLimits) {
  const threads = new HelperProcess(
    new URL('./threads.process.ts', import.meta.url),
    ...[startedFrom(module), first, String(atATime), String(memoryMB)],
  );

  return async <Output>(
    run: string,
    input: unknown,
    gone = new AbortController().signal,
  ): Promise<Output> => {
    const { signal, isLate, clear } = limited(gone, withinMs);
    try {
      return await threads.ask<Output>({ run, input } satisfies ThreadWork, signal);
    } catch (error) {
      if (isLate()) throw new PassedLimit('slow');
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new PassedLimit('memory');
      throw error;
    } finally {
      clear();
    }
  };
}

/** Work on what strangers have made, in threads of their own, a few at a time, within limits of memory and time. */
import type { Piscina } from 'piscina';
import { limited } from './turns.ts';

/** A thread that has nothing to do keeps its memory for so long; the next work of the same person begins at once. */
const IDLE_MS = 5_000;

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

const isSource = import.meta.url.endsWith('.ts');

/**
 * Threads that run the exports of a module (TypeScript, or beside main.js once it is built), started with the first work. The
 * answer runs one of them by its name, `first` or another; its thread ends when `gone` is aborted.
 * @throws PassedLimit
 */
export function limitedThreads(first: string, module: URL, { atATime, memoryMB, withinMs }: ThreadLimits) {
  let pool: Promise<Piscina> | undefined;

  async function start(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    const threads = new Piscina({
      // Looked for as soon as a thread starts.
      name: first,
      filename: isSource ? module.href : module.href.replace(/ts$/, 'js'),
      // Threads do not inherit the loader of their parent, nor should they its options.
      execArgv: isSource ? ['--import', 'tsx'] : [],
      minThreads: 0,
      maxThreads: atATime,
      idleTimeout: IDLE_MS,
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryMB, maxYoungGenerationSizeMb: 32 },
    });
    // A thread that dies when it has answered already is nobody's failure; unheard, it would end the process.
    return threads.on('error', () => undefined);
  }

  return async <Output>(
    run: string,
    input: unknown,
    gone = new AbortController().signal,
  ): Promise<Output> => {
    const { signal, isLate, clear } = limited(gone, withinMs);
    try {
      const threads = await (pool ??= start());
      return (await threads.run(input, { name: run, signal })) as Output;
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

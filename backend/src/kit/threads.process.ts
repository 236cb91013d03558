/** The process of limited-threads.ts; its arguments are the module, what is looked for in it first, and the limits. */
import { Piscina } from 'piscina';
import { LOADER } from './helper-process.ts';
import { answerParent } from './helper-program.ts';

export interface ThreadWork {
  /** An export of the module. */
  run: string;
  input: unknown;
}

const [filename, name, maxThreads, memoryMB] = process.argv.slice(2) as [string, string, string, string];

const threads = new Piscina({
  // Looked for as soon as a thread starts.
  name,
  filename,
  execArgv: LOADER,
  minThreads: 0,
  maxThreads: Number(maxThreads),
  // They end with the process; starting them for each work would take longer than the work.
  idleTimeout: Infinity,
  atomics: 'disabled',
  resourceLimits: { maxOldGenerationSizeMb: Number(memoryMB), maxYoungGenerationSizeMb: 32 },
});
// A thread that dies when it has answered already is nobody's failure; unheard, it would end the process.
threads.on('error', () => undefined);

answerParent(({ run, input }: ThreadWork, signal) => threads.run(input, { name: run, signal }));

/** Reads uploaded files in threads of their own, a few at a time, within limits of memory and time. */
import type { Piscina } from 'piscina';
import { t } from '../../texts/kit.ts';
import { unavailable } from '../app-error.ts';
import type { ReadFile } from './file-rows.ts';
import { isWorkbook } from './file-kind.ts';
import { limited, Turns } from '../turns.ts';
import { uploadedFile, type UploadedFile } from './uploaded-file.ts';

/** Imports and previews at a time: each holds its file, its plan and, while it writes, a connection. */
const AT_A_TIME = 2;
const WAIT_MS = 20_000;
const READ_MS = 30_000;
/** A thread that has nothing to do keeps its memory for so long; the next file of the same person is read at once. */
const IDLE_MS = 5_000;
const THREAD_MEMORY_MB = 320;

let pool: Promise<Piscina> | undefined;

async function startPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const isSource = import.meta.url.endsWith('.ts');
  return new Piscina({
    name: 'read',
    filename: new URL(isSource ? './read-file.worker.ts' : './read-file.worker.js', import.meta.url).href,
    // Threads do not inherit the loader of their parent, nor should they its options.
    execArgv: isSource ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: AT_A_TIME,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB, maxYoungGenerationSizeMb: 32 },
  });
}

async function read(bytes: Buffer, gone: AbortSignal): Promise<Parameters<typeof uploadedFile>[1]> {
  const { signal, isLate, clear } = limited(gone, READ_MS);
  try {
    const threads = await (pool ??= startPool());
    // Ends the thread when either comes.
    return (await threads.run({ bytes, isWorkbook: isWorkbook(bytes) }, { signal })) as ReadFile;
  } catch (error) {
    if (isLate()) return { pieces: [], fault: { reason: 'slow' } };
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
      return { pieces: [], fault: { reason: 'memory' } };
    throw error;
  } finally {
    clear();
  }
}

const turns = new Turns(AT_A_TIME);

/**
 * Reads a file and runs what is done with it, at most two at a time in this process. `gone` tells that the caller has left:
 * what waits, reads or runs is given up.
 * @throws AppError (503) when the others take too long.
 */
export async function withUploadedFile<Result>(
  file: { name: string; bytes: Buffer },
  gone: AbortSignal,
  run: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const wait = limited(gone, WAIT_MS);
  const isMyTurn = await turns.take(wait.signal);
  wait.clear();
  if (!isMyTurn) throw unavailable(t('Other files are being imported. Try again in a minute.'), 30);
  try {
    return await run(uploadedFile(file, await read(file.bytes, gone), gone));
  } finally {
    turns.giveBack();
  }
}

/** Reads uploaded files in threads of their own, a few at a time, within limits of memory and time. */
import { t } from '../../texts/kit.ts';
import { unavailable } from '../app-error.ts';
import { limitedThreads, PassedLimit } from '../limited-threads.ts';
import type { ReadFile } from './file-rows.ts';
import { limited, Turns } from '../turns.ts';
import { isWorkbook, uploadedFile, type UploadedFile } from './uploaded-file.ts';

/** Imports and previews at a time: each holds its file, its plan and, while it writes, a connection. */
const AT_A_TIME = 2;
const WAIT_MS = 20_000;

const readInThread = limitedThreads('read', new URL('./read-file.worker.ts', import.meta.url), {
  atATime: AT_A_TIME,
  memoryMB: 320,
  withinMs: 30_000,
});

async function read(bytes: Buffer, gone: AbortSignal): Promise<Parameters<typeof uploadedFile>[1]> {
  try {
    return await readInThread<ReadFile>('read', { bytes, isWorkbook: isWorkbook(bytes) }, gone);
  } catch (error) {
    if (error instanceof PassedLimit) return { pieces: [], fault: { reason: error.reason } };
    throw error;
  }
}

const turns = new Turns(AT_A_TIME);

/** Reads a file and runs what is done with it, in its turn (503 if others take too long); given up when the caller is `gone`. */
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

import { t } from '../../texts/kit.ts';
import { unavailable } from '../app-error.ts';
import { limitedThreads, LimitExceeded } from '../limited-threads.ts';
import type { ReadFile } from './file-rows.ts';
import { Semaphore, withDeadline } from '../semaphore.ts';
import { isWorkbook, uploadedFile, type UploadedFile } from './uploaded-file.ts';

/** Concurrent imports and previews: each holds its file, its plan and, while it writes, a connection. */
const MAX_CONCURRENT = 2;
const WAIT_MS = 20_000;

const readInThread = limitedThreads('read', new URL('./read-file.worker.ts', import.meta.url), {
  maxThreads: MAX_CONCURRENT,
  memoryMB: 320,
  withinMs: 30_000,
});

async function read(bytes: Buffer, gone: AbortSignal): Promise<Parameters<typeof uploadedFile>[1]> {
  try {
    return await readInThread<ReadFile>('read', { bytes, isWorkbook: isWorkbook(bytes) }, gone);
  } catch (error) {
    if (error instanceof LimitExceeded) return { pieces: [], fault: { reason: error.reason } };
    throw error;
  }
}

const permits = new Semaphore(MAX_CONCURRENT);

/** Reads a file and runs what is done with it, in its turn (503 if others take too long); given up when the caller is `gone`. */
export async function withUploadedFile<Result>(
  file: { name: string; bytes: Buffer },
  gone: AbortSignal,
  run: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const wait = withDeadline(gone, WAIT_MS);
  const isAcquired = await permits.acquire(wait.signal);
  wait.clear();
  if (!isAcquired) throw unavailable(t('Other files are being imported. Try again in a minute.'), 30);
  try {
    return await run(uploadedFile(file, await read(file.bytes, gone), gone));
  } finally {
    permits.release();
  }
}

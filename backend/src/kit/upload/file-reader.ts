import { t } from '../../texts/kit.ts';
import { unavailable } from '../app-error.ts';
import { limitedThreads, LimitExceeded } from '../limited-threads.ts';
import { removeScratch } from '../scratch-files.ts';
import { Semaphore, withDeadline } from '../semaphore.ts';
import type { ReadFile } from './file-rows.ts';
import type { Reading } from './read-file.worker.ts';
import { uploadedFile, type ReadFault, type UploadedFile } from './uploaded-file.ts';

/** Concurrent imports and previews: each holds its file, its plan and, while it writes, a connection. */
const MAX_CONCURRENT = 2;
const WAIT_MS = 20_000;

const readInThread = limitedThreads('read', new URL('./read-file.worker.ts', import.meta.url), {
  maxThreads: MAX_CONCURRENT,
  memoryMB: 320,
  withinMs: 30_000,
});

async function read(
  reading: Reading,
  gone: AbortSignal,
): Promise<{ isWorkbook: boolean; fault?: ReadFault }> {
  try {
    return await readInThread<ReadFile>('read', reading, gone);
  } catch (error) {
    if (error instanceof LimitExceeded) return { isWorkbook: false, fault: { reason: error.reason } };
    throw error;
  }
}

const permits = new Semaphore(MAX_CONCURRENT);

/** Reads a file and runs what is done with it, in its turn (503 if others take too long); given up when the caller is `gone`. */
export async function withUploadedFile<Result>(
  { name, path }: { name: string; path: string },
  gone: AbortSignal,
  run: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const wait = withDeadline(gone, WAIT_MS);
  const isAcquired = await permits.acquire(wait.signal);
  wait.clear();
  if (!isAcquired) throw unavailable(t('Other files are being imported. Try again in a minute.'), 30);
  const rowsPath = `${path}.rows`;
  try {
    const reading = { name, path, rowsPath };
    return await run(uploadedFile(reading, await read(reading, gone), gone));
  } finally {
    permits.release();
    await removeScratch(rowsPath);
  }
}

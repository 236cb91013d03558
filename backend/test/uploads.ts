import { writeFile } from 'node:fs/promises';
import { scratchPath } from '../src/kit/scratch-files.ts';
import { read } from '../src/kit/upload/read-file.worker.ts';
import { uploadedFile, type UploadedFile } from '../src/kit/upload/uploaded-file.ts';

/** As imports see it, read without a thread. */
export async function uploadOf(name: string, bytes: Buffer): Promise<UploadedFile> {
  const path = scratchPath();
  const reading = { name, path, rowsPath: `${path}.rows` };
  await writeFile(path, bytes);
  return uploadedFile(reading, await read(reading));
}

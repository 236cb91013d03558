import { readFile } from '../src/kit/upload/read-file.worker.ts';
import { isWorkbook, uploadedFile, type UploadedFile } from '../src/kit/upload/uploaded-file.ts';

/** As imports see it, read without a thread. */
export async function uploadOf(name: string, bytes: Buffer): Promise<UploadedFile> {
  return uploadedFile({ name, bytes }, await readFile(bytes, isWorkbook(bytes)));
}

import { once } from 'node:events';
import type ZipStream from 'zip-stream';

export interface ZipEntry {
  /** With slashes between its folders. */
  name: string;
  bytes: Buffer;
}

const added = (zip: ZipStream, { name, bytes }: ZipEntry, date: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    zip.entry(bytes, { name, date }, (error) => (error ? reject(error) : resolve()));
  });

/** Adds the entries one by one; the next one is asked for only when the reader has taken what is there. */
async function fill(zip: ZipStream, entries: AsyncIterable<ZipEntry>, date: Date): Promise<void> {
  for await (const entry of entries) {
    await added(zip, entry, date);
    if (zip.destroyed) return;
    if (zip.writableLength >= zip.writableHighWaterMark) await once(zip, 'drain');
  }
  zip.finish();
}

/**
 * A ZIP file as it is made. Entries are stored as they are, for pictures are compressed already; `date` is the time that all of
 * them carry. An entry that fails, or a client that goes away, ends the file.
 */
export async function* zipChunks(entries: AsyncIterable<ZipEntry>, date: Date): AsyncGenerator<Uint8Array> {
  // Brought in with the first archive, not with the server.
  const { default: Zip } = await import('zip-stream');
  const zip = new Zip({ store: true });
  fill(zip, entries, date).catch((error: Error) => zip.destroy(error));
  try {
    yield* zip as AsyncIterable<Uint8Array>;
  } finally {
    zip.destroy();
  }
}

import { once } from 'node:events';
import { Readable } from 'node:stream';
import type ZipStream from 'zip-stream';

export interface ZipEntry {
  name: string;
  bytes: Buffer | Readable;
}

const added = (zip: ZipStream, { name, bytes }: ZipEntry, date: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    if (bytes instanceof Readable) bytes.once('error', reject);
    zip.entry(bytes, { name, date }, (error) => (error ? reject(error) : resolve()));
  });

/** Asks for the next entry only when the reader has taken what is there. */
async function fill(zip: ZipStream, entries: AsyncIterable<ZipEntry>, date: Date): Promise<void> {
  for await (const entry of entries) {
    await added(zip, entry, date);
    if (zip.destroyed) return;
    if (zip.writableLength >= zip.writableHighWaterMark) await once(zip, 'drain');
  }
  zip.finish();
}

/** `store` where entries are compressed already, as pictures are. A failing entry, or a client that disconnects, ends the file. */
export async function* zipChunks(
  entries: AsyncIterable<ZipEntry>,
  date: Date,
  { store }: { store: boolean } = { store: true },
): AsyncGenerator<Uint8Array> {
  const { default: Zip } = await import('zip-stream');
  const zip = new Zip({ store });
  fill(zip, entries, date).catch((error: Error) => zip.destroy(error));
  try {
    yield* zip as AsyncIterable<Uint8Array>;
  } finally {
    zip.destroy();
  }
}

/** The rows of an uploaded file as the thread that has read them writes them: pieces of some rows, each behind its length. */
import { open, type FileHandle } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { inBatches } from '../batches.ts';
import { FileRefusal, MAX_FILE_ROWS, type FileRow } from './file-rows.ts';

const ROWS_IN_PIECE = 500;
const LENGTH_BYTES = 4;

async function writePiece(file: FileHandle, rows: FileRow[]): Promise<void> {
  const piece = serialize(rows);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(piece.length);
  await file.writev([length, piece]);
}

/** @throws FileRefusal for more rows than any import takes. */
export async function writeRows(path: string, rows: AsyncIterable<FileRow>): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    let count = 0;
    for await (const piece of inBatches(rows, ROWS_IN_PIECE)) {
      count += piece.length;
      if (count > MAX_FILE_ROWS) throw new FileRefusal({ reason: 'rows', number: MAX_FILE_ROWS });
      await writePiece(file, piece);
    }
  } finally {
    await file.close();
  }
}

/** The file is open while a piece is read, not for as long as somebody takes its rows or forgets to. */
async function pieceAt(path: string, position: number): Promise<Buffer | undefined> {
  const file = await open(path);
  try {
    const length = Buffer.alloc(LENGTH_BYTES);
    if ((await file.read(length, 0, LENGTH_BYTES, position)).bytesRead === 0) return undefined;
    const piece = Buffer.allocUnsafeSlow(length.readUInt32LE());
    await file.read(piece, 0, piece.length, position + LENGTH_BYTES);
    return piece;
  } finally {
    await file.close();
  }
}

export async function* readRows(path: string, signal?: AbortSignal): AsyncGenerator<FileRow> {
  let position = 0;
  for (;;) {
    signal?.throwIfAborted();
    const piece = await pieceAt(path, position);
    if (!piece) return;
    position += LENGTH_BYTES + piece.length;
    yield* deserialize(piece) as FileRow[];
  }
}

/** The thread that reads uploaded files: what a file made by a stranger does to it, it does to nobody else. */
import { serialize } from 'node:v8';
import { Piscina } from 'piscina';
import { FileRefusal, MAX_FILE_ROWS, ROWS_IN_PIECE, type FileRow, type ReadFile } from './file-rows.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

async function* csvRows(bytes: Uint8Array): AsyncGenerator<FileRow> {
  let row = 0;
  for await (const cells of readCsv(bytes)) yield { sheet: 1, row: ++row, cells };
}

async function piecesOf(rows: AsyncIterable<FileRow>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let piece: FileRow[] = [];
  let count = 0;
  for await (const row of rows) {
    if (++count > MAX_FILE_ROWS) throw new FileRefusal({ reason: 'rows', number: MAX_FILE_ROWS });
    if (piece.push(row) < ROWS_IN_PIECE) continue;
    pieces.push(serialize(piece));
    piece = [];
  }
  if (piece.length > 0) pieces.push(serialize(piece));
  return pieces;
}

export async function readFile(bytes: Uint8Array, isWorkbook: boolean): Promise<ReadFile> {
  try {
    const rows = isWorkbook
      ? readWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
      : csvRows(bytes);
    return { pieces: await piecesOf(rows) };
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return { pieces: [], fault: error.fault };
  }
}

export async function read({ bytes, isWorkbook }: { bytes: Uint8Array; isWorkbook: boolean }) {
  const read = await readFile(bytes, isWorkbook);
  return Piscina.move({
    get [Piscina.transferableSymbol]() {
      return read.pieces.map(({ buffer }) => buffer);
    },
    get [Piscina.valueSymbol]() {
      return read;
    },
  } as never);
}

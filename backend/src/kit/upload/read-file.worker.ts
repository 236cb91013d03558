/** The thread that reads uploaded files: what a file made by a stranger does to it, it does to nobody else. */
import { readFile } from 'node:fs/promises';
import { FileRefusal, type FileFault, type FileRow, type ReadFile } from './file-rows.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeRows } from './rows-file.ts';

/** Told by the first bytes, whatever the name says. */
const isWorkbook = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldWorkbook = (bytes: Buffer): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;
/** A PDF is text at its beginning, so that it would be read as a CSV without columns. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 8).includes('%PDF-');
const isBinary = (bytes: Buffer): boolean =>
  !(bytes[0] === 0xff || bytes[0] === 0xfe) && bytes.subarray(0, 4096).includes(0);

function kindFault(name: string, bytes: Buffer): FileFault['reason'] | undefined {
  if (bytes.length === 0) return 'empty';
  if (isPdf(bytes)) return 'pdf';
  if (isOldWorkbook(bytes)) return 'oldWorkbook';
  if (isWorkbook(bytes)) return undefined;
  if (/\.xlsx$/i.test(name)) return 'noWorkbook';
  return isBinary(bytes) ? 'noTable' : undefined;
}

async function* csvRows(bytes: Buffer): AsyncGenerator<FileRow> {
  let row = 0;
  for await (const cells of readCsv(bytes)) yield { sheet: 1, row: ++row, cells };
}

export interface Reading {
  /** As the uploader calls it. */
  name: string;
  path: string;
  /** Where the rows go (rows-file.ts). */
  rowsPath: string;
}

export async function read({ name, path, rowsPath }: Reading): Promise<ReadFile> {
  const bytes = await readFile(path);
  const kind = { isWorkbook: isWorkbook(bytes) };
  const reason = kindFault(name, bytes);
  if (reason) return { ...kind, fault: { reason } };
  try {
    await writeRows(rowsPath, kind.isWorkbook ? readWorkbook(bytes) : csvRows(bytes));
    return kind;
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return { ...kind, fault: error.fault };
  }
}

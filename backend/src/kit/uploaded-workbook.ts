/** What the imports of workbooks have in common before exceljs, which is big, is loaded. */
import { invalid } from './app-error.ts';
import type { CellContent } from './read-workbook.ts';
import { isPdf } from './table-file.ts';

export interface Upload {
  name: string;
  bytes: Buffer;
}

/** The file of a request, or 400; `field` is the part that should have held it. */
export function requireUpload(file: Upload | undefined, field = 'uploadFile'): Upload {
  if (!file) throw invalid('Choose a file first.', [{ field, message: 'A file is required.' }]);
  if (file.name.includes('\u0000')) throw invalid('The name of the file holds a NUL character.');
  return file;
}

/** What a text part of the request holds as JSON; null without one, 400 where it is none. */
export function jsonOf(part: string | undefined, field: string): unknown {
  if (!part?.trim()) return null;
  try {
    return JSON.parse(part);
  } catch {
    const message = `${field} is not JSON.`;
    throw invalid(message, [{ field, message }]);
  }
}

const isWorkbook = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldWorkbook = (bytes: Buffer): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/** Refuses what is not an XLSX workbook; told by content, whatever the name says. */
export function requireWorkbook(bytes: Buffer): void {
  if (bytes.length === 0) throw invalid('The file is empty.');
  if (isPdf(bytes)) throw invalid('This is a PDF. Only XLSX workbooks can be imported.');
  if (isOldWorkbook(bytes))
    throw invalid('This is an old or a protected Excel file. Save it as .xlsx without a password.');
  if (!isWorkbook(bytes)) throw invalid('The file is not an Excel workbook (.xlsx).');
}

/** A cell as people read it. */
export const textOf = (cell: CellContent | undefined): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();

/** Whether a cell of a head row names a column; people write names in any case. */
export const isNamed = (cell: CellContent, name: string): boolean =>
  textOf(cell).toLowerCase() === name.toLowerCase();

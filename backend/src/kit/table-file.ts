import { invalid } from './app-error.ts';
import { readCsv } from './csv.ts';

/** A row of an uploaded file: its number as a spreadsheet shows it, and its cells by column name. */
export interface TableRow {
  row: number;
  cells: Record<string, string>;
  /** The cells in the order of the file's columns, for the report of bad rows. */
  raw: string[];
  /** The columns whose cell is a number of a workbook, and no text that looks like one. */
  numbers?: ReadonlySet<string>;
}

interface SourceRow {
  row: number;
  cells: string[];
  /** Indexes of the cells that are numbers. */
  numbers?: readonly number[];
}

export interface TableFile {
  columns: string[];
  rows: AsyncIterable<TableRow>;
}

async function* numbered(records: AsyncIterable<string[]>): AsyncGenerator<SourceRow> {
  let row = 0;
  for await (const cells of records) yield { row: ++row, cells };
}

const isWorkbook = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldWorkbook = (bytes: Buffer): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;
/** A PDF is text at its beginning, so that it would be read as a CSV without columns. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 8).includes('%PDF-');
const isBinary = (bytes: Buffer): boolean =>
  !(bytes[0] === 0xff || bytes[0] === 0xfe) && bytes.subarray(0, 4096).includes(0);

/**
 * Opens an uploaded CSV or XLSX file, told apart by content. Column names are matched without regard to case; unknown
 * columns are ignored; rows without any text are skipped. A file of another kind, or one that lacks a required column,
 * is refused.
 */
export async function openTable(
  { name: fileName, bytes }: { name: string; bytes: Buffer },
  known: string[],
  required: string[],
): Promise<TableFile> {
  if (bytes.length === 0) throw invalid('The file is empty.');
  if (isPdf(bytes)) throw invalid('This is a PDF. Only CSV and XLSX files can be imported.');
  if (isOldWorkbook(bytes)) throw invalid('This is an old Excel file (.xls). Save it as .xlsx or .csv.');
  if (!isWorkbook(bytes) && /\.xlsx$/i.test(fileName))
    throw invalid('This is not an XLSX file, whatever its name says. Save it again as .xlsx or .csv.');
  if (!isWorkbook(bytes) && isBinary(bytes)) throw invalid('The file is neither CSV nor XLSX.');
  const source = isWorkbook(bytes) ? await workbookRows(bytes) : numbered(readCsv(bytes));
  const first = await source.next();
  const header = first.done ? [] : first.value.cells.map((name) => name.trim());
  const names = header.map((name) => known.find((column) => column.toLowerCase() === name.toLowerCase()));
  requireColumns(header, names, known, required);
  return { columns: header, rows: rowsOf(source, names) };
}

function requireColumns(
  header: string[],
  names: (string | undefined)[],
  known: string[],
  required: string[],
): void {
  const expected = `Expected: ${known.join(', ')}.`;
  if (names.every((name) => name === undefined))
    throw invalid(`The file lacks the columns of this list; its first line holds none of them. ${expected}`);
  const missing = required.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw invalid(
      `The file lacks the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}. ${expected}`,
    );
  const twice = known.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) throw invalid(`The file holds the column ${twice} twice.`);
}

/** exceljs is big and seldom needed: loaded with the first workbook, not with the server. */
const workbookRows = async (bytes: Buffer) => (await import('./read-workbook.ts')).readWorkbook(bytes);

async function* rowsOf(
  source: AsyncIterable<SourceRow>,
  names: (string | undefined)[],
): AsyncGenerator<TableRow> {
  for await (const { row, cells: raw, numbers = [] } of source) {
    if (raw.every((cell) => cell.trim() === '')) continue;
    const cells: Record<string, string> = {};
    for (let index = 0; index < names.length; index++) {
      const name = names[index];
      if (name !== undefined) cells[name] = raw[index] ?? '';
    }
    yield { row, cells, raw, numbers: new Set(numbers.flatMap((index) => names[index] ?? [])) };
  }
}

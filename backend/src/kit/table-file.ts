import { t } from '../texts/kit.ts';
import { invalid } from './app-error.ts';
import { readCsv } from './csv.ts';
import type { CellContent } from './read-workbook.ts';

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
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 8).includes('%PDF-');
const isBinary = (bytes: Buffer): boolean =>
  !(bytes[0] === 0xff || bytes[0] === 0xfe) && bytes.subarray(0, 4096).includes(0);

interface NamedBytes {
  name: string;
  bytes: Buffer;
}

/** Refuses what is neither CSV nor XLSX, told by content. */
function requireTableFile({ name, bytes }: NamedBytes): void {
  if (bytes.length === 0) throw invalid(t('The file is empty.'));
  if (isPdf(bytes)) throw invalid(t('This is a PDF. Only CSV and XLSX files can be imported.'));
  if (isOldWorkbook(bytes))
    throw invalid(
      t('This is an old or a protected Excel file. Save it as .xlsx without a password, or as .csv.'),
    );
  if (!isWorkbook(bytes) && /\.xlsx$/i.test(name))
    throw invalid(t('This is not an XLSX file, whatever its name says. Save it again as .xlsx or .csv.'));
  if (!isWorkbook(bytes) && isBinary(bytes)) throw invalid(t('The file is neither CSV nor XLSX.'));
}

/** A row of any sheet of a file, for imports that look for their table and tell numbers from texts. */
export interface SheetRow {
  sheet: number;
  name?: string;
  row: number;
  cells: CellContent[];
}

/** Rows of all sheets of an uploaded XLSX file, or of a CSV file, whose cells are all texts. Refuses files of another kind. */
export async function* readSheets(file: NamedBytes): AsyncGenerator<SheetRow> {
  requireTableFile(file);
  // exceljs is big and seldom needed: loaded with the first workbook, not with the server.
  if (isWorkbook(file.bytes)) yield* (await import('./read-workbook.ts')).readCells(file.bytes);
  else for await (const { row, cells } of numbered(readCsv(file.bytes))) yield { sheet: 1, row, cells };
}

/**
 * A code of a file as its spreadsheet may have left it. In a CSV file nobody can tell whether 71 was 071 before a spreadsheet
 * saved it, so its digits count as a number, as in a workbook.
 */
export const codeIn = ({ bytes }: NamedBytes, cell: CellContent): CellContent =>
  typeof cell === 'string' && !isWorkbook(bytes) && /^[1-9]\d{0,14}$/.test(cell.trim()) ? Number(cell) : cell;

/**
 * Opens an uploaded CSV or XLSX file, told apart by content. Column names are matched without regard to case; unknown
 * columns are ignored; rows without any text are skipped. A file of another kind, or one that lacks a required column,
 * is refused.
 */
export async function openTable(file: NamedBytes, known: string[], required: string[]): Promise<TableFile> {
  requireTableFile(file);
  const { bytes } = file;
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
  const expected = t('Expected: {known}.', { known: known.join(', ') });
  if (names.every((name) => name === undefined))
    throw invalid(
      t('The file lacks the columns of this list; its first line holds none of them. {expected}', {
        expected,
      }),
    );
  const missing = required.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw invalid(
      missing.length === 1
        ? t('The file lacks the column {missing}. {expected}', { missing: missing[0], expected })
        : t('The file lacks the columns {missing}. {expected}', { missing: missing.join(', '), expected }),
    );
  const twice = known.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) throw invalid(t('The file holds the column {twice} twice.', { twice }));
}

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

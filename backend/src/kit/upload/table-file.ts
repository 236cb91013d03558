import { t } from '../../texts/kit.ts';
import { invalid } from '../app-error.ts';
import { isWorkbook } from './file-kind.ts';
import type { CellContent, FileRow } from './file-rows.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** A row of an uploaded file: its number as a spreadsheet shows it, and its cells by column name. */
export interface TableRow {
  row: number;
  cells: Record<string, string>;
  /** The cells in the order of the file's columns, for the report of bad rows. */
  raw: string[];
  /** The columns whose cell is a number of a workbook, and no text that looks like one. */
  numbers?: ReadonlySet<string>;
}

export interface TableFile {
  columns: string[];
  rows: AsyncIterable<TableRow>;
}

/**
 * A code of a file as its spreadsheet may have left it. In a CSV file nobody can tell whether 71 was 071 before a spreadsheet
 * saved it, so its digits count as a number, as in a workbook.
 */
export const codeIn = ({ bytes }: UploadedFile, cell: CellContent): CellContent =>
  typeof cell === 'string' && !isWorkbook(bytes) && /^[1-9]\d{0,14}$/.test(cell.trim()) ? Number(cell) : cell;

/**
 * Opens an uploaded CSV or XLSX file, told apart by content. Column names are matched without regard to case; unknown
 * columns are ignored; rows without any text are skipped. A file of another kind, or one that lacks a required column,
 * is refused.
 */
export async function openTable(file: UploadedFile, known: string[], required: string[]): Promise<TableFile> {
  const source = file.rows();
  const first = await source.next();
  const header = first.done ? [] : shownOf(first.value).map((name) => name.trim());
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

/** A cell as a person sees it; dates as ISO dates, without a time that is midnight. */
const textOf = (cell: CellContent): string =>
  cell instanceof Date ? cell.toISOString().replace(/T00:00:00\.000Z$/, '') : String(cell ?? '');

/** The cells of a row as a person sees them. */
export const shownOf = ({ cells, shown }: FileRow): string[] => shown ?? cells.map(textOf);

/** Of the first sheet. */
async function* rowsOf(
  source: AsyncIterable<FileRow>,
  names: (string | undefined)[],
): AsyncGenerator<TableRow> {
  for await (const fileRow of source) {
    if (fileRow.sheet > 1) return;
    const raw = shownOf(fileRow);
    if (raw.every((cell) => cell.trim() === '')) continue;
    const cells: Record<string, string> = {};
    const numbers = new Set<string>();
    for (const [index, name] of names.entries()) {
      if (name === undefined) continue;
      cells[name] = raw[index] ?? '';
      if (typeof fileRow.cells[index] === 'number') numbers.add(name);
    }
    yield { row: fileRow.row, cells, raw, numbers };
  }
}

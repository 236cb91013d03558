/** The table of an uploaded file: where its header row is, and what its rows contain. */
import { formatNumber } from '../../../../contracts/rules/amounts.ts';
import { t } from '../../texts/kit.ts';
import { AppError, invalid } from '../app-error.ts';
import type { Schema } from '../contract.ts';
import { characterFault, presentable } from '../record-cells.ts';
import { dateText, type CellContent, type FileRow } from '../upload/file-rows.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';

/** The expected columns of a table: other columns are ignored, and neither case nor order matters. */
export interface TableShape {
  columns: readonly string[];
  required: readonly string[];
  /** Columns that identify the header, in any row of any sheet; without them, it is the first row of the file. */
  foundBy?: readonly string[];
  /** Columns of codes, whose digits a spreadsheet may have turned into a number. */
  codes?: readonly string[];
  refusalOf?: (head: readonly string[]) => string | undefined;
}

/** What is wrong with a cell; `column` is empty if no column is to blame. */
export type RowError = Schema<'ImportError'>;
export type CellError = Omit<RowError, 'row'>;

/** A line of a report. */
export const sentenceOf = ({ row, column, reason }: Omit<RowError, 'value'>): string =>
  t('Row {row}, {column}: {reason}.', { row, column, reason: reason.replace(/\.$/, '') });

export interface TableRow {
  row: number;
  cells: Record<string, string>;
  faults: CellError[];
  /** In a CSV file: that the row has more cells than the header, so that nobody knows which of them stands where. */
  moved?: CellError | undefined;
  /** As the file holds it; what goes on behind the last column stands in that one. */
  raw: string[];
  held: CellContent[];
  content: (column: string) => CellContent;
}

/** For files planned row by row. A file of 10 MB with very short rows could have millions. */
export const MAX_ROWS = 200_000;
/** For plans that need all rows at once, which take ten times the memory. */
export const MAX_WHOLE_ROWS = 50_000;

/** A cell as a person sees it. */
const shownText = (cell: CellContent | undefined): string =>
  cell instanceof Date ? dateText(cell) : String(cell ?? '');

export const textOf = (cell: CellContent | undefined): string => shownText(cell).trim();

export const shownOf = ({ cells, shown }: FileRow): string[] => shown ?? cells.map(shownText);

export class TableRefusal extends AppError {
  constructor(message: string) {
    super('invalid', message);
  }
}

interface Head {
  columns: string[];
  /** The names of the table's columns; undefined for a column that is not read. */
  names: readonly (string | undefined)[];
}

/** What is wrong with the header of a table, which is empty if none was found. */
function faultOf({ columns, names }: Head, shape: TableShape): string | undefined {
  const missing = shape.required.filter((column) => !names.includes(column));
  const twice = shape.columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  const expected = t('Expected: {known}.', { known: shape.columns.join(', ') });
  const said = { missing: missing.join(', '), twice, expected, columns: shape.required.join(', ') };
  if (shape.foundBy && names.length === 0)
    return t(
      'The file has no table with the columns {columns}. Export this list and fill in that file.',
      said,
    );
  if (names.every((name) => name === undefined))
    return t('The file lacks the columns of this list; its first line holds none of them. {expected}', said);
  const refusal = shape.refusalOf?.(columns);
  if (refusal !== undefined) return refusal;
  if (missing.length === 1) return t('The file lacks the column {missing}. {expected}', said);
  if (missing.length > 1) return t('The file lacks the columns {missing}. {expected}', said);
  return twice && t('The file holds the column {twice} twice.', said);
}

const ERRORS = new Set(
  `#N/A #NAME? #REF! #VALUE! #DIV/0! #NUM! #NULL! #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT! #ERROR! #BUSY! #UNKNOWN!
   #EXTERNAL! #PYTHON! #TIMEOUT! #GETTING_DATA`.split(/\s+/),
);
const isError = (text: string): boolean => ERRORS.has(text) || /^Err:\d{3}$/.test(text);

/** Why a cell has nothing to import: a spreadsheet could not, or did not, work out what to show. */
function spreadsheetFault(held: CellContent | undefined, shown: string): string | undefined {
  if (typeof held !== 'string') return undefined;
  if (isError(held)) return t('The cell holds the error {error}', { error: held });
  return held.startsWith('=') && shown === '' ? t('The cell holds a formula without its result') : undefined;
}

/** In a CSV file, 71 may have been 071 before a spreadsheet saved it, so there too digits are treated as a number. */
const digitsOf = (cell: CellContent): CellContent =>
  typeof cell === 'string' && /^[1-9]\d{0,14}$/.test(cell.trim()) ? Number(cell) : cell;

/** What an unquoted separator does: the cells behind it stand under the columns of their neighbours. */
const surplusFault = (length: number, { columns }: Head): string | undefined =>
  length > columns.length
    ? t(
        'The row has {cells} cells, the header {columns}: put a text that holds the separator in quotes, and nothing behind the last column',
        {
          cells: length,
          columns: columns.length,
        },
      )
    : undefined;

/** Undefined for a row without data: one that is blank, or contains only remarks outside the table of a workbook. */
function rowOf(
  fileRow: FileRow,
  head: Head,
  { isWorkbook, codes }: { isWorkbook: boolean; codes: readonly string[] },
): TableRow | undefined {
  const { columns, names } = head;
  const { row, cells: held } = fileRow;
  const shown = shownOf(fileRow);
  const raw = columns.map((_, index) => shown[index] ?? '');
  const cells: Record<string, string> = {};
  const faults: CellError[] = [];
  for (const [index, column] of names.entries()) {
    if (column === undefined) continue;
    const reason = characterFault(raw[index]!) ?? spreadsheetFault(held[index], raw[index]!);
    const value = reason === undefined ? raw[index]! : presentable(raw[index]!);
    cells[column] = value;
    if (reason !== undefined) faults.push({ column, value, reason });
  }
  const content = (column: string): CellContent => {
    const cell = held[names.indexOf(column)] ?? null;
    return !isWorkbook && codes.includes(column) ? digitsOf(cell) : cell;
  };
  const surplus = isWorkbook ? undefined : surplusFault(shown.length, head);
  const last = names.findLast((column) => column !== undefined);
  let moved: CellError | undefined;
  if (surplus !== undefined && last !== undefined) {
    // Given back cut off, the row would be taken as it is then.
    const rest = shown.slice(columns.length - 1).join(';');
    raw[columns.length - 1] = rest;
    moved = { column: last, value: rest, reason: surplus };
    faults.push(moved);
  }
  const isBlank = Object.values(cells).every((cell) => cell.trim() === '');
  return isBlank ? undefined : { row, cells, faults, moved, raw, held, content };
}

export interface Table<Rows> {
  fileName: string;
  columns: string[];
  /** The text above the header, as displayed. */
  above: string[][];
  rows: Rows;
}
export type WholeTable = Table<TableRow[]>;
export type StreamedTable = Table<AsyncIterable<TableRow>>;

/** Opens a table wherever its header is, to be read row by row; a second table is refused, because either could be meant, or both. */
export async function openTable(file: UploadedFile, shape: TableShape, most = MAX_ROWS) {
  const { foundBy, codes = [] } = shape;
  const known = new Map(shape.columns.map((column) => [column.toLowerCase(), column]));
  const headOf = (row: FileRow | undefined): Head => {
    const columns = row ? shownOf(row).map((name) => name.trim()) : [];
    return { columns, names: columns.map((name) => known.get(name.toLowerCase())) };
  };
  const isFound = ({ names }: Head): boolean => !foundBy || foundBy.every((column) => names.includes(column));
  const refuse = (why: string | undefined): void => {
    if (why !== undefined) throw new TableRefusal(why);
  };
  const source = file.rows();
  const above: string[][] = [];
  let next = await source.next();
  for (; !next.done && !isFound(headOf(next.value)); next = await source.next())
    above.push(shownOf(next.value));
  const head = headOf(next.value);
  const written = head.columns.join('\n').toLowerCase();
  /** A list that goes on in another sheet must not be read in part; where no columns identify it, it has the very same head. */
  const isAnother = (other: Head): boolean =>
    foundBy ? isFound(other) : other.columns.join('\n').toLowerCase() === written;
  // Two tables are reported before any error in the first.
  if (!foundBy || next.done) refuse(faultOf(head, shape));

  async function* rowsBelow({ sheet, name: first = String(sheet) }: FileRow): AsyncGenerator<TableRow> {
    let count = 0;
    for await (const fileRow of source) {
      const { name = String(fileRow.sheet) } = fileRow;
      if (fileRow.sheet !== sheet && isAnother(headOf(fileRow)))
        refuse(t('The file has two such tables (sheets {first} and {name}). Keep one.', { first, name }));
      const row =
        fileRow.sheet === sheet ? rowOf(fileRow, head, { isWorkbook: file.isWorkbook, codes }) : undefined;
      if (row && ++count > most)
        throw invalid(t('The file has more than {most} rows. Split it and import the parts.', { most }));
      if (row) yield row;
    }
    refuse(faultOf(head, shape));
  }
  return { fileName: file.name, columns: head.columns, above, rows: rowsBelow(next.value as FileRow) };
}

export async function readTable(file: UploadedFile, shape: TableShape): Promise<WholeTable> {
  const { rows: source, ...table } = await openTable(file, shape, MAX_WHOLE_ROWS);
  const rows: TableRow[] = [];
  for await (const row of source) rows.push(row);
  return { ...table, rows };
}

/** With a price mask numbers have the market's decimal sign, so that read again 1.234 does not become a thousand. */
export function rejectedRows(
  rows: readonly Pick<TableRow, 'row' | 'raw' | 'held'>[],
  isRejected: (row: number) => boolean,
  pricemask?: string,
): Schema<'ImportInvalidRow'>[] {
  const valueOf = (held: CellContent | undefined, shown: string) =>
    // A currency may stand behind it.
    pricemask !== undefined && typeof held === 'number' && shown.split(' ')[0] === String(held)
      ? // Of 15 digits, as spreadsheets show it: 0.1 + 0.2 is 0.3.
        shown.replace(String(held), formatNumber(Number(held.toPrecision(15)), pricemask))
      : shown;
  return rows
    .filter(({ row }) => isRejected(row))
    .map(({ row, raw, held }) => ({ row, values: raw.map((shown, at) => valueOf(held[at], shown)) }));
}

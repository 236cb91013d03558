/** The table of an uploaded file: where its head stands, and what its rows hold. */
import { formatNumber } from '../../../../contracts/rules/amounts.ts';
import { t } from '../../texts/kit.ts';
import { AppError, invalid } from '../app-error.ts';
import { characterFault, presentable } from '../record-cells.ts';
import type { CellContent, FileRow } from '../upload/file-rows.ts';
import { isWorkbook, type UploadedFile } from '../upload/uploaded-file.ts';

/** What a table has to look like: all other columns are ignored, and neither case nor order counts. */
export interface TableShape {
  columns: readonly string[];
  required: readonly string[];
  /** Columns that tell the head, in whichever row of whichever sheet it stands; without them it is the first row of the file. */
  foundBy?: readonly string[];
  /** Columns of codes, whose digits a spreadsheet may have made a number. */
  codes?: readonly string[];
  refusalOf?: (head: readonly string[]) => string | undefined;
}

/** What is wrong with a cell; `column` is empty where it is no one's. */
export interface CellError {
  column: string;
  value: string;
  reason: string;
}

export interface RowError extends CellError {
  row: number;
}

/** A line of a report. */
export const sentenceOf = ({ row, column, reason }: Omit<RowError, 'value'>): string =>
  t('Row {row}, {column}: {reason}.', { row, column, reason: reason.replace(/\.$/, '') });

export interface TableRow {
  row: number;
  cells: Record<string, string>;
  faults: CellError[];
  raw: string[];
  held: CellContent[];
  content: (column: string) => CellContent;
}

/** Planned row by row. A file of 10 MB whose rows are very short would hold millions. */
const MAX_ROWS = 200_000;
/** Where the plan needs every row at once, which take ten times the memory. */
export const MAX_WHOLE_ROWS = 50_000;

/** A cell as a person sees it; dates as ISO dates, without a time that is midnight. */
const shownText = (cell: CellContent | undefined): string =>
  cell instanceof Date ? cell.toISOString().replace(/T00:00:00\.000Z$/, '') : String(cell ?? '');

export const textOf = (cell: CellContent | undefined): string => shownText(cell).trim();

export const shownOf = ({ cells, shown }: FileRow): string[] => shown ?? cells.map(shownText);

export class TableRefusal extends AppError {
  constructor(message: string) {
    super('invalid', message);
  }
}

class Head {
  readonly columns: string[];
  readonly #names: readonly (string | undefined)[];
  readonly #shape: TableShape;
  constructor(row: FileRow | undefined, shape: TableShape, known: ReadonlyMap<string, string>) {
    this.columns = row ? shownOf(row).map((name) => name.trim()) : [];
    this.#names = this.columns.map((name) => known.get(name.toLowerCase()));
    this.#shape = shape;
  }

  isFound(): boolean {
    return (this.#shape.foundBy ?? []).every((column) => this.#names.includes(column));
  }

  check(): void {
    const { columns, required, refusalOf } = this.#shape;
    const names = this.#names;
    const expected = t('Expected: {known}.', { known: columns.join(', ') });
    if (names.every((name) => name === undefined))
      throw new TableRefusal(
        t('The file lacks the columns of this list; its first line holds none of them. {expected}', {
          expected,
        }),
      );
    const refusal = refusalOf?.(this.columns);
    if (refusal !== undefined) throw new TableRefusal(refusal);
    const missing = required.filter((column) => !names.includes(column));
    if (missing.length > 0)
      throw new TableRefusal(
        missing.length === 1
          ? t('The file lacks the column {missing}. {expected}', { missing: missing[0], expected })
          : t('The file lacks the columns {missing}. {expected}', { missing: missing.join(', '), expected }),
      );
    const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
    if (twice !== undefined) throw new TableRefusal(t('The file holds the column {twice} twice.', { twice }));
  }

  /** Undefined for a row that says nothing: one that is blank, or holds no more than remarks beside the table. */
  row(fileRow: FileRow, isText: boolean): TableRow | undefined {
    const shown = shownOf(fileRow);
    const raw = this.columns.map((_, index) => shown[index] ?? '');
    const cells: Record<string, string> = {};
    const faults: CellError[] = [];
    let isBlank = true;
    for (const [index, name] of this.#names.entries()) {
      if (name === undefined) continue;
      const text = raw[index]!;
      const reason = characterFault(text);
      cells[name] = reason === undefined ? text : presentable(text);
      if (reason !== undefined) faults.push({ column: name, value: cells[name], reason });
      isBlank &&= text.trim() === '';
    }
    if (isBlank) return undefined;
    const { row, cells: held } = fileRow;
    return { row, cells, faults, raw, held, content: (column) => this.#content(held, column, isText) };
  }

  /** In a CSV file nobody can tell whether 71 was 071 before a spreadsheet saved it: there too its digits count as a number. */
  #content(held: CellContent[], column: string, isText: boolean): CellContent {
    const cell = held[this.#names.indexOf(column)] ?? null;
    const isDigits = typeof cell === 'string' && isText && /^[1-9]\d{0,14}$/.test(cell.trim());
    return isDigits && this.#shape.codes?.includes(column) ? Number(cell) : cell;
  }
}

interface Table<Rows> {
  columns: string[];
  above: string[][];
  rows: Rows;
}

/** Opens a table wherever its head stands, to be read row by row; a second one, of which nobody knows which is meant, is refused. */
export async function openTable(
  file: UploadedFile,
  shape: TableShape,
  most = MAX_ROWS,
): Promise<Table<AsyncIterable<TableRow>>> {
  const known = new Map(shape.columns.map((column) => [column.toLowerCase(), column]));
  const source = file.rows();
  const above: string[][] = [];
  let next = await source.next();
  let head = new Head(next.value, shape, known);
  for (; !next.done && !head.isFound(); head = new Head(next.value, shape, known)) {
    above.push(shownOf(next.value));
    next = await source.next();
  }
  if (next.done && shape.foundBy)
    throw new TableRefusal(
      t('The file has no table with the columns {columns}. Export this list and fill in that file.', {
        columns: shape.required.join(', '),
      }),
    );
  // That there are two tables is told before what is wrong with the first.
  if (!shape.foundBy) head.check();

  async function* rowsBelow({ sheet, name = String(sheet) }: FileRow): AsyncGenerator<TableRow> {
    const isText = !isWorkbook(file.bytes);
    let count = 0;
    for await (const fileRow of source) {
      if (fileRow.sheet !== sheet && !shape.foundBy) return;
      const row = fileRow.sheet === sheet ? head.row(fileRow, isText) : undefined;
      if (row && ++count > most)
        throw invalid(t('The file has more than {most} rows. Split it and import the parts.', { most }));
      if (row) yield row;
      if (fileRow.sheet !== sheet && new Head(fileRow, shape, known).isFound())
        throw new TableRefusal(
          t('The file has two such tables (sheets {first} and {name}). Keep one.', {
            first: name,
            name: fileRow.name ?? String(fileRow.sheet),
          }),
        );
    }
    head.check();
  }
  return { columns: head.columns, above, rows: rowsBelow(next.value as FileRow) };
}

export type WholeTable = Table<TableRow[]>;

export async function readTable(file: UploadedFile, shape: TableShape): Promise<WholeTable> {
  const { rows: source, ...table } = await openTable(file, shape, MAX_WHOLE_ROWS);
  const rows: TableRow[] = [];
  for await (const row of source) rows.push(row);
  return { ...table, rows };
}

export interface RejectedRow {
  row: number;
  values: string[];
}

/** With a price mask numbers have the market's decimal sign, so that read again 1.234 does not become a thousand. */
export function rejectedRows(
  rows: readonly Pick<TableRow, 'row' | 'raw' | 'held'>[],
  isRejected: (row: number) => boolean,
  pricemask?: string,
): RejectedRow[] {
  const valueOf = (held: CellContent | undefined, shown: string) =>
    pricemask !== undefined && typeof held === 'number' && shown === String(held)
      ? formatNumber(held, pricemask)
      : shown;
  return rows
    .filter(({ row }) => isRejected(row))
    .map(({ row, raw, held }) => ({ row, values: raw.map((shown, at) => valueOf(held[at], shown)) }));
}

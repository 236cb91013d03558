/** The table of an uploaded file: where its head stands, and what its rows hold. */
import { formatNumber } from '../../../../contracts/rules/amounts.ts';
import { t } from '../../texts/kit.ts';
import { AppError, invalid } from '../app-error.ts';
import { characterFault, presentable } from '../record-cells.ts';
import { isWorkbook } from '../upload/file-kind.ts';
import type { CellContent, FileRow } from '../upload/file-rows.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';

/** What a table has to look like. */
export interface TableShape {
  /** Those that are read, in any case and any order; all others are ignored. */
  columns: readonly string[];
  required: readonly string[];
  /** Columns that tell the head, in whichever row of whichever sheet it stands; without them it is the first row of the file. */
  foundBy?: readonly string[];
  /** Columns of codes, whose digits a spreadsheet may have made a number. */
  codes?: readonly string[];
  /** Why a head is that of another list. */
  refusalOf?: (head: readonly string[]) => string | undefined;
}

/** What is wrong with a cell; `column` is empty where it is no one's. */
export interface CellError {
  column: string;
  value: string;
  reason: string;
}

/** A row of a table: its number as a spreadsheet shows it, and its cells as people see them, by column name. */
export interface TableRow {
  row: number;
  cells: Record<string, string>;
  /** Cells that hold what no database stores. */
  faults: CellError[];
  /** In the order of the file's columns, for the report of bad rows. */
  raw: string[];
}

/** A row with what its cells hold. */
export interface WholeRow extends TableRow {
  contents: Record<string, CellContent>;
  held: CellContent[];
}

/** Planned row by row. A file of 10 MB whose rows are very short would hold millions. */
const MAX_ROWS = 200_000;
/** Where the plan needs every row at once, which take ten times the memory. */
export const MAX_WHOLE_ROWS = 50_000;

/** A cell as a person sees it; dates as ISO dates, without a time that is midnight. */
const shownText = (cell: CellContent | undefined): string =>
  cell instanceof Date ? cell.toISOString().replace(/T00:00:00\.000Z$/, '') : String(cell ?? '');

/** The same without the space around it. */
export const textOf = (cell: CellContent | undefined): string => shownText(cell).trim();

/** The cells of a row as a person sees them. */
export const shownOf = ({ cells, shown }: FileRow): string[] => shown ?? cells.map(shownText);

/** The file can be read, and holds no table of this list. */
export class TableRefusal extends AppError {
  constructor(message: string) {
    super('invalid', message);
  }
}

/** Columns by their names in lower case. */
const byName = ({ columns }: TableShape): Map<string, string> =>
  new Map(columns.map((column) => [column.toLowerCase(), column]));

/** Where each column stands in a head. */
class Head {
  readonly columns: string[];
  readonly names: readonly (string | undefined)[];
  readonly #shape: TableShape;
  constructor(row: FileRow | undefined, shape: TableShape, known = byName(shape)) {
    this.columns = row ? shownOf(row).map((name) => name.trim()) : [];
    this.names = this.columns.map((name) => known.get(name.toLowerCase()));
    this.#shape = shape;
  }

  has(columns: readonly string[]): boolean {
    return columns.every((column) => this.names.includes(column));
  }

  /** Refuses a table that lacks what is needed. */
  check(): void {
    const { columns, required, refusalOf } = this.#shape;
    const expected = t('Expected: {known}.', { known: columns.join(', ') });
    if (this.names.every((name) => name === undefined))
      throw new TableRefusal(
        t('The file lacks the columns of this list; its first line holds none of them. {expected}', {
          expected,
        }),
      );
    const refusal = refusalOf?.(this.columns);
    if (refusal !== undefined) throw new TableRefusal(refusal);
    const missing = required.filter((column) => !this.names.includes(column));
    if (missing.length > 0)
      throw new TableRefusal(
        missing.length === 1
          ? t('The file lacks the column {missing}. {expected}', { missing: missing[0], expected })
          : t('The file lacks the columns {missing}. {expected}', { missing: missing.join(', '), expected }),
      );
    const twice = columns.find((column) => this.names.indexOf(column) !== this.names.lastIndexOf(column));
    if (twice !== undefined) throw new TableRefusal(t('The file holds the column {twice} twice.', { twice }));
  }

  /** Undefined for a row that says nothing: one that is blank, or holds no more than remarks beside the table. */
  row(fileRow: FileRow): TableRow | undefined {
    const shown = shownOf(fileRow);
    const raw = this.columns.map((_, index) => shown[index] ?? '');
    const cells: Record<string, string> = {};
    const faults: CellError[] = [];
    let isBlank = true;
    for (const [index, name] of this.names.entries()) {
      if (name === undefined) continue;
      const text = raw[index]!;
      const reason = characterFault(text);
      cells[name] = reason === undefined ? text : presentable(text);
      if (reason !== undefined) faults.push({ column: name, value: cells[name], reason });
      isBlank &&= text.trim() === '';
    }
    return isBlank ? undefined : { row: fileRow.row, cells, faults, raw };
  }

  /** In a CSV file nobody can tell whether 71 was 071 before a spreadsheet saved it: there too its digits count as a number. */
  contents({ cells }: FileRow, { bytes }: UploadedFile): Record<string, CellContent> {
    const { codes = [] } = this.#shape;
    const isDigits = (cell: CellContent) =>
      typeof cell === 'string' && !isWorkbook(bytes) && /^[1-9]\d{0,14}$/.test(cell.trim());
    return Object.fromEntries(
      this.names.flatMap((name, index) => {
        const cell = cells[index] ?? null;
        return name === undefined
          ? []
          : [[name, codes.includes(name) && isDigits(cell) ? Number(cell) : cell]];
      }),
    );
  }
}

function refuseMoreThan(most: number): never {
  throw invalid(t('The file has more than {most} rows. Split it and import the parts.', { most }));
}

async function* rowsOf(source: AsyncIterable<FileRow>, head: Head): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const fileRow of source) {
    if (fileRow.sheet > 1) return;
    const row = head.row(fileRow);
    if (row && ++count > MAX_ROWS) refuseMoreThan(MAX_ROWS);
    if (row) yield row;
  }
}

/** Opens the table of the first sheet, whose first row is its head, to be read row by row. */
export async function openTable(
  file: UploadedFile,
  shape: TableShape,
): Promise<{ columns: string[]; rows: AsyncIterable<TableRow> }> {
  const source = file.rows();
  const first = await source.next();
  const head = new Head(first.done ? undefined : first.value, shape);
  head.check();
  return { columns: head.columns, rows: rowsOf(source, head) };
}

/** A table that is read as a whole. */
export interface WholeTable {
  /** As the file names them. */
  columns: string[];
  rows: WholeRow[];
  /** The cells of the rows above the table. */
  above: string[][];
}

/** Reads a table wherever its head stands; a second one, of which nobody knows which is meant, is refused. */
export async function readTable(file: UploadedFile, shape: TableShape): Promise<WholeTable> {
  const { foundBy } = shape;
  const known = byName(shape);
  const rows: WholeRow[] = [];
  const above: string[][] = [];
  let found: { head: Head; sheet: number; name: string } | undefined;
  for await (const fileRow of file.rows()) {
    const { sheet, name = String(sheet) } = fileRow;
    if (found && sheet === found.sheet) {
      const row = found.head.row(fileRow);
      if (!row) continue;
      rows.push({ ...row, contents: found.head.contents(fileRow, file), held: fileRow.cells });
      if (rows.length > MAX_WHOLE_ROWS) refuseMoreThan(MAX_WHOLE_ROWS);
      continue;
    }
    if (found && !foundBy) break;
    const head = new Head(fileRow, shape, known);
    const isHead = !foundBy || head.has(foundBy);
    if (isHead && found)
      throw new TableRefusal(
        t('The file has two such tables (sheets {first} and {name}). Keep one.', { first: found.name, name }),
      );
    if (isHead) found = { head, sheet, name };
    else if (!found) above.push(shownOf(fileRow));
  }
  if (!found && foundBy)
    throw new TableRefusal(
      t('The file has no table with the columns {columns}. Export this list and fill in that file.', {
        columns: shape.required.join(', '),
      }),
    );
  const { head } = found ?? { head: new Head(undefined, shape) };
  head.check();
  return { columns: head.columns, rows, above };
}

/** Rows that are left out of an import as the file holds them, to be mended and imported later. */
export interface RejectedRow {
  row: number;
  values: string[];
}

/**
 * The rows of a file that are rejected. With a price mask numbers have the market's decimal sign, so that read again 1.234 does
 * not become a thousand.
 */
export function rejectedRows(
  rows: readonly WholeRow[],
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

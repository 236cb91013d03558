/** What an import would make of records, decided without writing: the preview shows this plan and the import applies it. */
import { t } from '../../texts/kit.ts';
import type { Schema } from '../contract.ts';
import type { CellReader } from '../record-cells.ts';
import type { CellError, TableRow } from './table.ts';

export type Cells = Record<string, string>;

/** A stored record; its id is 0 if the row has none of its own yet, but its values are compared all the same. */
export interface Existing {
  id: number;
  version: number;
  values: Cells;
}

export interface Match {
  existing?: Existing;
  /** The row's id is that of another record, which is not touched: 'id 181 is MAIN_AURORA_CLAIM'. */
  otherId?: string;
  name?: string;
  refusal?: CellError;
}

export interface Reading {
  values: Cells;
  errors: CellError[];
}

export type ParsedRow = Reading & Pick<TableRow, 'row' | 'raw' | 'cells'>;

/** Keeps only what is still needed, because a file has many rows: `raw` is empty unless the row is invalid. */
export interface PlannedRow
  extends Pick<ParsedRow, 'row' | 'raw' | 'values' | 'errors'>, Pick<Match, 'name' | 'otherId'> {
  code: string;
  result: 'created' | 'changed' | 'unchanged' | 'invalid';
  existing?: Omit<Existing, 'values'>;
  changes: Schema<'ImportCell'>[];
}

export interface RowShape {
  key: string[];
  codeColumn: string;
  /** The columns that are compared and shown; all by default. */
  shown?: string[];
}

/** The values of a row's cells, column by column. */
export function readCells(cells: Cells, readers: Record<string, CellReader>): Reading {
  const values: Cells = {};
  const errors: CellError[] = [];
  for (const [column, read] of Object.entries(readers)) {
    const { text, reason } = read(cells[column] ?? '');
    values[column] = text;
    if (reason !== undefined) errors.push({ column, value: text, reason });
  }
  return { values, errors };
}

/** The cells that differ; for a new record, all cells. */
export const changesOf = (after: Cells, before?: Cells, shown = Object.keys(after)): PlannedRow['changes'] =>
  shown
    .map((column) => ({ column, before: before?.[column] ?? null, after: after[column] ?? '' }))
    .filter((cell) => cell.before !== cell.after);

export const keyOf = ({ key }: Pick<RowShape, 'key'>, values: Cells): string =>
  JSON.stringify(key.map((column) => values[column]));

/** Plans some rows. `seen` gets the row of every key and record: two rows of a file must not change the same one. */
export function planRows(
  shape: RowShape,
  parsed: ParsedRow[],
  match: (row: ParsedRow) => Match,
  seen: Map<string, number>,
): PlannedRow[] {
  return parsed.map((given): PlannedRow => {
    const { row, raw, values, errors } = given;
    const code = values[shape.codeColumn] ?? '';
    const planned = { row, code, values, raw: [], changes: [], errors: [] };
    const refuse = (why: CellError[]): PlannedRow => ({ ...planned, result: 'invalid', errors: why, raw });
    if (errors.length > 0) return refuse(errors);
    const { existing: stored, refusal, ...told } = match(given);
    if (refusal) return refuse([refusal]);
    const keys = [keyOf(shape, values), ...(stored?.id ? [`#${stored.id}`] : [])];
    const twin = keys.map((key) => seen.get(key)).find((known) => known !== undefined);
    if (twin !== undefined) {
      const reason = t('Same key as row {twin}', { twin });
      return refuse([{ column: shape.codeColumn, value: code, reason }]);
    }
    for (const key of keys) seen.set(key, row);
    const changes = changesOf(values, stored?.values, shape.shown);
    const result = !stored ? 'created' : changes.length > 0 ? 'changed' : 'unchanged';
    const existing = stored && { id: stored.id, version: stored.version };
    return { ...planned, ...told, result, existing, changes };
  });
}

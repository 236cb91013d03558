/** What an import would make of records, decided without writing: the preview shows this plan and the import applies it. */
import { t } from '../../texts/kit.ts';
import type { CellReader } from '../record-cells.ts';
import type { FilePlan } from './import.ts';
import type { CellError, RejectedRow, RowError, TableRow } from './table.ts';

export type Cells = Record<string, string>;

/** A stored record; its id is 0 where the row has none of its own yet, and what it says is compared all the same. */
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
  isIdle?: boolean;
  refusal?: CellError;
}

export interface PlannedRow extends Pick<ParsedRow, 'row' | 'raw' | 'values' | 'errors'> {
  code: string;
  name?: string;
  result: 'created' | 'changed' | 'unchanged' | 'invalid' | 'leftOut';
  existing?: Omit<Existing, 'values'>;
  otherId?: string;
  changes: { column: string; before: string | null; after: string }[];
}

export interface RowShape {
  key: string[];
  codeColumn: string;
  /** The columns that are compared and shown; all unless said. */
  shown?: string[];
}

export interface Reading {
  values: Cells;
  errors: CellError[];
  isLeftOut?: boolean;
}

/** What the cells of a row say, column by column. */
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

export type ParsedRow = Reading & Pick<TableRow, 'row' | 'raw' | 'cells'>;

function changesOf({ shown }: RowShape, values: Cells, existing?: Existing): PlannedRow['changes'] {
  return (shown ?? Object.keys(values))
    .map((column) => ({ column, before: existing?.values[column] ?? null, after: values[column] ?? '' }))
    .filter(({ before, after }) => before !== after);
}

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
    const { row, raw, values, errors, isLeftOut } = given;
    const code = values[shape.codeColumn] ?? '';
    const planned = { row, code, values, raw, changes: [], errors };
    if (errors.length > 0) return { ...planned, result: 'invalid' };
    if (isLeftOut) return { ...planned, result: 'leftOut' };
    const { existing, otherId, name, isIdle, refusal } = match(given);
    if (refusal) return { ...planned, result: 'invalid', errors: [refusal] };
    const keys = [keyOf(shape, values), ...(existing?.id ? [`#${existing.id}`] : [])];
    const twin = keys.map((key) => seen.get(key)).find((known) => known !== undefined);
    if (twin !== undefined) {
      const reason = t('Same key as row {twin}', { twin });
      const errors = [{ column: shape.codeColumn, value: code, reason }];
      return { ...planned, result: 'invalid', errors };
    }
    for (const key of keys) seen.set(key, row);
    const changes = isIdle ? [] : changesOf(shape, values, existing);
    const isSame = isIdle || (existing && changes.length === 0);
    const result = isSame ? 'unchanged' : existing ? 'changed' : 'created';
    return { ...planned, result, existing, otherId, name, changes };
  });
}

interface PlannedFile extends FilePlan {
  fileName: string;
  rowCount: number;
  columns: string[];
  counts: Record<'created' | 'changed' | 'unchanged' | 'invalid', number>;
  notes: string[];
  isTruncated?: boolean;
}

/** The reply of a preview of records: `rows` would be created or changed. */
export const previewOf = <Row extends Pick<PlannedRow, 'changes'>>(
  { fileName, rowCount, columns, counts, digest, notes, isTruncated = false }: PlannedFile,
  rows: Row[],
  errors: RowError[],
  invalidRows: RejectedRow[],
) => ({
  fileName,
  rowCount,
  columns,
  counts: {
    created: counts.created,
    changed: counts.changed,
    unchanged: counts.unchanged,
    invalid: counts.invalid,
  },
  planDigest: digest,
  rows: rows.map(({ changes: cells, ...row }) => ({ key: {}, ...row, cells })),
  errors,
  invalidRows,
  truncated: isTruncated,
  notes: notes.length > 0 ? notes : undefined,
});

/** What an import would do, decided without writing: the preview shows this plan and the import applies it. */
import { t } from '../../texts/kit.ts';
import type { CellError, TableRow } from './table.ts';

/** A stored record that a row matched. */
export interface Existing<Values> {
  /** 0 where there is none of the row's own yet, and what it says is compared all the same. */
  id: number;
  version: number;
  values: Values;
}

/** What a row is about. */
export interface Match<Values> {
  existing?: Existing<Values>;
  /** The row's id is that of another record, which is not touched: 'id 181 is MAIN_AURORA_CLAIM'. */
  otherId?: string;
  /** What people call the record, where its code does not say it. */
  name?: string;
  /** The row says nothing of the record. */
  isIdle?: boolean;
  /** Why the record may not become what the row says. */
  refusal?: CellError;
}

export interface PlannedRow<Values> {
  row: number;
  /** What people call the record. */
  code: string;
  name?: string;
  result: 'create' | 'update' | 'unchanged' | 'invalid' | 'leftOut';
  values: Values | undefined;
  existing: { id: number; version: number } | undefined;
  otherId?: string;
  changes: { column: string; before: string | null; after: string }[];
  errors: CellError[];
  raw: string[];
}

/** What the plan needs to know of a noun. `Values` are the record's own columns, as text by column name. */
export interface PlanRules<Values extends Record<string, string | number>> {
  /** Reads a row; errors name the column. A row that is about somebody else's records is left out. */
  parse: (cells: Record<string, string>) => { values: Values; errors: CellError[]; isLeftOut?: boolean };
  /** The column that names a record. */
  codeColumn: string;
  /** The natural key, unique in a file. */
  keyOf: (values: Values) => string;
  codeOf: (values: Values) => string;
  /** The cells that are compared and shown, by column name. */
  shown: (values: Values) => Record<string, string>;
}

export interface ParsedRow<Values> {
  table: TableRow;
  values: Values;
  errors: CellError[];
  isLeftOut?: boolean;
}

/** Reads the cells of each row as the record they stand for; a row that cannot be read keeps its errors. */
export function parseRows<V extends Record<string, string | number>>(
  rules: PlanRules<V>,
  rows: TableRow[],
): ParsedRow<V>[] {
  return rows.map((table) => {
    const parsed = rules.parse(table.cells);
    return { table, ...parsed, errors: table.faults.length > 0 ? table.faults : parsed.errors };
  });
}

function changesOf<V extends Record<string, string | number>>(
  rules: PlanRules<V>,
  values: V,
  existing: Existing<V> | undefined,
): PlannedRow<V>['changes'] {
  const before = existing && rules.shown(existing.values);
  return Object.entries(rules.shown(values))
    .map(([column, after]) => ({ column, before: before?.[column] ?? null, after }))
    .filter(({ before: old, after }) => old !== after);
}

/**
 * Plans some rows. `seen` holds the row number of every key of the file so far (and of every record so far: two rows
 * must not change the same one). Pure but for `seen`.
 */
export function planRows<V extends Record<string, string | number>>(
  rules: PlanRules<V>,
  parsed: ParsedRow<V>[],
  match: (values: V, cells: Record<string, string>) => Match<V>,
  seen: Map<string, number>,
): PlannedRow<V>[] {
  return parsed.map(({ table, values, errors, isLeftOut }): PlannedRow<V> => {
    const { row, raw } = table;
    const code = rules.codeOf(values);
    const planned = { row, code, values, raw, changes: [], existing: undefined, errors };
    const invalid = (...found: CellError[]): PlannedRow<V> => ({
      ...{ ...planned, result: 'invalid', values: undefined, errors: found },
    });
    if (errors.length > 0) return invalid(...errors);
    if (isLeftOut) return { ...planned, result: 'leftOut' };
    const { existing, otherId, name, isIdle, refusal } = match(values, table.cells);
    if (refusal) return invalid(refusal);
    const keys = [rules.keyOf(values), ...(existing?.id ? [`#${existing.id}`] : [])];
    const twin = keys.map((key) => seen.get(key)).find((known) => known !== undefined);
    if (twin !== undefined)
      return invalid({
        ...{ column: rules.codeColumn, value: code, reason: t('Same key as row {twin}', { twin }) },
      });
    for (const key of keys) seen.set(key, row);
    const changes = isIdle ? [] : changesOf(rules, values, existing);
    const result =
      isIdle || (existing && changes.length === 0) ? 'unchanged' : existing ? 'update' : 'create';
    return { ...planned, result, existing, otherId, name, changes };
  });
}

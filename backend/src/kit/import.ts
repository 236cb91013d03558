import { createHash } from 'node:crypto';
import { t } from '../texts/kit.ts';
import { type Noun, nounText } from '../texts/nouns.ts';
import { conflict, invalid } from './app-error.ts';
import type { Context } from './context.ts';
import {
  COUNTED_AS,
  parseRows,
  planRows,
  type Match,
  type PlanCounts,
  type PlannedRow,
  type PlanRules,
} from './import-plan.ts';
import { openTable, type TableRow } from './upload/table-file.ts';
import type { UploadedFile } from './upload/uploaded-file.ts';
import { requireUpload } from './upload/uploaded-workbook.ts';

/** How a noun is imported. */
export interface ImportDefinition<Values extends Record<string, string | number>> {
  /** What messages call a record: 'label'. */
  noun: Noun;
  /** The columns that tell records apart, beside the one that names them. */
  keyBesideName: string[];
  /** Columns of the export that imports without loss; the file may leave out those that are not required. */
  columns: string[];
  requiredColumns: string[];
  /** Reads what parsing needs (languages, groups), once for a file. */
  rules: (context: Context) => Promise<PlanRules<Values>>;
  /** Finds the stored records of some rows in one go and answers how a row is matched with them. */
  matcher: (
    context: Context,
    rows: { values: Values; cells: Record<string, string> }[],
  ) => Promise<(values: Values, cells: Record<string, string>) => Match<Values>>;
  /** Writes some creations and updates with their change log. Throws a conflict when a record changed meanwhile. */
  apply: (context: Context, rows: PlannedRow<Values>[], source: string) => Promise<void>;
}

/** Few enough that others who need the same connection wait for a tenth of a second. */
const BATCH_ROWS = 500;
/** So many rows of a kind a preview lists. */
export const LISTED_ROWS = 20_000;
/** The plan is held in memory; 10 MB of very short rows would be millions. */
const MAX_ROWS = 200_000;

interface Plan<V> {
  fileName: string;
  columns: string[];
  rowCount: number;
  counts: PlanCounts;
  /** Rows that are written or refused; what stays as it is only counts. */
  rows: PlannedRow<V>[];
  /** Changes when the same file would do something else than before. */
  digest: string;
}

/** Keeps of a planned row what is still needed: a file of 50,000 rows must not fill the memory. */
function slim<V>(row: PlannedRow<V>, isListed: boolean): PlannedRow<V> {
  const { existing } = row;
  return {
    ...row,
    changes: isListed ? row.changes : [],
    existing: existing && { id: existing.id, version: existing.version },
    raw: row.result === 'invalid' ? row.raw : [],
  };
}

async function* inBatches(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === BATCH_ROWS) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function planFile<V extends Record<string, string | number>>(
  context: Context,
  definition: ImportDefinition<V>,
  file: UploadedFile | undefined,
  givenName: string | undefined,
  { isPreview = false } = {},
): Promise<Plan<V>> {
  const upload = requireUpload(file, { field: 'file', name: givenName });
  const table = await openTable(upload, definition.columns, definition.requiredColumns);
  const rules = await definition.rules(context);
  const seen = new Map<string, number>();
  const hash = createHash('sha256');
  const counts: PlanCounts = { created: 0, changed: 0, unchanged: 0, invalid: 0 };
  const rows: PlannedRow<V>[] = [];
  let rowCount = 0;
  const kept = { written: 0, invalid: 0 };
  for await (const batch of inBatches(table.rows)) {
    rowCount += batch.length;
    if (rowCount > MAX_ROWS)
      throw invalid(
        t('The file has more than {most} rows. Split it and import the parts.', { most: MAX_ROWS }),
      );
    const parsed = parseRows(rules, batch);
    const valid = parsed.filter(({ errors }) => errors.length === 0);
    const match = await definition.matcher(
      context,
      valid.map(({ values, table: { cells } }) => ({ values, cells })),
    );
    for (const planned of planRows(rules, parsed, match, seen)) {
      const { row, result, existing, values } = planned;
      hash.update(
        JSON.stringify([row, result, existing?.id, existing?.version, result === 'unchanged' || values]),
      );
      counts[COUNTED_AS[result]]++;
      if (result === 'unchanged') continue;
      const kind = result === 'invalid' ? 'invalid' : 'written';
      const isListed = kept[kind]++ < LISTED_ROWS;
      // A preview of 200,000 rows shows a tenth of them: the others count, and are told apart by the digest.
      if (isListed || !isPreview) rows.push(slim(planned, isListed));
    }
  }
  const digest = hash.digest('hex').slice(0, 32);
  return { fileName: upload.name, columns: table.columns, rowCount, counts, rows, digest };
}

/** The shape of the contract's ImportPreview. */
export interface ImportPreview {
  fileName: string;
  rowCount: number;
  counts: { created: number; changed: number; unchanged: number; invalid: number };
  columns: string[];
  rows: {
    row: number;
    code: string;
    name?: string;
    result: 'created' | 'changed';
    key: Record<string, string>;
    note?: string;
    cells: { column: string; before: string | null; after: string }[];
    warnings?: string[];
    isChecked?: boolean;
  }[];
  errors: { row: number; column: string; value: string; reason: string }[];
  invalidRows: { row: number; values: string[] }[];
  truncated: boolean;
  planDigest: string;
  roundable?: number;
  notes?: string[];
}

/** What becomes of a row whose id is that of another record. */
function noteOf({ otherId, result, code }: PlannedRow<unknown>, noun: Noun): string | undefined {
  if (otherId === undefined) return undefined;
  const values = { otherId, noun: nounText(noun), code };
  return result === 'create'
    ? t('{otherId}; a new {noun} {code} will be created', values)
    : t('{otherId}; the {noun} {code} will be changed', values);
}

/** What an import of this file would do, cell by cell. Writes nothing. */
export async function previewImport<V extends Record<string, string | number>>(
  context: Context,
  definition: ImportDefinition<V>,
  file: UploadedFile | undefined,
  fileName: string | undefined,
): Promise<ImportPreview> {
  const { noun, keyBesideName } = definition;
  const plan = await planFile(context, definition, file, fileName, { isPreview: true });
  const { created, changed, invalid: refused } = plan.counts;
  const written = plan.rows.filter(({ result }) => result !== 'invalid');
  const bad = plan.rows.filter(({ result }) => result === 'invalid');
  return {
    fileName: plan.fileName,
    rowCount: plan.rowCount,
    counts: plan.counts,
    columns: plan.columns,
    rows: written.map((planned) => ({
      row: planned.row,
      code: planned.code,
      result: planned.result === 'create' ? 'created' : 'changed',
      key: Object.fromEntries(keyBesideName.map((column) => [column, String(planned.values![column])])),
      note: noteOf(planned, noun),
      cells: planned.changes,
    })),
    errors: bad.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error }))),
    invalidRows: bad.map(({ row, raw }) => ({ row, values: raw })),
    truncated: created + changed > LISTED_ROWS || refused > LISTED_ROWS,
    planDigest: plan.digest,
  };
}

/** A line for each row that is created, changed or left out, then a summary (decision A-45). */
function linesOf(plan: Plan<unknown>): string[] {
  const lines = plan.rows.flatMap(({ row, code, result, otherId, errors }) => {
    const told = otherId === undefined ? '' : ` (${otherId})`;
    if (result === 'create') return [t('row {row}: created {code}{told}', { row, code, told })];
    if (result === 'update') return [t('row {row}: updated {code}{told}', { row, code, told })];
    return errors.map(({ column, value, reason }) =>
      t('row {row}: {column} "{value}": {reason}', { row, column, value, reason }),
    );
  });
  const { created, changed, unchanged, invalid: bad } = plan.counts;
  return [
    ...lines,
    t('{created} created, {changed} updated, {unchanged} unchanged, {bad} in error', {
      created,
      changed,
      unchanged,
      bad,
    }),
  ];
}

/** The result lines of an import that does not happen (dryRun). */
export async function importLines<V extends Record<string, string | number>>(
  context: Context,
  definition: ImportDefinition<V>,
  file: UploadedFile | undefined,
  fileName: string | undefined,
): Promise<string[]> {
  return linesOf(await planFile(context, definition, file, fileName));
}

/**
 * Applies the good rows of a file in the transaction of the request and reports the bad ones. With the digest of a
 * preview, a plan that has become another one since is refused: an import never writes what its preview did not show.
 */
export async function applyImport<V extends Record<string, string | number>>(
  context: Context,
  definition: ImportDefinition<V>,
  file: UploadedFile | undefined,
  fileName: string | undefined,
  planDigest: string | undefined,
): Promise<string[]> {
  const plan = await planFile(context, definition, file, fileName);
  if (planDigest && planDigest !== plan.digest)
    throw conflict(t('The data changed since the preview. Check the file again.'));
  const writes = plan.rows.filter(({ result }) => result !== 'invalid');
  for (let start = 0; start < writes.length; start += BATCH_ROWS)
    await definition.apply(context, writes.slice(start, start + BATCH_ROWS), plan.fileName);
  return linesOf(plan);
}

/** Imports whose rows are each about a record of their own: planned a batch at a time, so that 200,000 rows fit in memory. */
import { t } from '../../texts/kit.ts';
import { type Noun, nounText } from '../../texts/nouns.ts';
import type { Context } from '../context.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { PlanDigest, type Chosen, type FileImport, type FilePlan, type Purpose } from './import.ts';
import type { ImportPreview, PlanCounts } from './preview.ts';
import { parseRows, planRows, type Match, type PlannedRow, type PlanRules } from './row-plan.ts';
import { openTable, type TableRow } from './table.ts';
import { ROW_TICKS, type Choice } from './ticks.ts';

/** How the rows of a file are imported. */
export interface RowImport<Values extends Record<string, string | number>> {
  /** What messages call a record: 'label'. */
  noun: Noun;
  /** The columns that tell records apart, beside the one that names them. */
  keyBesideName: string[];
  /** Columns of the export that imports without loss; the file may leave out those that are not required. */
  columns: string[];
  requiredColumns: string[];
  /** Reads what parsing needs (languages, groups), once for a file; for an import it may lock what rows are compared with. */
  rules: (context: Context, purpose: Purpose) => Promise<PlanRules<Values>>;
  /** Finds the stored records of some rows in one go and answers how a row is matched with them. */
  matcher: (
    context: Context,
    rows: { values: Values; cells: Record<string, string> }[],
  ) => Promise<(values: Values, cells: Record<string, string>) => Match<Values>>;
  /** Writes some creations and updates with their change log. Throws a conflict when a record changed meanwhile. */
  apply: (context: Context, rows: PlannedRow<Values>[], source: string) => Promise<void>;
  /** A sentence on rows that are about somebody else's records. */
  leftOutNote?: (count: number) => string;
}

/** Few enough that others who need the same connection wait for a tenth of a second. */
const BATCH_ROWS = 500;
/** So many rows of a kind a preview lists. */
const LISTED_ROWS = 20_000;

export interface RowPlan<V> extends FilePlan {
  fileName: string;
  columns: string[];
  rowCount: number;
  counts: PlanCounts;
  leftOut: number;
  /** Rows that are written or refused; what stays as it is only counts. */
  rows: PlannedRow<V>[];
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

const COUNTED_AS = {
  create: 'created',
  update: 'changed',
  unchanged: 'unchanged',
  invalid: 'invalid',
} as const;
const LISTED: Choice = { isTicked: true };
const UNLISTED: Choice = { isTicked: true, isUnlisted: true };

/** A preview keeps what it lists; the other rows count, and are told apart by the digest. */
async function planFile<V extends Record<string, string | number>>(
  context: Context,
  { columns: known, requiredColumns, ...definition }: RowImport<V>,
  file: UploadedFile,
  purpose: Purpose,
): Promise<RowPlan<V>> {
  const { columns, rows: source } = await openTable(file, { columns: known, required: requiredColumns });
  const rules = await definition.rules(context, purpose);
  const [seen, digest, choices] = [new Map<string, number>(), new PlanDigest(), new Map<number, Choice>()];
  const counts: PlanCounts = { created: 0, changed: 0, unchanged: 0, invalid: 0 };
  const rows: PlannedRow<V>[] = [];
  let [rowCount, leftOut] = [0, 0];
  for await (const batch of inBatches(source)) {
    rowCount += batch.length;
    const parsed = parseRows(rules, batch);
    const valid = parsed.filter(({ errors, isLeftOut }) => errors.length === 0 && !isLeftOut);
    const match = await definition.matcher(
      context,
      valid.map(({ values, table: { cells } }) => ({ values, cells })),
    );
    for (const planned of planRows(rules, parsed, match, seen)) {
      const { row, result, existing, values } = planned;
      digest.add([row, result, existing?.id, existing?.version, result === 'unchanged' || values]);
      if (result === 'leftOut') leftOut++;
      else counts[COUNTED_AS[result]]++;
      if (result === 'leftOut' || result === 'unchanged') continue;
      const { created, changed, invalid } = counts;
      const isListed = (result === 'invalid' ? invalid : created + changed) <= LISTED_ROWS;
      if (result !== 'invalid') choices.set(row, isListed ? LISTED : UNLISTED);
      else if (isListed) choices.set(row, { isTicked: false, refusal: planned.errors[0]!.reason });
      if (isListed || purpose !== 'preview') rows.push(slim(planned, isListed));
    }
  }
  return { fileName: file.name, columns, rowCount, counts, leftOut, rows, choices, digest: String(digest) };
}

/** What becomes of a row whose id is that of another record. */
function noteOf({ otherId, result, code }: PlannedRow<unknown>, noun: Noun): string | undefined {
  if (otherId === undefined) return undefined;
  const values = { otherId, noun: nounText(noun), code };
  return result === 'create'
    ? t('{otherId}; a new {noun} {code} will be created', values)
    : t('{otherId}; the {noun} {code} will be changed', values);
}

const notesOf = <V extends Record<string, string | number>>(
  { leftOutNote }: RowImport<V>,
  { leftOut }: RowPlan<V>,
) => (leftOut > 0 && leftOutNote ? [leftOutNote(leftOut)] : []);

function previewOf<V extends Record<string, string | number>>(
  definition: RowImport<V>,
  plan: RowPlan<V>,
): ImportPreview {
  const { noun, keyBesideName } = definition;
  const { fileName, rowCount, counts, columns, digest } = plan;
  const bad = plan.rows.filter(({ result }) => result === 'invalid');
  const notes = notesOf(definition, plan);
  return {
    ...{ fileName, rowCount, counts, columns, planDigest: digest },
    rows: plan.rows
      .filter(({ result }) => result !== 'invalid')
      .map((planned) => ({
        row: planned.row,
        code: planned.code,
        name: planned.name,
        result: planned.result === 'create' ? 'created' : 'changed',
        key: Object.fromEntries(keyBesideName.map((column) => [column, String(planned.values![column])])),
        note: noteOf(planned, noun),
        cells: planned.changes,
        isChecked: true,
      })),
    errors: bad.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error }))),
    invalidRows: bad.map(({ row, raw }) => ({ row, values: raw })),
    truncated: counts.created + counts.changed > LISTED_ROWS || counts.invalid > LISTED_ROWS,
    ...(notes.length > 0 && { notes }),
  };
}

/** A line for each row that is created, changed or left out (decision A-45). */
function linesOf(
  { row, code, name, result, otherId, errors }: PlannedRow<unknown>,
  isChosen: boolean,
): string[] {
  if (result === 'invalid')
    return errors.map(({ column, value, reason }) =>
      column === ''
        ? t('row {row}: {reason}', { row, reason })
        : t('row {row}: {column} "{value}": {reason}', { row, column, value, reason }),
    );
  const told = [name, otherId].map((text) => (text === undefined ? '' : ` (${text})`)).join('');
  if (!isChosen) return [t('row {row}: {code}{told} is not ticked', { row, code, told })];
  return result === 'create'
    ? [t('row {row}: created {code}{told}', { row, code, told })]
    : [t('row {row}: updated {code}{told}', { row, code, told })];
}

function summaryOf({ counts }: RowPlan<unknown>, left: { created: number; changed: number }): string {
  const { unchanged, invalid: bad } = counts;
  const [created, changed] = [counts.created - left.created, counts.changed - left.changed];
  const unticked = left.created + left.changed;
  const said = { created, changed, unchanged, unticked, bad };
  return unticked > 0
    ? t(
        '{created} created, {changed} updated, {unchanged} unchanged, {unticked} not ticked, {bad} in error',
        said,
      )
    : t('{created} created, {changed} updated, {unchanged} unchanged, {bad} in error', said);
}

async function applyPlan<V extends Record<string, string | number>>(
  context: Context,
  definition: RowImport<V>,
  plan: RowPlan<V>,
  { isChosen, source, isDryRun }: Chosen,
): Promise<string[]> {
  const valid = plan.rows.filter(({ result }) => result !== 'invalid');
  const writes = valid.filter(({ row }) => isChosen(row));
  for (let start = 0; start < writes.length && !isDryRun; start += BATCH_ROWS)
    await definition.apply(context, writes.slice(start, start + BATCH_ROWS), source);
  const leftOf = (wanted: string) =>
    valid.filter(({ row, result }) => result === wanted && !isChosen(row)).length;
  const summary = summaryOf(plan, { created: leftOf('create'), changed: leftOf('update') });
  return [
    ...plan.rows.flatMap((row) => linesOf(row, isChosen(row.row))),
    [summary, ...notesOf(definition, plan)].join('. '),
  ];
}

/** The import of a file whose rows are records. */
export const rowImport = <V extends Record<string, string | number>>(
  definition: RowImport<V>,
): FileImport<RowPlan<V>, ImportPreview, string[]> => ({
  part: 'file',
  ticks: ROW_TICKS,
  plan: (context, file, purpose) => planFile(context, definition, file, purpose),
  preview: (_context, plan) => previewOf(definition, plan),
  apply: (context, plan, chosen) => applyPlan(context, definition, plan, chosen),
});

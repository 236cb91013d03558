/** Imports whose rows are each about a record of their own: planned a batch at a time, so that 200,000 rows fit in memory. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { t } from '../../texts/kit.ts';
import { type Noun, nounText } from '../../texts/nouns.ts';
import type { Context } from '../context.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { PlanDigest, type Chosen, type FileImport, type FilePlan, type Purpose } from './import.ts';
import {
  planRows,
  previewOf,
  type Cells,
  type Match,
  type ParsedRow,
  type PlannedRow,
  type Reading,
  type RowShape,
} from './row-plan.ts';
import { openTable, type TableShape } from './table.ts';
import { ROW_TICKS, type Choice } from './ticks.ts';

/** How the rows of a file are imported: its columns, its rules, its store. */
export interface RowImport extends RowShape, Pick<TableShape, 'columns' | 'required'> {
  noun: Noun;
  /** Reads what parsing needs, once for a file; for an import it may lock what rows are compared with. */
  reader: (context: Context, purpose: Purpose) => Promise<(cells: Cells) => Reading>;
  /** Finds the stored records of some rows in one go and answers how a row is matched with them. */
  matcher: (context: Context, rows: ParsedRow[]) => Promise<(row: ParsedRow) => Match>;
  /** Writes creations and changes with their change log. Throws a conflict when a record changed meanwhile. */
  apply: (context: Context, rows: PlannedRow[], source: string) => Promise<void>;
  leftOutNotes?: (count: number) => string[];
}

const LISTED: Choice = {};
const UNLISTED: Choice = { isUnlisted: true };

/** Few enough that others who need the same connection wait for a tenth of a second. */
const BATCH_ROWS = 500;
/** So many rows of a kind a preview lists. */
const LISTED_ROWS = 20_000;

interface RowPlan extends FilePlan {
  fileName: string;
  columns: string[];
  rowCount: number;
  counts: Record<PlannedRow['result'], number>;
  notes: string[];
  rows: PlannedRow[];
}

/** Keeps of a planned row what is still needed: a file of 50,000 rows must not fill the memory. */
const slim = ({ existing, ...row }: PlannedRow, isListed: boolean): PlannedRow => ({
  ...row,
  changes: isListed ? row.changes : [],
  existing: existing && { id: existing.id, version: existing.version },
  raw: row.result === 'invalid' ? row.raw : [],
});

async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    if (batch.push(row) < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

async function planFile(
  context: Context,
  definition: RowImport,
  file: UploadedFile,
  purpose: Purpose,
): Promise<RowPlan> {
  const { columns, rows: source } = await openTable(file, definition);
  const read = await definition.reader(context, purpose);
  const [seen, digest, choices] = [new Map<string, number>(), new PlanDigest(), new Map<number, Choice>()];
  const counts: RowPlan['counts'] = { created: 0, changed: 0, unchanged: 0, invalid: 0, leftOut: 0 };
  const rows: PlannedRow[] = [];
  let rowCount = 0;
  for await (const batch of inBatches(source)) {
    rowCount += batch.length;
    const parsed = batch.map(({ row, raw, cells, faults }): ParsedRow => {
      const { errors, ...reading } = read(cells);
      return { row, raw, cells, ...reading, errors: faults.length > 0 ? faults : errors };
    });
    const valid = parsed.filter(({ errors, isLeftOut }) => errors.length === 0 && !isLeftOut);
    for (const planned of planRows(definition, parsed, await definition.matcher(context, valid), seen)) {
      const { row, result, existing, values, errors } = planned;
      const isBad = result === 'invalid';
      digest.add([row, result, existing?.id, existing?.version, result === 'unchanged' || isBad || values]);
      counts[result]++;
      if (result === 'leftOut' || result === 'unchanged') continue;
      const isListed = (isBad ? counts.invalid : counts.created + counts.changed) <= LISTED_ROWS;
      if (!isBad) choices.set(row, isListed ? LISTED : UNLISTED);
      else if (isListed) choices.set(row, { refusal: errors[0]!.reason });
      if (isListed || purpose !== 'preview') rows.push(slim(planned, isListed));
    }
  }
  const notes = definition.leftOutNotes?.(counts.leftOut) ?? [];
  return { fileName: file.name, columns, rowCount, counts, notes, rows, choices, digest: String(digest) };
}

const isGood = ({ result }: PlannedRow): boolean => result !== 'invalid';

function noteOf({ otherId, result, code }: PlannedRow, noun: Noun): string | undefined {
  if (otherId === undefined) return undefined;
  const values = { otherId, noun: nounText(noun), code };
  return result === 'created'
    ? t('{otherId}; a new {noun} {code} will be created', values)
    : t('{otherId}; the {noun} {code} will be changed', values);
}

function previewRows({ noun, key, codeColumn }: RowImport, plan: RowPlan) {
  const keyBesideCode = key.filter((column) => column !== codeColumn);
  const rows = plan.rows.filter(isGood).map((planned) => ({
    row: planned.row,
    code: planned.code,
    name: planned.name,
    result: planned.result as 'created' | 'changed',
    changes: planned.changes,
    isChecked: true,
    key: Object.fromEntries(keyBesideCode.map((column) => [column, planned.values[column]!])),
    note: noteOf(planned, noun),
  }));
  const bad = plan.rows.filter((row) => !isGood(row));
  const errors = bad.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error })));
  const { counts } = plan;
  const isTruncated = counts.created + counts.changed > LISTED_ROWS || counts.invalid > LISTED_ROWS;
  const invalidRows = bad.map(({ row, raw }) => ({ row, values: raw }));
  return previewOf({ ...plan, isTruncated }, rows, errors, invalidRows);
}

/** A line for each row that is created, changed or left out (decision A-45). */
function linesOf({ row, code, name, result, otherId, errors }: PlannedRow, isChosen: boolean): string[] {
  if (result === 'invalid')
    return errors.map(({ column, value, reason }) =>
      column === ''
        ? t('row {row}: {reason}', { row, reason })
        : t('row {row}: {column} "{value}": {reason}', { row, column, value, reason }),
    );
  const told = [name, otherId].map((text) => (text === undefined ? '' : ` (${text})`)).join('');
  if (!isChosen) return [t('row {row}: {code}{told} is not ticked', { row, code, told })];
  return result === 'created'
    ? [t('row {row}: created {code}{told}', { row, code, told })]
    : [t('row {row}: updated {code}{told}', { row, code, told })];
}

function summaryOf({ counts, rows }: RowPlan, writes: PlannedRow[]): string {
  const { unchanged, invalid: bad } = counts;
  const created = writes.filter(({ result }) => result === 'created').length;
  const unticked = rows.filter(isGood).length - writes.length;
  const said = { created, changed: writes.length - created, unchanged, unticked, bad };
  if (unticked === 0)
    return t('{created} created, {changed} updated, {unchanged} unchanged, {bad} in error', said);
  return t(
    '{created} created, {changed} updated, {unchanged} unchanged, {unticked} not ticked, {bad} in error',
    said,
  );
}

async function applyPlan(
  context: Context,
  definition: RowImport,
  plan: RowPlan,
  { isChosen, source, isDryRun }: Chosen,
): Promise<string[]> {
  const writes = plan.rows.filter((planned) => isGood(planned) && isChosen(planned.row));
  for (let start = 0; start < writes.length && !isDryRun; start += BATCH_ROWS)
    await definition.apply(context, writes.slice(start, start + BATCH_ROWS), source);
  const lines: string[] = [];
  for (let start = 0; start < plan.rows.length; start += BATCH_ROWS) {
    const batch = plan.rows.slice(start, start + BATCH_ROWS);
    lines.push(...batch.flatMap((planned) => linesOf(planned, isChosen(planned.row))));
    // 200,000 sentences at once would keep everybody else waiting for most of a second.
    await nextTurn();
  }
  return [...lines, [summaryOf(plan, writes), ...plan.notes].join('. ')];
}

export const rowImport = (
  definition: RowImport,
): FileImport<RowPlan, ReturnType<typeof previewRows>, string[]> => ({
  part: 'file',
  ticks: ROW_TICKS,
  plan: (context, file, purpose) => planFile(context, definition, file, purpose),
  preview: (_context, plan) => previewRows(definition, plan),
  apply: (context, plan, chosen) => applyPlan(context, definition, plan, chosen),
});

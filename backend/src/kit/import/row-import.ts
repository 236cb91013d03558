/**
 * Imports whose rows are each about a record of their own. They are planned without writing, a batch at a time, so that 200,000 rows fit
 * in memory: the preview shows the plan and the import applies it.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { t } from '../../texts/kit.ts';
import { type Noun, nounText } from '../../texts/nouns.ts';
import { inBatches } from '../batches.ts';
import type { Context } from '../context.ts';
import type { Schema } from '../contract.ts';
import type { CellReader } from '../record-cells.ts';
import { digestOf, refuseTooManyAtOnce, tooManyAtOnce, type FileImport, type Purpose } from './import.ts';
import type { ImportKind } from './import-run.ts';
import {
  openTable,
  type CellError,
  type RowError,
  type StreamedTable,
  type TableRow,
  type TableShape,
} from './table.ts';
import { ROW_TICKS, type Choice, type IsChosen } from './ticks.ts';

export type Cells = Record<string, string>;

/** A stored record; its id is 0 if the row has none of its own yet, but its values are compared all the same. */
export interface Existing {
  id: number;
  version: number;
  values: Cells;
}

export interface Match {
  existing?: Existing;
  /** Another record that the row changes along: an import is refused when it has changed since the preview. */
  beside?: Existing;
  /** The row's id is that of another record, which is not touched: 'id 181 is MAIN_AURORA_CLAIM'. */
  otherId?: string;
  name?: string;
  refusal?: CellError;
  /** The row makes a new record, although its key is known. */
  isNew?: boolean;
  /** Sentences for the preview. */
  warnings?: string[];
  /** Imported only if somebody ticks it. */
  isUnticked?: boolean;
  /** Columns whose cells are not imported, as if they were blank. */
  leftOut?: string[];
}

export interface Reading {
  values: Cells;
  errors: CellError[];
}

export type ParsedRow = Reading & Pick<TableRow, 'row' | 'raw' | 'cells'>;

/** Keeps only what is still needed, because a file has many rows: `raw` is empty unless the row is invalid. */
export interface PlannedRow
  extends
    Pick<ParsedRow, 'row' | 'raw' | 'values' | 'errors'>,
    Pick<Match, 'beside' | 'name' | 'otherId' | 'warnings' | 'isUnticked'> {
  code: string;
  result: 'created' | 'changed' | 'unchanged' | 'invalid';
  existing?: Omit<Existing, 'values'>;
  changes: Schema<'ImportCell'>[];
}

type RowShape = Pick<RowImport, 'key' | 'twinKey' | 'codeColumn' | 'shown'>;

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
    const { row, raw, values: read, errors } = given;
    const code = read[shape.codeColumn] ?? '';
    const planned = { row, code, values: read, raw: [], changes: [], errors: [] };
    const refuse = (why: CellError[]): PlannedRow => ({ ...planned, result: 'invalid', errors: why, raw });
    if (errors.length > 0) return refuse(errors);
    const { existing: stored, refusal, isNew, leftOut = [], ...told } = match(given);
    if (refusal) return refuse([refusal]);
    const blank = leftOut.map((column) => [column, ''] as const);
    const values = blank.length > 0 ? { ...read, ...Object.fromEntries(blank) } : read;
    const keys = [shape.twinKey?.(values) ?? keyOf(shape, values), ...(stored?.id ? [`#${stored.id}`] : [])];
    const twin = keys.map((key) => seen.get(key)).find((known) => known !== undefined);
    if (twin !== undefined) {
      const reason = t('Same key as row {twin}', { twin });
      return refuse([{ column: shape.codeColumn, value: code, reason }]);
    }
    for (const key of keys) seen.set(key, row);
    const cells = changesOf(values, stored?.values, shape.shown);
    const changes = isNew ? cells.map((cell) => ({ ...cell, before: null })) : cells;
    const result = stored && cells.length === 0 ? 'unchanged' : !stored || isNew ? 'created' : 'changed';
    const existing = stored && { id: stored.id, version: stored.version };
    return { ...planned, ...told, values, result, existing, changes };
  });
}

/** How the rows of a file are imported: its columns, its rules, its store. */
export interface RowImport extends Pick<TableShape, 'columns' | 'required'> {
  kind: ImportKind;
  market?: string;
  noun: Noun;
  key: string[];
  /** What no two rows may have in common, where that is not the key as it is written. */
  twinKey?: (values: Cells) => string;
  codeColumn: string;
  /** The columns that are compared and shown; all by default. */
  shown?: string[];
  /** Reads what parsing needs, once for a file; for an import it may lock what rows are compared with. Undefined leaves a row out. */
  reader: (context: Context, purpose: Purpose) => Promise<(cells: Cells) => Reading | undefined>;
  /** Finds the stored records of some rows at once and returns how a row is matched with them. */
  matcher: (context: Context, rows: ParsedRow[]) => Promise<(row: ParsedRow) => Match>;
  /** Writes creations and changes with their change log. Throws a conflict when a record changed meanwhile. */
  apply: (context: Context, rows: PlannedRow[], source: string) => Promise<void>;
  leftOutNote?: (count: number) => string;
}

/** Few enough that requests which need the same connection wait for only a tenth of a second. */
const BATCH_ROWS = 500;
/** The number of rows of each kind that a preview lists. */
const LISTED_ROWS = 20_000;

const untickableNote = (count: number): string =>
  t(
    'Rows that need a tick, but are too many to list, and so are not imported: {count}. Split the file to tick them.',
    { count },
  );

async function planTable(context: Context, definition: RowImport, table: StreamedTable, purpose: Purpose) {
  const { fileName, columns, rows: source } = table;
  const read = await definition.reader(context, purpose);
  const [seen, choices] = [new Map<string, number>(), new Map<number, Choice>()];
  const counts = { created: 0, changed: 0, unchanged: 0, invalid: 0 };
  const rows: PlannedRow[] = [];
  let [rowCount, leftOut, untickable, digest] = [0, 0, 0, ''];
  for await (const batch of inBatches(source, BATCH_ROWS)) {
    rowCount += batch.length;
    const parsed = batch.flatMap(({ row, raw, cells, faults }): ParsedRow[] => {
      const reading = faults.length > 0 ? { values: {}, errors: faults } : read(cells);
      return reading ? [{ row, raw, cells, ...reading }] : [];
    });
    leftOut += batch.length - parsed.length;
    const valid = parsed.filter(({ errors }) => errors.length === 0);
    const planned = planRows(definition, parsed, await definition.matcher(context, valid), seen);
    const told = planned.map((one) => [
      ...[one.row, one.result, one.existing, one.changes.length && one.values],
      ...(one.isUnticked ? [one.isUnticked] : []),
      ...(one.beside ? [one.beside] : []),
    ]);
    digest = digestOf([digest, told]);
    for (const one of planned) {
      const { row, result, errors } = one;
      counts[result]++;
      if (result === 'unchanged') continue;
      const isBad = result === 'invalid';
      const isListed = (isBad ? counts.invalid : counts.created + counts.changed) <= LISTED_ROWS;
      if (one.isUnticked && !isBad && !isListed) untickable++;
      const tick = one.isUnticked ? { isTicked: false } : {};
      choices.set(row, isBad ? { refusal: errors[0]!.reason } : { isUnlisted: !isListed, ...tick });
      if (isListed) rows.push(one);
      else if (purpose !== 'preview') rows.push({ ...one, changes: [] });
    }
  }
  const notes = leftOut > 0 && definition.leftOutNote ? [definition.leftOutNote(leftOut)] : [];
  const tooMany = purpose === 'preview' && tooManyAtOnce(context, counts.created + counts.changed);
  if (tooMany) notes.push(tooMany);
  if (untickable > 0 && purpose === 'preview') notes.push(untickableNote(untickable));
  const truncated = Math.max(counts.created + counts.changed, counts.invalid) > LISTED_ROWS;
  const file = { fileName, columns, rowCount, counts, planDigest: digest, truncated, untickable };
  return { file, notes, rows, choices };
}
type RowPlan = Awaited<ReturnType<typeof planTable>>;

const errorsOf = (bad: PlannedRow[]): RowError[] =>
  bad.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error })));

function previewRows({ noun, key, codeColumn }: RowImport, { file, notes, rows: planned }: RowPlan) {
  const keyBesideCode = key.filter((column) => column !== codeColumn);
  const bad = planned.filter(({ result }) => result === 'invalid');
  const rows = planned.flatMap(({ row, code, name, result, changes, values, otherId, ...told }) => {
    if (result !== 'created' && result !== 'changed') return [];
    const said = { otherId, noun: nounText(noun), code };
    return {
      row,
      code,
      name,
      result,
      cells: changes,
      warnings: told.warnings,
      isChecked: !told.isUnticked,
      key: Object.fromEntries(keyBesideCode.map((column) => [column, values[column]!])),
      note:
        otherId &&
        (result === 'created'
          ? t('{otherId}; a new {noun} {code} will be created', said)
          : t('{otherId}; the {noun} {code} will be changed', said)),
    };
  });
  const errors = errorsOf(bad);
  const invalidRows = bad.map(({ row, raw }) => ({ row, values: raw }));
  return { ...file, rows, errors, invalidRows, notes: notes.length > 0 ? notes : undefined };
}

/** A line for each row that is created, changed or left out (decision A-45). */
function linesOf({ row, code, name, otherId, errors }: PlannedRow, outcome: string): string[] {
  if (outcome === 'invalid')
    return errors.map(({ column, value, reason }) =>
      column === ''
        ? t('row {row}: {reason}', { row, reason })
        : t('row {row}: {column} "{value}": {reason}', { row, column, value, reason }),
    );
  const told = [name, otherId].map((text) => (text === undefined ? '' : ` (${text})`)).join('');
  if (outcome === 'unticked') return [t('row {row}: {code}{told} is not ticked', { row, code, told })];
  return outcome === 'created'
    ? [t('row {row}: created {code}{told}', { row, code, told })]
    : [t('row {row}: updated {code}{told}', { row, code, told })];
}

/**
 * A dry run writes nothing. Planned and applied rows are reported a batch at a time: 200,000 at once would block other requests for
 * most of a second.
 */
async function applyPlan(context: Context, plan: RowPlan, isChosen: IsChosen, write?: RowImport['apply']) {
  const { rows, notes, file } = plan;
  if (write) refuseTooManyAtOnce(context, rows.filter(({ row }) => isChosen(row)).length);
  const outcomes = { ...file.counts, created: 0, changed: 0, unticked: 0, invalid: 0 };
  const lines: string[] = [];
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    const batch = rows.slice(start, start + BATCH_ROWS);
    const chosen = batch.filter(({ row }) => isChosen(row));
    if (chosen.length > 0) await write?.(context, chosen, file.fileName);
    for (const planned of batch) {
      const outcome = planned.result === 'invalid' || isChosen(planned.row) ? planned.result : 'unticked';
      outcomes[outcome]++;
      lines.push(...linesOf(planned, outcome));
    }
    await nextTurn();
  }
  const said = { ...outcomes, bad: outcomes.invalid };
  const summary =
    said.unticked === 0
      ? t('{created} created, {changed} updated, {unchanged} unchanged, {bad} in error', said)
      : t(
          '{created} created, {changed} updated, {unchanged} unchanged, {unticked} not ticked, {bad} in error',
          said,
        );
  return [...lines, [summary, ...notes].join('. ')];
}

export const rowImport = (context: Context, definition: RowImport) =>
  ({
    kind: definition.kind,
    market: definition.market ?? '',
    part: 'file',
    ticks: ROW_TICKS,
    read: (file) => openTable(file, definition),
    async plan(table, purpose) {
      const plan = await planTable(context, definition, table, purpose);
      return {
        digest: plan.file.planDigest,
        choices: plan.choices,
        preview: () => previewRows(definition, plan),
        apply: (writing, isChosen) =>
          applyPlan(writing, plan, isChosen, purpose === 'dryRun' ? undefined : definition.apply),
        report: () => ({
          rowCount: plan.file.rowCount,
          rejected: plan.file.counts.invalid,
          errors: errorsOf(plan.rows.filter(({ result }) => result === 'invalid')),
        }),
      };
    },
  }) satisfies FileImport<unknown, unknown, StreamedTable>;

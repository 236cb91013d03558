/** Many records at once: what a change does is found out by doing it, for a preview in a transaction that is rolled back. */
import { t } from '../../texts/bulk.ts';
import type { KindRules, TitledFields } from '../../kit/activity-kind.ts';
import { conflict, invalid } from '../../kit/app-error.ts';
import type { BulkEntity, BulkNoun, BulkRow, BulkRules, BulkValues, BulkWrite } from '../../kit/bulk.ts';
import type { Context, Transaction } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { digestOf, MOST_AT_ONCE } from '../../kit/import/import.ts';
import { attempt } from '../../kit/savepoint.ts';
import { changesOfThisRun, runOf, undoRun, type RunChange } from '../../kit/undo-run.ts';

type Change = Schema<'BulkChange'>;
type Preview = Schema<'BulkPreview'>;
type Counts = Schema<'BulkCounts'>;
type ShownChange = Schema<'BulkRow'>;

/** In the change log: made for many records at once. */
const SOURCE = 'bulk';
const MOST_ROWS = 10_000;
const SHOWN = 200;

export interface BulkKind {
  entity: BulkEntity;
  noun: BulkNoun;
  rules: BulkRules;
}

export interface BulkTools {
  /** Why a record was refused, in words; undefined for a fault of the server. */
  reasonOf: (error: unknown) => string | undefined;
  titled: TitledFields;
  kinds: readonly KindRules[];
}

interface Refused {
  row: BulkRow;
  reason: string;
}

/** What was done, before it is committed or rolled back. */
interface Done {
  rows: readonly BulkRow[];
  refused: readonly Refused[];
  changes: readonly RunChange[];
  counts: Counts;
  digest: string;
}

const gone = (): string => t('It no longer exists.');

function checkedValues({ noun, rules }: BulkKind, { action, values = {} }: Change): BulkValues {
  if (action === 'delete') {
    if (!rules.deletes || !noun.remove) throw invalid(t('Records of this kind are not deleted.'));
    return {};
  }
  const names = Object.keys(values) as (keyof BulkValues)[];
  if (names.length === 0) throw invalid(t('Choose what to set.'));
  const strange = names.filter((name) => !noun.set || !rules.set.includes(name));
  if (strange.length > 0) {
    const message = t('This cannot be set for many records at once.');
    throw invalid(
      message,
      strange.map((field) => ({ field: `values.${field}`, message })),
    );
  }
  return values;
}

async function selectedRows(
  context: Context,
  { noun, rules }: BulkKind,
  { all = false, ids = [], filters = {} }: Change['selection'],
): Promise<{ rows: BulkRow[]; lost: string[] }> {
  if (all === ids.length > 0) throw invalid(t('Choose records, or all that match.'));
  const most = context.isAlone ? MOST_AT_ONCE : MOST_ROWS;
  const rows =
    ids.length > most
      ? undefined
      : await noun.rows(context, all ? { filters: rules.filtersOf(filters) } : { ids }, most + 1);
  if (!rows || rows.length > most)
    throw invalid(t('At most {most} records can be changed at once. Choose fewer.', { most }));
  const found = new Set(rows.map(({ id }) => id));
  return { rows, lost: ids.filter((id) => !found.has(id)) };
}

/** Halves what was refused until each refused row is alone. */
async function writeRows(
  context: Context,
  { atOnce, write }: BulkWrite,
  rows: readonly BulkRow[],
  values: BulkValues,
  reasonOf: BulkTools['reasonOf'],
): Promise<Refused[]> {
  const refused: Refused[] = [];
  const tryOut = async (part: readonly BulkRow[]): Promise<void> => {
    const reason = await attempt(context, (inside) => write(inside, part, values), reasonOf);
    if (reason === undefined) return;
    if (part.length === 1) return void refused.push({ row: part[0]!, reason });
    const half = Math.ceil(part.length / 2);
    await tryOut(part.slice(0, half));
    await tryOut(part.slice(half));
  };
  for (let at = 0; at < rows.length; at += atOnce) await tryOut(rows.slice(at, at + atOnce));
  return refused;
}

const ownerOf = ({ entity, noun }: BulkKind, change: RunChange): string =>
  change.entity === entity ? change.id : (noun.ownerOf?.(change) ?? change.id);

async function perform(
  base: Context,
  kind: BulkKind,
  change: Change,
  { reasonOf }: BulkTools,
): Promise<Done> {
  const context = { ...base, source: SOURCE };
  const { noun } = kind;
  const values = checkedValues(kind, change);
  await noun.check?.(context, values);
  const { rows, lost } = await selectedRows(context, kind, change.selection);
  const writer = (change.action === 'delete' ? noun.remove : noun.set)!;
  const refused = [
    ...lost.map((id) => ({ row: { id, state: {} }, reason: gone() })),
    ...(await writeRows(context, writer, rows, values, reasonOf)),
  ];
  const changes = await changesOfThisRun(
    context,
    noun.stores.map((store) => store.entity),
  );
  const changed = new Set(changes.map((one) => ownerOf(kind, one))).size;
  const selected = rows.length + lost.length;
  const unchanged = Math.max(0, selected - refused.length - changed);
  return {
    rows,
    refused,
    changes,
    counts: { selected, changed, unchanged, refused: refused.length },
    // A record that is created has another id each time.
    digest: digestOf([
      changes.map((one) => [one.entity, one.action === 'create' ? 0 : one.id, one.before, one.after]),
      refused.map(({ row }) => row.id),
    ]),
  };
}

/** Ends a transaction whose writes only show what they would have been. */
class RolledBack extends Error {
  readonly preview: Preview;

  constructor(preview: Preview) {
    super('rolled back');
    this.preview = preview;
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function nameIn({ kinds }: BulkTools, entity: string, { id, state }: BulkRow): string {
  const names = kinds.find((kind) => kind.kind === entity)?.names ?? [];
  // Labels of one code differ by their models.
  const pattern = state['modelEnableRegexp'] === 'DEFAULT' ? '' : state['modelEnableRegexp'];
  const parts = [...names.map((name) => state[name]), pattern]
    .map((part) => String(part ?? ''))
    .filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : id;
}

function shownChange(
  kind: BulkKind,
  tools: BulkTools,
  done: Done,
  given: BulkValues,
  one: RunChange,
): ShownChange {
  const { before, after } = one;
  // As its list shows it now.
  const own = nameIn(tools, one.entity, { id: one.id, state: before ?? after ?? {} });
  const owner =
    one.entity === kind.entity ? undefined : done.rows.find(({ id }) => id === ownerOf(kind, one));
  const differs = (field: string) =>
    before && after ? !isSame(before[field], after[field]) : after !== null && field in given;
  const fields = [...new Set([before, after].flatMap((state) => Object.keys(state ?? {})))].filter(differs);
  const entity = tools.kinds.find(({ kind: known }) => known === one.entity)?.entity;
  return {
    name: owner ? `${nameIn(tools, kind.entity, owner)} · ${own}` : own,
    action: after === null ? 'delete' : before === null ? 'create' : 'update',
    fields: tools.titled(entity, fields).map(({ field, title }) => ({
      field,
      title,
      ...(before && { before: before[field] }),
      after: after?.[field],
    })),
  };
}

function previewOf(kind: BulkKind, tools: BulkTools, change: Change, done: Done): Preview {
  const { counts, changes, refused, digest } = done;
  return {
    counts,
    changes: changes.slice(0, SHOWN).map((one) => shownChange(kind, tools, done, change.values ?? {}, one)),
    refused: refused
      .slice(0, SHOWN)
      .map(({ row, reason }) => ({ id: row.id, name: nameIn(tools, kind.entity, row), reason })),
    planDigest: digest,
  };
}

/** What a change of many records would do: it is done and rolled back, so that its rules are those of the change itself. */
export async function previewChange(
  transaction: Transaction,
  kind: BulkKind,
  change: Change,
  tools: BulkTools,
): Promise<Preview> {
  try {
    return await transaction(async (context) => {
      throw new RolledBack(previewOf(kind, tools, change, await perform(context, kind, change, tools)));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.preview;
    throw error;
  }
}

function told({ action }: Change, { changed, refused }: Counts): string {
  const done =
    action === 'delete'
      ? changed === 1
        ? t('1 record deleted')
        : t('{count} records deleted', { count: changed })
      : changed === 1
        ? t('1 record changed')
        : t('{count} records changed', { count: changed });
  return refused === 0 ? done : t('{done}, {refused} left out', { done, refused });
}

/** Does what the preview with this digest showed. @throws AppError (409) if it would be something else by now */
export async function runChange(
  context: Context,
  kind: BulkKind,
  { change, planDigest }: Schema<'BulkChangeRun'>,
  tools: BulkTools,
): Promise<Schema<'BulkDone'>> {
  const { digest, counts } = await perform(context, kind, change, tools);
  if (digest !== planDigest)
    throw conflict(t('The records have changed since the preview. Look at it again.'));
  return { message: told(change, counts), run: await runOf(context), counts };
}

/** Takes one's own change back. @throws AppError (404) without such a change; 409 if one of the records has been changed since */
export async function undoChange(
  context: Context,
  { noun }: BulkKind,
  run: string,
): Promise<Schema<'Message'>> {
  await undoRun(context, noun.stores, { run, source: SOURCE });
  return { message: t('The change has been undone.') };
}

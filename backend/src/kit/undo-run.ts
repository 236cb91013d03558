/** Taking back everything that one transaction wrote, as long as nobody has changed any of it since. */
import { isDeepStrictEqual } from 'node:util';
import { t } from '../texts/kit.ts';
import { conflict, notFound } from './app-error.ts';
import type { WantedState } from './change-log.ts';
import type { Context } from './context.ts';
import type { Crud } from './crud.ts';
import { statement } from './sql.ts';

export type AnyCrud = Crud<Record<string, unknown>>;

/** How the writes of one entity are taken back. */
export interface UndoStore {
  entity: string;
  crud?: AnyCrud;
  /** For records with rules of their own: brings each back to its state before the change. */
  restore?: (context: Context, id: string, wanted: WantedState) => Promise<unknown>;
  /** Deleted records return with another one that they belong to, whose store comes first. */
  returnsWithOwner?: boolean;
}

export const undoStoreOf = <State extends object, Id extends number | string>(
  crud: Crud<State, Id>,
): UndoStore => ({ entity: crud.record.entity, crud: crud as unknown as AnyCrud });

/** One write of a run. */
export interface RunChange {
  changeId: number;
  entity: string;
  id: string;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** And whether it is still the last one of its record, but for those of this transaction. */
interface FoundChange extends RunChange {
  /** Null for records that have none. */
  code: string | null;
  isLast: boolean;
}

/** Later nobody takes a run back. */
const KEPT_DAYS = 30;

const thisRun = statement(
  `WITH old AS (DELETE FROM change_run WHERE at < $2::timestamptz - interval '${KEPT_DAYS} days')
   INSERT INTO change_run (xid, user_id, at) VALUES (pg_current_xact_id(), $1, $2) RETURNING xid::text AS run`,
);

/** Names what the transaction of this context writes, for `undoRun`; once in it. */
export async function runOf(context: Context): Promise<string> {
  const [row] = await context.sql.rows<{ run: string }>(thisRun, [context.actor!.userId, context.now]);
  return row!.run;
}

const WRITE = `d.id AS "changeId", d.entity, d.entity_id AS id, d.action, d.before, d.after`;

const ownChanges = statement(
  `SELECT ${WRITE} FROM change_log d WHERE d.entity = ANY($1) AND d.xid = pg_current_xact_id() ORDER BY d.id`,
);

/** What the transaction of this context has written so far. */
export const changesOfThisRun = (context: Context, entities: readonly string[]): Promise<RunChange[]> =>
  context.sql.rows(ownChanges, [entities]);

const changesOfRun = statement(
  `SELECT ${WRITE}, coalesce(d.after, d.before) ->> 'code' AS code,
     NOT EXISTS (SELECT FROM change_log l WHERE l.entity = d.entity AND l.entity_id = d.entity_id AND l.id > d.id
       AND l.xid <> d.xid AND l.xid <> pg_current_xact_id()) AS "isLast"
   FROM change_log d WHERE d.entity = ANY($1) AND d.xid = $2::text::xid8 AND d.source = $3 ORDER BY d.id`,
);

/** A run is taken back once: its name goes with it, and who undoes it at the same time waits here. */
const forgetRun = statement(
  `DELETE FROM change_run WHERE xid = $1::text::xid8 AND user_id = $2 RETURNING xid::text AS run`,
);

const CODES_NAMED = 3;

/** Names the first codes, so that one can look at them. */
function changedSince(overtaken: readonly FoundChange[]): string {
  const all = [...new Set(overtaken.flatMap(({ code }) => code ?? []))];
  if (all.length === 0) return t('Some of it has been changed since. Nothing was undone.');
  const codes = all.slice(0, CODES_NAMED).join(', ');
  const count = all.length - CODES_NAMED;
  return count > 0
    ? t('Changed since: {codes} and {count} more. Nothing was undone.', { codes, count })
    : t('Changed since: {codes}. Nothing was undone.', { codes });
}

function refuseOvertaken(changes: readonly FoundChange[]): void {
  const overtaken = changes.filter(({ isLast }) => !isLast);
  if (overtaken.length > 0) throw conflict(changedSince(overtaken));
}

/** The former values of what the run changed: a feed may have written other fields since. */
const formerOf = ({ before, after }: RunChange): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(before!).filter(([field, value]) => !isDeepStrictEqual(value, after![field])),
  );

const idsOf = ({ record }: AnyCrud, changes: readonly RunChange[]): number[] =>
  changes.map(({ id }) => (record.id.type === 'integer' ? Number(id) : id)) as number[];

/** Rows that one statement writes. */
const AT_ONCE = 1_000;

const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) =>
    rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

async function takeBack(
  context: Context,
  { crud, restore, returnsWithOwner }: UndoStore,
  changes: readonly RunChange[],
  source: string,
): Promise<void> {
  const all = { create: [] as RunChange[], update: [] as RunChange[], delete: [] as RunChange[] };
  for (const change of changes) all[change.action as keyof typeof all].push(change);
  const deleted = returnsWithOwner ? [] : all.delete;
  if (crud)
    for (const part of batchesOf(idsOf(crud, all.create))) await crud.removeAll(context, part, source);
  if (restore) {
    const other = crud ? [...all.update, ...deleted] : changes;
    for (const { id, changeId } of other.toReversed())
      await restore({ ...context, source }, id, { changeId, before: true });
  } else if (crud) {
    const versions = new Map(
      (await crud.lockAll(context, idsOf(crud, all.update))).map(({ id, version }) => [String(id), version]),
    );
    const stored = all.update.filter(({ id }) => versions.has(id));
    if (stored.length < all.update.length) throw conflict(changedSince([]));
    const former = idsOf(crud, stored).map((id, at) => ({
      id,
      version: versions.get(String(id))!,
      values: formerOf(stored[at]!),
    }));
    for (const part of batchesOf(former)) await crud.updateAll(context, part, source);
    const gone = deleted.map(({ changeId }) => changeId);
    for (const part of batchesOf(gone)) await crud.restoreAll(context, part, source);
  }
}

/**
 * Deletes what the run created, brings back what it deleted and gives what it changed its former values, within the caller's
 * transaction and as changes of their own. Only the one who made a run can take it back.
 * @param source what the run wrote into the change log as its source; the undoing writes it too
 * @returns the writes that were taken back
 * @throws AppError (404) without such a run; 409 if a record of it has been changed or deleted since: then nothing is written
 */
export async function undoRun(
  context: Context,
  stores: readonly UndoStore[],
  { run, source }: { run: string; source: string },
): Promise<RunChange[]> {
  const [own] = await context.sql.rows(forgetRun, [run, context.actor!.userId]);
  const values = [stores.map(({ entity }) => entity), run, source];
  const changes = own ? await context.sql.rows<FoundChange>(changesOfRun, values) : [];
  if (changes.length === 0)
    throw notFound(
      t('There is nothing to undo: it has already been undone, or is older than {days} days.', {
        days: KEPT_DAYS,
      }),
    );
  refuseOvertaken(changes);
  for (const store of stores)
    await takeBack(
      context,
      store,
      changes.filter(({ entity }) => entity === store.entity),
      source,
    );
  // Its writes wait for those of others, which are seen now.
  refuseOvertaken(await context.sql.rows<FoundChange>(changesOfRun, values));
  return changes;
}

/** Taking back everything that one transaction wrote, as long as nobody has changed any of it since. */
import { t } from '../texts/kit.ts';
import { conflict, notFound } from './app-error.ts';
import { actorName, type Context } from './context.ts';
import type { Crud } from './crud.ts';
import { statement } from './sql.ts';

type AnyCrud = Crud<Record<string, unknown>>;

/** One write of a run, and whether it is still the last one of its record. */
export interface RunChange {
  entity: string;
  id: number;
  action: string;
  before: Record<string, unknown> | null;
  /** Null for records that have none. */
  code: string | null;
  isLast: boolean;
}

const thisRun = statement('SELECT pg_current_xact_id()::text AS run');

/** Names what the transaction of this context writes, for `undoRun`. */
export async function runOf(context: Context): Promise<string> {
  const [row] = await context.sql.rows<{ run: string }>(thisRun);
  return row!.run;
}

const changesOfRun = statement(
  `SELECT d.entity, d.entity_id::integer AS id, d.action, d.before, coalesce(d.after, d.before) ->> 'code' AS code,
     NOT EXISTS (SELECT FROM change_log l WHERE l.entity = d.entity AND l.entity_id = d.entity_id AND l.id > d.id) AS "isLast"
   FROM change_log d
   WHERE d.entity = ANY($1) AND d.xid = $2::text::xid8 AND d.actor = $3 AND d.source = $4 ORDER BY d.id`,
);

const CODES_NAMED = 3;

/** Names the first codes, so that one can look at them. */
function changedSince(overtaken: readonly RunChange[]): string {
  const all = [...new Set(overtaken.flatMap(({ code }) => code ?? []))];
  if (all.length === 0) return t('Some of it has been changed since. Nothing was taken back.');
  const codes = all.slice(0, CODES_NAMED).join(', ');
  const count = all.length - CODES_NAMED;
  return count > 0
    ? t('Changed since: {codes} and {count} more. Nothing was taken back.', { codes, count })
    : t('Changed since: {codes}. Nothing was taken back.', { codes });
}

/**
 * Deletes what the run created and gives what it changed its former values, within the caller's transaction and as changes of
 * their own. Only the one who made a run can take it back.
 * @param source what the run wrote into the change log as its source; the undoing writes it too
 * @returns the writes that were taken back
 * @throws AppError (404) without such a run; 409 if a record of it has been changed or deleted since: then nothing is written
 */
export async function undoRun(
  context: Context,
  cruds: readonly AnyCrud[],
  { run, source }: { run: string; source: string },
): Promise<RunChange[]> {
  const byEntity = new Map(cruds.map((crud) => [crud.record.entity, crud]));
  const values = [[...byEntity.keys()], run, actorName(context), source];
  const found = await context.sql.rows<RunChange>(changesOfRun, values);
  if (found.length === 0) throw notFound(t('There is nothing to take back.'));
  const idsOf = (entity: string) => found.filter((one) => one.entity === entity).map(({ id }) => id);
  const versions = new Map<string, number>();
  for (const [entity, crud] of byEntity)
    for (const { id, version } of await crud.lockAll(context, idsOf(entity)))
      versions.set(`${entity} ${id}`, version);
  // Read once more under the lock.
  const changes = await context.sql.rows<RunChange>(changesOfRun, values);
  const overtaken = changes.filter(({ entity, id, isLast }) => !isLast || !versions.has(`${entity} ${id}`));
  if (overtaken.length > 0) throw conflict(changedSince(overtaken));
  for (const [entity, crud] of byEntity) {
    const own = changes.filter((one) => one.entity === entity);
    const created = own.filter(({ action }) => action === 'create').map(({ id }) => id);
    const changed = own.flatMap(({ id, before }) =>
      before ? [{ id, version: versions.get(`${entity} ${id}`)!, values: before }] : [],
    );
    if (created.length > 0) await crud.removeAll(context, created, source);
    if (changed.length > 0) await crud.updateAll(context, changed, source);
  }
  return changes;
}

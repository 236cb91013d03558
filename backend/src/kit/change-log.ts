import { t } from '../texts/kit.ts';
import { conflict } from './app-error.ts';
import { ChangeLogEntry } from './change-log.entity.ts';
import type { Context } from './context.ts';
import { actorName } from './context.ts';
import { statement } from './sql.ts';

export type ChangeAction = 'create' | 'update' | 'delete' | 'restore' | 'clear';

/** The source of a change that gave a user a new password, which is all that is kept of it. */
export const NEW_PASSWORD = 'New password';

export interface Change {
  entity: string;
  entityId: string | number;
  action: ChangeAction;
  /** The record as its history shows it, without secrets; null for a new or deleted one. */
  before: unknown;
  after: unknown;
  /** Where a change not made by hand came from, e.g. the name of an imported file; NEW_PASSWORD. */
  source?: string;
}

const insertChange = statement(
  `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** Records a write in its transaction, which also invalidates cached reads of the entity. */
export async function logChange(context: Context, change: Change): Promise<void> {
  await context.sql.rows(insertChange, [
    context.now,
    actorName(context),
    change.entity,
    String(change.entityId),
    change.action,
    change.source || (context.source ?? ''),
    change.before === null ? null : JSON.stringify(change.before),
    change.after === null ? null : JSON.stringify(change.after),
  ]);
}

const insertChanges = statement(
  `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after)
   SELECT $1, $2, c.entity, c.id, c.action, coalesce(c.source, $4), c.before, c.after
   FROM ROWS FROM (jsonb_to_recordset($3::jsonb)
     AS (entity text, "entityId" text, action text, source text, before jsonb, after jsonb))
     WITH ORDINALITY AS c(entity, id, action, source, before, after, n) ORDER BY c.n`,
);

export async function logChanges(context: Context, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const values = [context.now, actorName(context), JSON.stringify(changes), context.source ?? ''];
  await context.sql.rows(insertChanges, values);
}

export interface LoggedChange {
  id: number;
  recordId: string;
  at: string;
  actor: string;
  action: 'create' | 'update' | 'delete' | 'restore';
  source: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export const CHANGE_COLUMNS = `d.id, d.entity_id AS "recordId", d.at, d.actor, d.action, d.source, d.before, d.after`;

const recordHistory = statement(
  `SELECT coalesce(json_agg(changes), '[]') AS changes FROM (
     SELECT ${CHANGE_COLUMNS} FROM change_log d WHERE entity = $1 AND entity_id = $2 ORDER BY id DESC LIMIT 200) changes`,
);

/** The history of a record, newest first, at most 200 changes; a deleted record keeps it. */
export async function changesOf(context: Context, entity: string, id: string): Promise<LoggedChange[]> {
  const [row] = await context.sql.rows<{ changes: LoggedChange[] }>(recordHistory, [entity, id]);
  return row!.changes;
}

export const lastChangeOf = ({ db }: Context, entity: string, entityId: string) =>
  db.findOne(ChangeLogEntry, {
    select: { actor: true, at: true },
    where: { entity, entityId },
    order: { id: 'DESC' },
  });

/** Which state of a record to restore: the one after a change, or with `before` the one before it. */
export interface WantedState {
  changeId: number;
  before?: boolean;
  /** The newest change that the history showed. */
  seen?: number;
}

const oneChange = statement(
  `SELECT action, before, after FROM change_log WHERE entity = $1 AND entity_id = $2 AND id = $3`,
);

const changedSince = statement(
  `SELECT actor FROM change_log WHERE entity = $1 AND entity_id = $2 AND id > $3 ORDER BY id DESC LIMIT 1`,
);

/** @throws AppError (409) if the record was changed after the change `seen`: what nobody has seen is not overwritten */
export async function refuseChangedSince(
  context: Context,
  entity: string,
  id: number | string,
  seen: number,
): Promise<void> {
  const [latest] = await context.sql.rows<{ actor: string }>(changedSince, [entity, String(id), seen]);
  if (latest)
    throw conflict(
      t('{who} has changed it since: nothing was restored. Its history shows every state that it had.', {
        who: latest.actor,
      }),
    );
}

/**
 * The state to restore, which for a deletion is the one before it; undefined if there is no such change.
 * @throws AppError (409) if the record was changed after what the history showed, or after the deletion to undo
 */
export async function stateOfChange<State>(
  context: Context,
  entity: string,
  id: number | string,
  { changeId, before, seen }: WantedState,
): Promise<State | undefined> {
  const [change] = await context.sql.rows<{
    action: ChangeAction;
    before: State | null;
    after: State | null;
  }>(oneChange, [entity, String(id), changeId]);
  const latest = seen ?? (change?.action === 'delete' ? changeId : undefined);
  if (latest !== undefined) await refuseChangedSince(context, entity, id, latest);
  return (before ? change?.before : (change?.after ?? change?.before)) || undefined;
}

/** pg-boss is the queue; the table job_run is what screens show of it. Both are written in the request's transaction. */
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type PgBoss from 'pg-boss';
import { actorName, type Actor, type Context, type Scope } from './context.ts';
import { statement, type Sql } from './sql.ts';
import { t } from '../texts/kit.ts';
import { inEachLanguage, currentLanguage } from '../texts/current-language.ts';

export interface JobStart {
  input?: object;
  singletonKey?: string;
}

export interface NewRun extends JobStart {
  name: string;
  startedBy: string;
  at: Date;
}

export interface JobData {
  actor?: (Omit<Actor, 'scopes' | 'tokenHash'> & { scopes: Scope[] }) | null;
}

interface CancelledRun {
  name: string;
  jobId: string | null;
  state: 'cancelled' | 'running';
}

export const jobSent = new EventEmitter();

/** In every language, since the user who started the run may have a different one from the user who cancels it. */
export const cancelled = JSON.stringify(inEachLanguage(() => t('Cancelled by {who}.')));

const insertRun = statement(
  `INSERT INTO job_run (job_id, name, started_by, queued_at, state, input, singleton_key, language)
   VALUES ($1, $2, $3, $4, 'queued', $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
);
const findUnfinished = statement(
  `SELECT id FROM job_run WHERE name = $1 AND singleton_key = $2 AND state IN ('queued', 'running')`,
);
const cancelRun = statement(
  `UPDATE job_run SET
     state = CASE state WHEN 'queued' THEN 'cancelled' ELSE state END,
     finished_at = CASE state WHEN 'queued' THEN $2::timestamptz END,
     message = CASE state WHEN 'queued' THEN replace($4::json ->> language, '{who}', $3) ELSE message END,
     cancel_requested_at = coalesce(cancel_requested_at, $2::timestamptz),
     cancel_requested_by = coalesce(cancel_requested_by, $3)
   WHERE id = $1 AND state IN ('queued', 'running') RETURNING name, job_id AS "jobId", state`,
);

/** pg-boss inside the transaction of `sql`. */
export const bossOn = (sql: Sql): { db: PgBoss.Db } => ({
  db: { executeSql: async (text, values) => ({ rows: await sql.rows(statement(text), values) }) },
});

let sender: Promise<PgBoss> | undefined;

/** Never started, has no connection of its own, and is loaded with the first job, not with the server. */
const sending = (): Promise<PgBoss> =>
  (sender ??= import('pg-boss').then(
    ({ default: Boss }) => new Boss({ db: { executeSql: () => Promise.reject(new Error('no connection')) } }),
  ));

/** Shows a pg-boss job on the screens; undefined if one with its key is queued or running. */
export async function addRun(sql: Sql, jobId: string, run: NewRun): Promise<number | undefined> {
  const { name, startedBy, at, input = {}, singletonKey } = run;
  const values = [jobId, name, startedBy, at, JSON.stringify(input), singletonKey, currentLanguage()];
  return (await sql.rows<{ id: number }>(insertRun, values))[0]?.id;
}

/** Sends a job in the transaction of `sql`: the id of its run, and whether it is new or was joined. */
export async function sendJob(
  sql: Sql,
  run: NewRun,
  actor?: Actor | null,
): Promise<{ id: number; isNew: boolean }> {
  for (;;) {
    const jobId = randomUUID();
    // pg-boss has no policy for joining a queued or running job; the table's unique index does it.
    const id = await addRun(sql, jobId, run);
    if (id !== undefined) {
      const person = actor && { ...actor, scopes: [...actor.scopes], tokenHash: undefined };
      const sent = await (await sending()).send(run.name, { actor: person }, { id: jobId, ...bossOn(sql) });
      if (sent === null) throw new Error(`There is no queue ${run.name}: no process has run jobs yet.`);
      return { id, isNew: true };
    }
    const [unfinished] = await sql.rows<{ id: number }>(findUnfinished, [run.name, run.singletonKey]);
    if (unfinished) return { id: unfinished.id, isNew: false };
  }
}

/** Sends a job in the request's transaction: rolled back with it, else run soon by whichever process is free. */
export async function enqueueJob(
  context: Context,
  name: string,
  start: JobStart = {},
): Promise<{ id: number; isNew: boolean }> {
  const { sql, now, actor } = context;
  const sent = await sendJob(sql, { ...start, name, startedBy: actorName(context), at: now }, actor);
  context.afterCommit(() => void jobSent.emit('sent'));
  return sent;
}

/** Cancels at once while it is queued, else at its next step, in any process. Undefined if it is over or unknown. */
export async function cancelJob(context: Context, id: number): Promise<CancelledRun['state'] | undefined> {
  const { sql, now } = context;
  const [run] = await sql.rows<CancelledRun>(cancelRun, [id, now, actorName(context), cancelled]);
  if (run?.state === 'cancelled' && run.jobId !== null)
    await (await sending()).cancel(run.name, run.jobId, bossOn(sql));
  return run?.state;
}

/**
 * The table job_run is the queue of the background jobs and what screens show of them. Whatever a request does with a
 * job happens here, in its transaction; kit/job-runner.ts runs what is queued.
 */
import type { Actor, Context, Scope } from './context.ts';
import { actorName } from './context.ts';
import { spokenLanguage } from '../texts/spoken-language.ts';
import { statement } from './sql.ts';

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** A run as screens show it. */
export interface JobRunRow {
  id: number;
  name: string;
  startedBy: string;
  queuedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  state: JobState;
  /** Somebody cancelled it, and it has not come to its next step yet. */
  isCancelling: boolean;
  step: string;
  percent: number;
  /** What became of it, for people. */
  message: string;
  result: Record<string, unknown> | null;
}

/** How a job is started. */
export interface JobStart {
  input?: Record<string, unknown>;
  /** While a run of this job with this key waits or runs, a second start joins it. */
  singletonKey?: string;
}

const COLUMNS = `id, name, started_by AS "startedBy", queued_at AS "queuedAt", started_at AS "startedAt",
  finished_at AS "finishedAt", state, cancel_requested_at IS NOT NULL AND state = 'running' AS "isCancelling",
  step, percent, message, result`;

const insertRun = statement(
  `INSERT INTO job_run (name, started_by, queued_at, state, input, singleton_key, actor, language)
   VALUES ($1, $2, $3, 'queued', $4, $5, $6, $7)
   ON CONFLICT (name, singleton_key) WHERE singleton_key IS NOT NULL AND state IN ('queued', 'running') DO NOTHING
   RETURNING id`,
);
const findUnfinished = statement(
  `SELECT id FROM job_run WHERE name = $1 AND singleton_key = $2 AND state IN ('queued', 'running')`,
);
const cancelRun = statement(
  `UPDATE job_run SET
     state = CASE state WHEN 'queued' THEN 'cancelled' ELSE state END,
     finished_at = CASE state WHEN 'queued' THEN $2::timestamptz END,
     cancel_requested_at = coalesce(cancel_requested_at, $2::timestamptz),
     cancel_requested_by = coalesce(cancel_requested_by, $3)
   WHERE id = $1 AND state IN ('queued', 'running') RETURNING id`,
);
const selectRun = statement(`SELECT ${COLUMNS} FROM job_run WHERE id = $1`);
const selectRuns = statement(
  `SELECT ${COLUMNS} FROM job_run WHERE name = $1 ORDER BY queued_at DESC, id DESC LIMIT $2`,
);

const asJson = (actor: Actor): object => ({ ...actor, scopes: [...actor.scopes], tokenHash: undefined });

/** The person who started a run; holds no session. */
export const actorFromJson = (stored: Omit<Actor, 'scopes' | 'tokenHash'> & { scopes: Scope[] }): Actor => ({
  ...stored,
  scopes: new Set(stored.scopes),
  tokenHash: Buffer.alloc(0),
});

/**
 * Queues a job in the transaction of `context`: rolled back with it, run within a second of its commit by whichever
 * process is free. Answers the id of the run, and whether it is a new one or one that was joined.
 */
export async function enqueueJob(
  context: Context,
  name: string,
  { input = {}, singletonKey }: JobStart = {},
): Promise<{ id: number; isNew: boolean }> {
  const { actor } = context;
  const values = [
    name,
    actorName(context),
    context.now,
    JSON.stringify(input),
    singletonKey,
    actor && JSON.stringify(asJson(actor)),
    spokenLanguage(),
  ];
  for (;;) {
    const [added] = await context.sql.rows<{ id: number }>(insertRun, values);
    if (added) return { id: added.id, isNew: true };
    const [running] = await context.sql.rows<{ id: number }>(findUnfinished, [name, singletonKey]);
    // None: it finished between the two statements.
    if (running) return { id: running.id, isNew: false };
  }
}

/**
 * Cancels a run: at once while it waits, else at its next step, in whichever process it runs. False when it is over
 * already or was never there.
 */
export async function cancelJob(context: Context, id: number): Promise<boolean> {
  return (await context.sql.rows(cancelRun, [id, context.now, actorName(context)])).length > 0;
}

/** One run; undefined when there is none of this id. */
export async function jobRun(context: Context, id: number): Promise<JobRunRow | undefined> {
  return (await context.sql.rows<JobRunRow>(selectRun, [id]))[0];
}

/** The last runs of a job, the newest first. */
export const lastJobRuns = (context: Context, name: string, limit: number): Promise<JobRunRow[]> =>
  context.sql.rows<JobRunRow>(selectRuns, [name, limit]);

import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-reply.ts';
import { statement } from '../../kit/sql.ts';
import { JOB_RUN_COLUMNS, SHOWN_RUNS } from './job.list.ts';

const latestRuns = statement(
  `SELECT coalesce(json_agg(runs ORDER BY runs."queuedAt" DESC, runs.id DESC), '[]')::text AS content
   FROM (SELECT DISTINCT ON (r.name) ${JOB_RUN_COLUMNS} FROM ${SHOWN_RUNS} ORDER BY r.name, r.queued_at DESC, r.id DESC) runs`,
);

export async function latestRunsJson<Shape>(context: Context): Promise<JsonText<Shape>> {
  const [row] = await context.sql.rows<{ content: string }>(latestRuns, [context.now]);
  return jsonText(row!.content);
}

const runWithReport = statement(
  `SELECT json_build_object('run', row_to_json(run), 'report', run_report)::text AS content
   FROM (SELECT ${JOB_RUN_COLUMNS} FROM ${SHOWN_RUNS} WHERE r.id = $2) run,
     LATERAL (SELECT coalesce(result ->> 'report', '') AS run_report FROM job_run WHERE id = run.id) said`,
);

export async function runLogJson<Shape>(context: Context, id: number): Promise<JsonText<Shape> | undefined> {
  const [row] = await context.sql.rows<{ content: string }>(runWithReport, [context.now, id]);
  return row && jsonText(row.content);
}

/** At most this many of each state. */
const UNSETTLED = 5;

const unsettledOf = (condition: string): string =>
  `SELECT coalesce(json_agg(runs ORDER BY runs."queuedAt" DESC, runs.id DESC), '[]') FROM (
     SELECT ${JOB_RUN_COLUMNS} FROM ${SHOWN_RUNS} WHERE ${condition} ORDER BY r.queued_at DESC, r.id DESC LIMIT ${UNSETTLED}) runs`;

const unsettledRuns = statement(
  `SELECT (${unsettledOf(`r.state IN ('queued', 'running')`)}) AS running,
     (${unsettledOf(`r.state = 'failed' AND r.queued_at > $2::timestamptz AND NOT EXISTS (SELECT FROM job_run later
       WHERE later.name = r.name AND later.queued_at > r.queued_at AND later.state = 'done')`)}) AS failed`,
);

export async function unsettledRunsJson<Run>(
  context: Context,
  since: Date,
): Promise<{ running: Run[]; failed: Run[] }> {
  const [row] = await context.sql.rows<{ running: Run[]; failed: Run[] }>(unsettledRuns, [
    context.now,
    since,
  ]);
  return row!;
}

const insertFinished = statement(
  `INSERT INTO job_run (name, started_by, queued_at, started_at, finished_at, state, percent, message)
   VALUES ($1, $2, $3, $3, $3::timestamptz + (clock_timestamp() - now()), 'done', 100, $4)`,
);

export async function insertFinishedRun(
  context: Context,
  name: string,
  startedBy: string,
  message: string,
): Promise<void> {
  await context.sql.rows(insertFinished, [name, startedBy, context.now, message]);
}

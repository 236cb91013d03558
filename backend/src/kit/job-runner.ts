import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Context } from './context.ts';
import { actorName } from './context.ts';
import type { Mailer } from './mailer.ts';
import { sqlOn, statement, type Queryable, type Sql } from './sql.ts';

/** What a running job may do: report how far it is, and ask whether somebody cancelled it. */
export interface JobRun {
  id: number;
  /** Each call is its own transaction, so that screens see the progress at once. */
  progress(step: string, percent: number): Promise<void>;
  isCancelled(): Promise<boolean>;
}

export interface JobTools {
  database: DataSource;
  sql: Sql;
  mailer: Mailer;
  now: () => Date;
  log: Logger;
}

export interface Job {
  name: string;
  /** cron expression in UTC; absent for jobs that people start. */
  schedule?: string;
  /** Answers the message that the jobs table keeps. */
  run: (tools: JobTools, run: JobRun, input: Record<string, unknown>) => Promise<string>;
}

const insertRun = statement(
  `INSERT INTO job_run (name, started_by, queued_at, state, input) VALUES ($1, $2, $3, 'queued', $4) RETURNING id`,
);
// A run that is still running comes again when its process died: pg-boss never hands one out twice otherwise.
const claimRun = statement(
  `UPDATE job_run SET state = 'running', started_at = $2 WHERE id = $1 AND state IN ('queued', 'running') RETURNING input`,
);
const reportStep = statement(
  `UPDATE job_run SET step = $2, percent = $3 WHERE id = $1 AND state = 'running'`,
);
const finishRun = statement(
  `UPDATE job_run SET state = $2, message = $3, finished_at = $4, percent = CASE WHEN $2 = 'done' THEN 100 ELSE percent END
   WHERE id = $1 AND state = 'running'`,
);
const stateOfRun = statement(`SELECT state FROM job_run WHERE id = $1`);

/**
 * Jobs on pg-boss: queued inside the transaction of the request that starts them, run once by whichever process is
 * free, and kept in the table job_run for the screens.
 */
export class JobRunner {
  readonly #boss: PgBoss;
  readonly #jobs: Job[];
  readonly #tools: JobTools;

  constructor(jobs: Job[], tools: JobTools, pool: Queryable) {
    this.#jobs = jobs;
    this.#tools = tools;
    // One shared pool: the embedded database has a single connection.
    this.#boss = new PgBoss({
      db: {
        executeSql: async (text: string, values?: unknown[]) => (await pool.query({ text, values })) as never,
      },
      schema: 'pgboss',
      monitorStateIntervalSeconds: 60,
    } as never);
    this.#boss.on('error', (error) => tools.log.error({ err: error }, 'job runner'));
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const job of this.#jobs) {
      await this.#boss.createQueue(job.name);
      await this.#boss.work(job.name, { pollingIntervalSeconds: 1 }, ([queued]) =>
        this.#execute(job, queued!.data as QueuedRun),
      );
      if (job.schedule) await this.#boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' });
    }
  }

  /** Waits for running jobs. */
  stop(): Promise<void> {
    return this.#boss.stop({ graceful: true, wait: true, timeout: 10_000 });
  }

  /** Queues a job in the transaction of `context`; rolled back with it. Answers the id of its row in job_run. */
  async enqueue(context: Context, name: string, input: Record<string, unknown> = {}): Promise<number> {
    const runId = await this.#insert(context.sql, name, actorName(context), context.now, input);
    const db = {
      executeSql: async (text: string, values?: unknown[]) => ({
        rows: await context.sql.rows({ name: '', text }, values),
      }),
    };
    await this.#boss.send(name, { runId }, { db } as never);
    return runId;
  }

  async #insert(
    sql: Sql,
    name: string,
    startedBy: string,
    now: Date,
    input: Record<string, unknown>,
  ): Promise<number> {
    const [row] = await sql.rows<{ id: number }>(insertRun, [name, startedBy, now, JSON.stringify(input)]);
    return row!.id;
  }

  async #execute(job: Job, queued: QueuedRun): Promise<void> {
    const { sql, now, log } = this.#tools;
    // A scheduled run arrives without a row.
    const id = queued.runId ?? (await this.#insert(sql, job.name, 'timetable', now(), {}));
    const [claimed] = await sql.rows<{ input: Record<string, unknown> }>(claimRun, [id, now()]);
    if (!claimed) return;
    const run: JobRun = {
      id,
      progress: async (step, percent) => void (await sql.rows(reportStep, [id, step, Math.round(percent)])),
      isCancelled: async () => (await sql.rows<{ state: string }>(stateOfRun, [id]))[0]?.state !== 'running',
    };
    try {
      const message = await job.run(
        { ...this.#tools, log: log.child({ job: job.name, run: id }) },
        run,
        claimed.input,
      );
      await sql.rows(finishRun, [id, 'done', message, now()]);
    } catch (error) {
      log.error({ err: error, job: job.name, run: id }, 'job failed');
      await sql.rows(finishRun, [id, 'failed', 'The job failed. The log of the server says why.', now()]);
    }
  }
}

interface QueuedRun {
  runId?: number;
}

export const jobRunnerOn = (
  jobs: Job[],
  database: DataSource,
  pool: Queryable,
  rest: Omit<JobTools, 'database' | 'sql'>,
): JobRunner => new JobRunner(jobs, { ...rest, database, sql: sqlOn(pool) }, pool);

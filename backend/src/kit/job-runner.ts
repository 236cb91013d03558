import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppError } from './app-error.ts';
import type { Actor, Context, Scope } from './context.ts';
import { actorFromJson } from './job-runs.ts';
import type { Mailer } from './mailer.ts';
import { t } from '../texts/kit.ts';
import { inEachLanguage, speaking, type TextLanguage } from '../texts/spoken-language.ts';
import { statementWithinMs } from './statement-limits.ts';
import { sqlOn, statement, type Queryable, type Sql } from './sql.ts';
import { Timetable } from './timetable.ts';
import { inTransaction } from './transaction.ts';

/** What a running job may do: act for whoever started it, tell how far it is, and end when it was cancelled. */
export interface JobRun {
  id: number;
  /** Null for runs of the timetable. */
  actor: Actor | null;
  startedBy: string;
  /**
   * Begins a named step (0 to 100 per cent done): screens see it at once. Throws JobEnded when the run was cancelled or
   * the server stops, so call it between transactions, wherever the work may end without harm.
   */
  step(name: string, percent: number): Promise<void>;
  /** For work that cannot be interrupted by an exception. */
  isCancelled(): Promise<boolean>;
  /** One transaction in the name of whoever started the run. */
  transaction<Result>(work: (context: Context) => Promise<Result>): Promise<Result>;
}

export interface JobTools {
  database: DataSource;
  sql: Sql;
  mailer: Mailer;
  now: () => Date;
  log: Logger;
}

/** What the table keeps of a run that went well: a message for people, and a result for screens. */
export interface JobOutcome {
  message: string;
  result?: Record<string, unknown>;
}

export interface Job {
  name: string;
  /** cron expression in UTC; absent for jobs that people start. */
  schedule?: string;
  /** Answers the message that the jobs table keeps. An AppError's message is kept as well; other errors stay in the log. */
  run: (tools: JobTools, run: JobRun, input: Record<string, unknown>) => Promise<string | JobOutcome>;
}

/** How fast things happen; tests are less patient. */
export interface JobPace {
  pollMs: number;
  beatMs: number;
  /** A running job without a sign of life for so long has lost its process. */
  staleMs: number;
  /** How long `stop` waits for running jobs. */
  graceMs: number;
}

const PACE: JobPace = { pollMs: 1_000, beatMs: 10_000, staleMs: 60_000, graceMs: 10_000 };
const AT_ONCE = 3;
const stopped = JSON.stringify(inEachLanguage(() => t('The server stopped while this ran. Start it again.')));
const cancelled = JSON.stringify(inEachLanguage(() => t('Cancelled by {who}.')));

/** Ends a run at its next step, because it was cancelled or the server stops. Let it pass. */
export class JobEnded extends Error {}

interface Claimed {
  id: number;
  name: string;
  input: Record<string, unknown>;
  startedBy: string;
  actor: (Omit<Actor, 'scopes' | 'tokenHash'> & { scopes: Scope[] }) | null;
  language: TextLanguage;
}

const claimRun = statement(
  `UPDATE job_run SET state = 'running', started_at = $2, beat_at = clock_timestamp()
   WHERE id = (SELECT id FROM job_run WHERE state = 'queued' AND name = ANY($1) ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, name, input, started_by AS "startedBy", actor, language`,
);
const reportStep = statement(
  `UPDATE job_run SET step = $2, percent = $3, beat_at = clock_timestamp()
   WHERE id = $1 AND state = 'running' AND cancel_requested_at IS NULL RETURNING id`,
);
const isRunning = statement(
  `SELECT FROM job_run WHERE id = $1 AND state = 'running' AND cancel_requested_at IS NULL`,
);
const beat = statement(
  `UPDATE job_run SET beat_at = clock_timestamp() WHERE id = ANY($1) AND state = 'running'`,
);
const finishRun = statement(
  `UPDATE job_run SET state = $2, message = $3, finished_at = $4, result = coalesce($5, result),
     percent = CASE WHEN $2 = 'done' THEN 100 ELSE percent END
   WHERE id = $1 AND state = 'running'`,
);
const endRun = statement(
  `UPDATE job_run SET finished_at = $2,
     state = CASE WHEN cancel_requested_at IS NULL THEN 'failed' ELSE 'cancelled' END,
     message = CASE WHEN cancel_requested_at IS NULL THEN $3::json ->> language
       ELSE replace($4::json ->> language, '{who}', cancel_requested_by) END
   WHERE id = ANY($1) AND state = 'running'`,
);
const selectStale = statement(
  `SELECT id FROM job_run WHERE state = 'running' AND id <> ALL($2)
     AND coalesce(beat_at, started_at) < clock_timestamp() - $1 * interval '1 millisecond'`,
);

/**
 * Runs what kit/job-runs.ts queued, each run once, by whichever process is free. Runs whose process died are ended:
 * repeating half a job by itself could do harm.
 */
export class JobRunner {
  readonly #jobs: Map<string, Job>;
  readonly #tools: JobTools;
  readonly #timetable: Timetable;
  readonly #pace: JobPace;
  readonly #running = new Map<number, Promise<void>>();
  readonly #stopping = new AbortController();
  #polling: Promise<void> | undefined;
  #beating: NodeJS.Timeout | undefined;

  constructor(jobs: Job[], tools: JobTools, pool: Queryable, pace: Partial<JobPace> = {}) {
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
    this.#tools = tools;
    this.#pace = { ...PACE, ...pace };
    this.#timetable = new Timetable(jobs, tools, pool);
  }

  /** Ends what a crashed process left behind, then polls. `isAlone`: no other process can be running a job. */
  async start({ isAlone = false } = {}): Promise<void> {
    await this.#endStale(isAlone ? 0 : this.#pace.staleMs);
    this.#beating = setInterval(() => void this.#beat(), this.#pace.beatMs).unref();
    this.#polling = this.#poll();
    await this.#timetable.start();
  }

  /** Takes nothing new, gives running jobs some time, and ends them at their next step or in the table. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#timetable.stop();
    await this.#polling;
    await Promise.race([
      Promise.all(this.#running.values()),
      wait(this.#pace.graceMs, undefined, { ref: false }),
    ]);
    clearInterval(this.#beating);
    await this.#end([...this.#running.keys()]);
  }

  async #poll(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const isBusy = this.#running.size >= AT_ONCE;
      const claimed = isBusy ? undefined : await this.#claim().catch((error: Error) => this.#report(error));
      if (claimed) this.#track(claimed);
      else
        await wait(this.#pace.pollMs, undefined, { ref: false, signal: this.#stopping.signal }).catch(
          () => undefined,
        );
    }
  }

  async #claim(): Promise<Claimed | undefined> {
    const { sql, now } = this.#tools;
    return (await sql.rows<Claimed>(claimRun, [[...this.#jobs.keys()], now()]))[0];
  }

  #track(claimed: Claimed): void {
    const done = speaking(claimed.language, () => this.#execute(claimed))
      .catch((error: Error) => this.#report(error))
      .finally(() => this.#running.delete(claimed.id));
    this.#running.set(claimed.id, done);
  }

  #report(error: Error): undefined {
    if (!this.#stopping.signal.aborted) this.#tools.log.error({ err: error }, 'job runner');
  }

  async #beat(): Promise<void> {
    try {
      const ids = [...this.#running.keys()];
      if (ids.length > 0) await this.#tools.sql.rows(beat, [ids]);
      await this.#endStale(this.#pace.staleMs);
    } catch (error) {
      this.#report(error as Error);
    }
  }

  async #endStale(staleMs: number): Promise<void> {
    const mine = [...this.#running.keys()];
    const stale = await this.#tools.sql.rows<{ id: number }>(selectStale, [staleMs, mine]);
    if (stale.length === 0) return;
    this.#tools.log.warn({ runs: stale.map(({ id }) => id) }, 'jobs whose process died');
    await this.#end(stale.map(({ id }) => id));
  }

  async #end(ids: number[]): Promise<void> {
    if (ids.length > 0) await this.#tools.sql.rows(endRun, [ids, this.#tools.now(), stopped, cancelled]);
  }

  #runOf({ id, startedBy, actor: stored }: Claimed, log: Logger): JobRun {
    const { sql, database, now } = this.#tools;
    const actor = stored && actorFromJson(stored);
    return {
      id,
      actor,
      startedBy,
      step: async (name, percent) => {
        const values = [id, name, Math.round(percent)];
        if (this.#stopping.signal.aborted || (await sql.rows(reportStep, values)).length === 0)
          throw new JobEnded();
      },
      isCancelled: async () =>
        this.#stopping.signal.aborted || (await sql.rows(isRunning, [id])).length === 0,
      transaction: (work) =>
        inTransaction(database, { actor, now: now(), log }, work, statementWithinMs.file),
    };
  }

  async #execute(claimed: Claimed): Promise<void> {
    const { id, name, input } = claimed;
    const { sql, now } = this.#tools;
    const log = this.#tools.log.child({ job: name, run: id });
    try {
      const outcome = await this.#jobs
        .get(name)!
        .run({ ...this.#tools, log }, this.#runOf(claimed, log), input);
      const { message, result } = typeof outcome === 'string' ? { message: outcome } : outcome;
      await sql.rows(finishRun, [id, 'done', message, now(), result && JSON.stringify(result)]);
    } catch (error) {
      if (error instanceof JobEnded) return this.#end([id]);
      log.error({ err: error }, 'job failed');
      const message =
        error instanceof AppError ? error.message : t('The job failed. The log of the server says why.');
      await sql.rows(finishRun, [id, 'failed', message, now(), undefined]);
    }
  }
}

/** A runner of these jobs over an open database. */
export const jobRunnerOn = (
  jobs: Job[],
  database: DataSource,
  pool: Queryable,
  rest: Omit<JobTools, 'database' | 'sql'>,
  pace: Partial<JobPace> = {},
): JobRunner => new JobRunner(jobs, { ...rest, database, sql: sqlOn(pool) }, pool, pace);

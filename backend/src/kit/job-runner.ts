import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { AppError } from './app-error.ts';
import { addRun, bossOn, cancelled, jobSent, type JobData } from './job-queue.ts';
import { JobEnded, type Job, type JobRun, type JobTools } from './job.ts';
import { statementTimeoutMs } from './statement-limits.ts';
import { sqlOn, statement, type Sql } from './sql.ts';
import { inTransaction, poolOf } from './transaction.ts';
import { t } from '../texts/kit.ts';
import { inEachLanguage, inLanguage, type TextLanguage } from '../texts/current-language.ts';

export interface JobPace {
  pollMs: number;
  /** A job whose process has sent no heartbeat for this long is taken away from it; heartbeats are six times as frequent. */
  leaseMs: number;
  bossSeconds: number;
  /** Pause before a failed start is retried. */
  restartMs: number;
  graceMs: number;
}

const PACE: JobPace = { pollMs: 2_000, leaseMs: 60_000, bossSeconds: 30, restartMs: 5_000, graceMs: 10_000 };
/** With a single process, polling would only keep the only connection busy. */
const PACE_ALONE = { pollMs: 30_000, leaseMs: 24 * 3_600_000 };
const FIRST_LEASE_SECONDS = 300;
const AT_ONCE = 3;
const DEADLOCK = '40P01';

const inAll = (say: () => string): string => JSON.stringify(inEachLanguage(say));
const stopped = inAll(() => t('The server stopped during the run. Start it again.'));
const repeated = inAll(() => t('The run was interrupted. It will restart automatically.'));

type Taken = PgBoss.JobWithMetadata<JobData | null>;

interface Claimed {
  id: number;
  input: Record<string, unknown>;
  startedBy: string;
  language: TextLanguage;
}

/** The heartbeat that pg-boss 10 lacks: it extends the job's expiry. No row: another process has the job now. */
const renewLease = statement(
  `UPDATE pgboss.job SET expire_in = now() - started_on + $4 * interval '1 millisecond'
   WHERE name = $1 AND id = $2 AND retry_count = $3 AND state = 'active' RETURNING id`,
);
const longestWaiting = statement(
  `SELECT name FROM pgboss.job WHERE name = ANY($1) AND state < 'active' AND start_after <= now()
   ORDER BY created_on, id LIMIT $2`,
);
const endLeases = statement(`UPDATE pgboss.job SET expire_in = '0' WHERE state = 'active'`);
const claimRun = statement(
  `UPDATE job_run SET state = 'running', started_at = $2, step = '', percent = 0, steps = '[]'
   WHERE job_id = $1 AND state IN ('queued', 'running') RETURNING id, input, started_by AS "startedBy", language`,
);
const reportStep = statement(
  `UPDATE job_run SET step = $2, percent = $3, steps = coalesce($4, steps)
   WHERE id = $1 AND state = 'running' AND cancel_requested_at IS NULL RETURNING id`,
);
/** Copies the outcome of jobs from pg-boss to job_run: of one, or of all if $2 is null. */
const showOutcome = statement(
  `UPDATE job_run r SET state = next, finished_at = CASE WHEN next <> 'queued' THEN $1::timestamptz END,
     percent = CASE WHEN next = 'done' THEN 100 ELSE percent END,
     message = CASE next WHEN 'cancelled' THEN replace($5::json ->> language, '{who}', cancel_requested_by)
       WHEN 'queued' THEN $4::json ->> language ELSE coalesce(said, $3::json ->> language) END
   FROM (SELECT run.id, run.started_at, output ->> 'message' AS said,
           CASE WHEN job.state = 'completed' THEN output ->> 'outcome' WHEN cancel_requested_at IS NOT NULL THEN 'cancelled'
             WHEN job.state = 'retry' THEN 'queued' ELSE 'failed' END AS next
         FROM job_run run LEFT JOIN pgboss.job ON job.name = run.name AND job.id = job_id
         WHERE run.state IN ('queued', 'running') AND job_id IS NOT NULL AND ($2::uuid IS NULL OR job_id = $2)
           AND (job.state IS NULL OR job.state >= 'completed' OR job.state = 'retry' AND run.state = 'running')) ended
   WHERE ended.id = r.id AND r.state IN ('queued', 'running') AND r.started_at IS NOT DISTINCT FROM ended.started_at
   RETURNING r.id`,
);

/** A queue is a table of its own; creating it while other processes work may deadlock. */
async function createQueue(boss: PgBoss, name: string, options: PgBoss.Queue): Promise<void> {
  for (let left = 5; ; left--) {
    try {
      return await boss.createQueue(name, options);
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || left === 0) throw error;
    }
  }
}

export class JobRunner {
  readonly #jobs: Map<string, Job>;
  readonly #tools: JobTools;
  readonly #running = new Map<Taken, Promise<void>>();
  readonly #wake = (): void => this.#nap.abort();
  readonly #report = (error: Error): void => this.#tools.log.error({ err: error }, 'job runner');
  readonly #isAlone: boolean;
  readonly #pace: JobPace;
  #boss!: PgBoss;
  #isStopping = false;
  #nap = new AbortController();
  #starting: Promise<void> | undefined;
  #polling: Promise<void> | undefined;

  /** @param alone no other process can be running jobs: the database is embedded. */
  constructor(
    jobs: Job[],
    tools: Omit<JobTools, 'sql'>,
    { alone = false, ...pace }: Partial<JobPace> & { alone?: boolean } = {},
  ) {
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
    this.#tools = { ...tools, sql: sqlOn(poolOf(tools.database)) };
    this.#isAlone = alone;
    this.#pace = { ...PACE, ...(alone && PACE_ALONE), ...pace };
  }

  /** Resolves once jobs are being fetched. A failed start is logged and retried: a lost connection must not prevent all jobs. */
  start(): Promise<void> {
    return (this.#starting = this.#startUntilDone());
  }

  /** Stops fetching jobs, waits for running ones, then returns those still running to pg-boss. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    await this.#starting?.catch(() => undefined);
    jobSent.off('sent', this.#wake);
    this.#wake();
    await this.#polling;
    const grace = wait(this.#pace.graceMs, undefined, { ref: false });
    await Promise.race([Promise.all(this.#running.values()), grace]);
    for (const job of this.#running.keys()) await this.#end(job, 'fail');
    await this.#boss?.stop({ graceful: false });
  }

  async #startUntilDone(): Promise<void> {
    while (!this.#isStopping) {
      try {
        return await this.#start();
      } catch (error) {
        this.#tools.log.error({ err: error }, 'the job runner did not start and will try again');
        await this.#boss?.stop({ graceful: false }).catch(this.#report);
        this.#nap = new AbortController();
        await wait(this.#pace.restartMs, undefined, { ref: false, signal: this.#nap.signal }).catch(
          () => undefined,
        );
      }
    }
  }

  async #start(): Promise<void> {
    const { sql, log, database } = this.#tools;
    const { bossSeconds } = this.#pace;
    const { default: Boss } = await import('pg-boss');
    const boss = new Boss({
      // One shared pool: the embedded database has a single connection. Text without values may hold several statements.
      db: {
        executeSql: (text, values) =>
          (values ? bossOn(sql).db.executeSql(text, values) : poolOf(database).query({ text })) as never,
      },
      maintenanceIntervalSeconds: bossSeconds,
      cronMonitorIntervalSeconds: bossSeconds,
      cronWorkerIntervalSeconds: bossSeconds,
    });
    boss.on('error', (error) => log.error({ err: error }, 'pg-boss'));
    boss.on('maintenance', () => void this.#showOutcomes().catch(this.#report));
    this.#boss = boss;
    await boss.start();
    const queues = await boss.getQueues();
    for (const { name, retryLimit = 0 } of this.#jobs.values()) {
      const options = { name, retryLimit, expireInSeconds: FIRST_LEASE_SECONDS };
      const queue = queues.find((one) => one.name === name);
      if (!queue) await createQueue(boss, name, options);
      else if (queue.retryLimit !== retryLimit) await boss.updateQueue(name, options);
    }
    for (const { name } of await boss.getSchedules())
      if (this.#jobs.get(name)?.schedule === undefined) await boss.unschedule(name);
    for (const { name, schedule } of this.#jobs.values())
      if (schedule !== undefined) await boss.schedule(name, schedule, {}, { tz: 'UTC' });
    if (this.#isAlone) await sql.rows(endLeases);
    await boss.expire();
    await this.#showOutcomes();
    jobSent.on('sent', this.#wake);
    this.#polling = this.#poll();
  }

  async #poll(): Promise<void> {
    const beat = setInterval(() => {
      for (const job of this.#running.keys()) void this.#holds(job).catch(this.#report);
    }, this.#pace.leaseMs / 6).unref();
    while (!this.#isStopping) {
      this.#nap = new AbortController();
      const { signal } = this.#nap;
      await this.#takeWaiting().catch(this.#report);
      await wait(this.#pace.pollMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
    clearInterval(beat);
  }

  /** In the order of sending across queues: pg-boss itself orders only within a queue. */
  async #takeWaiting(): Promise<void> {
    const free = AT_ONCE - this.#running.size;
    const queues = await this.#tools.sql.rows<{ name: string }>(longestWaiting, [
      [...this.#jobs.keys()],
      free,
    ]);
    for (const { name } of queues) {
      if (this.#isStopping) return;
      for (const job of await this.#boss.fetch<JobData | null>(name, { includeMetadata: true })) {
        const done = (): void => {
          this.#running.delete(job);
          this.#wake();
        };
        this.#running.set(job, this.#execute(job).catch(this.#report).finally(done));
      }
    }
  }

  async #holds({ name, id, retryCount }: Taken, sql: Sql = this.#tools.sql): Promise<boolean> {
    return (await sql.rows(renewLease, [name, id, retryCount, this.#pace.leaseMs])).length > 0;
  }

  async #showOutcomes(sql: Sql = this.#tools.sql, jobId: string | null = null): Promise<void> {
    const runs = await sql.rows(showOutcome, [this.#tools.now(), jobId, stopped, repeated, cancelled]);
    if (jobId === null && runs.length > 0) this.#tools.log.warn({ runs }, 'jobs of a process that has died');
  }

  async #execute(job: Taken): Promise<void> {
    const { sql, now } = this.#tools;
    const { id, name } = job;
    const { schedule, run } = this.#jobs.get(name)!;
    if (!(await this.#holds(job))) return;
    const timed = { name, startedBy: 'timetable', at: now(), singletonKey: 'timetable' };
    if (schedule !== undefined) await addRun(sql, id, timed);
    const [claimed] = await sql.rows<Claimed>(claimRun, [id, now()]);
    // None: cancelled just now, or a scheduled job whose last run is not over.
    if (!claimed) return void (await this.#boss.complete(name, id));
    const log = this.#tools.log.child({ job: name, run: claimed.id });
    await inLanguage(claimed.language, async () => {
      try {
        const message = await run({ ...this.#tools, log }, this.#runOf(job, claimed, log), claimed.input);
        await this.#end(job, 'complete', { outcome: 'done', message });
      } catch (error) {
        if (error instanceof JobEnded) return this.#end(job, error.isCancelled ? 'cancel' : 'fail');
        log.error({ err: error }, 'job failed');
        if (error instanceof AppError)
          await this.#end(job, 'complete', { outcome: 'failed', message: error.message });
        else await this.#end(job, 'fail', { message: t('The job failed. See the server log.') });
      }
    });
  }

  /** One transaction for queue and screens. Does nothing if another process has taken over the job. */
  async #end(job: Taken, how: 'complete' | 'fail' | 'cancel', output: object = {}): Promise<void> {
    const { database, now, log } = this.#tools;
    const { name, id } = job;
    await inTransaction(database, { actor: null, now: now(), log }, async ({ sql }) => {
      if (!(await this.#holds(job, sql))) return;
      if (how === 'cancel') await this.#boss.cancel(name, id, bossOn(sql));
      else await this.#boss[how](name, id, output, bossOn(sql));
      await this.#showOutcomes(sql, id);
    });
  }

  #runOf(job: Taken, { id, startedBy }: Claimed, log: Logger): JobRun {
    const { sql, database, now } = this.#tools;
    const person = job.data?.actor;
    const actor = person ? { ...person, scopes: new Set(person.scopes), tokenHash: Buffer.alloc(0) } : null;
    return {
      id,
      actor,
      startedBy,
      step: async (name, percent, steps) => {
        if (this.#isStopping || !(await this.#holds(job))) throw new JobEnded(false);
        const values = [id, name, Math.round(percent), steps && JSON.stringify(steps)];
        if ((await sql.rows(reportStep, values)).length === 0) throw new JobEnded(true);
      },
      willRetry: (error) =>
        job.retryCount < job.retryLimit &&
        !(error instanceof AppError || (error instanceof JobEnded && error.isCancelled)),
      transaction: (work) =>
        inTransaction(database, { actor, now: now(), log }, work, statementTimeoutMs.file),
    };
  }
}

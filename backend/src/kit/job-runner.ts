import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { AppError } from './app-error.ts';
import { addRun, bossOn, cancelled, jobSent, type JobData } from './job-queue.ts';
import {
  FIRST_LEASE_SECONDS,
  PACE,
  PACE_ALONE,
  keepQueues,
  keepTimetable,
  sendMissed,
  timedRun,
  type JobPace,
  type Missed,
} from './job-timetable.ts';
import { JobEnded, type Job, type JobRun, type JobTools } from './job.ts';
import { statementTimeoutMs } from './statement-limits.ts';
import {
  claimRun,
  endLeases,
  longestWaiting,
  renewLease,
  reportStep,
  showOutcome,
} from './job-runner-sql.ts';
import { sqlOn, type Sql } from './sql.ts';
import { inTransaction, poolOf } from './transaction.ts';
import { t } from '../texts/kit.ts';
import { inEachLanguage, inLanguage, type TextLanguage } from '../texts/current-language.ts';

const AT_ONCE = 3;
/** SQLSTATE of what the database will never take. */
const NEVER = /^2[23]/;

const inAll = (say: () => string): string => JSON.stringify(inEachLanguage(say));
const stopped = inAll(() => t('The server stopped during the run. Start it again.'));
const repeated = inAll(() => t('The run was interrupted. It will restart automatically.'));

type Taken = PgBoss.JobWithMetadata<JobData | null>;

interface Outcome {
  how: 'complete' | 'fail' | 'cancel';
  output: object;
}

const failed = (): Outcome => ({
  how: 'fail',
  output: { message: t('The job failed. See the server log.') },
});

interface Claimed {
  id: number;
  input: Record<string, unknown>;
  startedBy: string;
  language: TextLanguage;
}

export class JobRunner {
  readonly #jobs: Map<string, Job>;
  readonly #tools: JobTools;
  readonly #running = new Map<Taken, Promise<void>>();
  readonly #outcomes = new WeakMap<Taken, Outcome>();
  readonly #wake = (): void => this.#nap.abort();
  readonly #report = (error: Error): void => this.#tools.log.error({ err: error }, 'job runner');
  readonly #isAlone: boolean;
  readonly #pace: JobPace;
  #boss!: PgBoss;
  #isStopping = false;
  #isOver = false;
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
    this.#isOver = true;
    for (const job of this.#running.keys())
      await this.#end(job, this.#outcomes.get(job) ?? { how: 'fail', output: {} }).catch(this.#report);
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
    await keepQueues(boss, this.#jobs);
    await keepTimetable(boss, this.#jobs);
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
    let missed = { when: 'start' as Missed, at: performance.now() + this.#pace.missedMs };
    while (!this.#isStopping) {
      this.#nap = new AbortController();
      const { signal } = this.#nap;
      if (performance.now() >= missed.at)
        await sendMissed(this.#tools, this.#jobs, missed.when).then(
          () => void (missed = { when: 'later', at: performance.now() + this.#pace.missedAgainMs }),
          this.#report,
        );
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
    const claimed = await this.#repeat(() => this.#claim(job), FIRST_LEASE_SECONDS * 1000);
    if (!claimed) return;
    await inLanguage(claimed.language, async () => {
      const outcome = await this.#outcomeOf(job, claimed);
      this.#outcomes.set(job, outcome);
      await this.#repeat(() => this.#end(job, outcome)).catch(async (error: Error) => {
        this.#report(error);
        if (!this.#isOver) await this.#repeat(() => this.#end(job, failed()));
      });
    });
  }

  /** None: another process has the job, it was cancelled just now, or it is a scheduled one whose last run is not over. */
  async #claim(job: Taken): Promise<Claimed | undefined> {
    const { sql, now } = this.#tools;
    const { id, name } = job;
    if (!(await this.#holds(job))) return undefined;
    if (this.#jobs.get(name)!.schedule !== undefined) await addRun(sql, id, timedRun(name, now()));
    const [claimed] = await sql.rows<Claimed>(claimRun, [id, now()]);
    if (!claimed) await this.#boss.complete(name, id);
    return claimed;
  }

  /** Never throws: that the database is away as a job ends is no failure of the job. */
  async #outcomeOf(job: Taken, claimed: Claimed): Promise<Outcome> {
    const log = this.#tools.log.child({ job: job.name, run: claimed.id });
    const { run } = this.#jobs.get(job.name)!;
    try {
      const message = await run({ ...this.#tools, log }, this.#runOf(job, claimed, log), claimed.input);
      return { how: 'complete', output: { outcome: 'done', message } };
    } catch (error) {
      if (error instanceof JobEnded) return { how: error.isCancelled ? 'cancel' : 'fail', output: {} };
      log.error({ err: error }, 'job failed');
      if (error instanceof AppError)
        return { how: 'complete', output: { outcome: 'failed', message: error.message } };
      return failed();
    }
  }

  /** Until the database takes it, the time is over, or the runner has stopped. */
  async #repeat<Result>(work: () => Promise<Result>, forMs = Infinity): Promise<Result> {
    const until = performance.now() + forMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const { code = '' } = error as { code?: string };
        if (this.#isOver || performance.now() > until || NEVER.test(code)) throw error;
        this.#report(error as Error);
        await wait(this.#pace.repeatMs, undefined, { ref: false });
      }
    }
  }

  /** One transaction for queue and screens. Does nothing if another process has taken over the job. */
  async #end(job: Taken, { how, output }: Outcome): Promise<void> {
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
        inTransaction(
          database,
          { actor, now: now(), log },
          async (context) => {
            const result = await work(context);
            // Last, so that the row is locked no longer than the commit takes: whoever has the job by now does this again.
            if (!(await this.#holds(job, context.sql))) throw new JobEnded(false);
            return result;
          },
          statementTimeoutMs.file,
        ),
    };
  }
}

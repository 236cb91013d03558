import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Queryable, Sql } from './sql.ts';
import { statement } from './sql.ts';

interface Timed {
  name: string;
  schedule?: string;
}

/** How often a due job is looked for; cron knows minutes. */
const POLL_SECONDS = 30;

const queueRun = statement(
  `INSERT INTO job_run (name, started_by, queued_at, state, singleton_key) VALUES ($1, 'timetable', $2, 'queued', 'timetable')
   ON CONFLICT (name, singleton_key) WHERE singleton_key IS NOT NULL AND state IN ('queued', 'running') DO NOTHING`,
);

/** Queues timed jobs when they are due, once for all processes: pg-boss keeps the schedule in the database. */
export class Timetable {
  readonly #boss: PgBoss;
  readonly #jobs: Timed[];
  readonly #tools: { sql: Sql; now: () => Date };

  constructor(jobs: Timed[], tools: { sql: Sql; now: () => Date; log: Logger }, pool: Queryable) {
    this.#jobs = jobs.filter(({ schedule }) => schedule !== undefined);
    this.#tools = tools;
    // One shared pool: the embedded database has a single connection.
    this.#boss = new PgBoss({
      db: {
        executeSql: async (text: string, values?: unknown[]) => (await pool.query({ text, values })) as never,
      },
      schema: 'pgboss',
      monitorStateIntervalSeconds: 60,
    } as never);
    this.#boss.on('error', (error) => tools.log.error({ err: error }, 'timetable'));
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const { name } of await this.#boss.getSchedules())
      if (!this.#jobs.some((job) => job.name === name)) await this.#boss.unschedule(name);
    for (const { name, schedule } of this.#jobs) {
      await this.#boss.createQueue(name);
      await this.#boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, () => this.queue(name));
      await this.#boss.schedule(name, schedule!, {}, { tz: 'UTC' });
    }
  }

  /** What happens when a job is due. One that still runs since the last time is left alone. */
  async queue(name: string): Promise<void> {
    await this.#tools.sql.rows(queueRun, [name, this.#tools.now()]);
  }

  stop(): Promise<void> {
    return this.#boss.stop({ graceful: true, wait: true, timeout: 5_000 });
  }
}

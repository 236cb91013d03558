import type PgBoss from 'pg-boss';
import { sendJob, type NewRun } from './job-queue.ts';
import type { Job, JobTools } from './job.ts';
import { statement } from './sql.ts';
import { inTransaction } from './transaction.ts';

export interface JobPace {
  pollMs: number;
  /** A job whose process has sent no heartbeat for this long is taken away from it; heartbeats are six times as frequent. */
  leaseMs: number;
  bossSeconds: number;
  /** Pause before a failed start is retried. */
  restartMs: number;
  /** Pause before it is repeated to the database which job is taken, or how it ended. */
  repeatMs: number;
  graceMs: number;
  /** Before jobs are sent whose time has passed: a start has more urgent things to do. */
  missedMs: number;
  /** Before it is looked again. */
  missedAgainMs: number;
}

export const PACE: JobPace = {
  pollMs: 2_000,
  leaseMs: 60_000,
  bossSeconds: 30,
  restartMs: 5_000,
  repeatMs: 1_000,
  graceMs: 10_000,
  missedMs: 600_000,
  missedAgainMs: 3_600_000,
};
/** With a single process, polling would only keep the only connection busy. */
export const PACE_ALONE = { pollMs: 30_000, leaseMs: 24 * 3_600_000 };

export const FIRST_LEASE_SECONDS = 300;
const DEADLOCK = '40P01';
/** At a start less than a day: a console that is started every morning runs them every morning. Later more, so that none runs twice a night. */
const MISSED_MS = { start: 20 * 3_600_000, later: 26 * 3_600_000 };
export type Missed = keyof typeof MISSED_MS;

const oneAtATime = statement(`SELECT pg_advisory_xact_lock(hashtext('timetable'))`);
const missedOf = statement(
  `SELECT name FROM unnest($1::text[]) AS timed(name) WHERE NOT EXISTS (SELECT FROM job_run r
     WHERE r.name = timed.name AND (state IN ('queued', 'running') OR queued_at > $2 AND (state = 'done' OR $3)))`,
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

/** A queue for each job, as it is now. */
export async function keepQueues(boss: PgBoss, jobs: Map<string, Job>): Promise<void> {
  const queues = await boss.getQueues();
  for (const { name, retryLimit = 0 } of jobs.values()) {
    const options = { name, retryLimit, expireInSeconds: FIRST_LEASE_SECONDS };
    const queue = queues.find((one) => one.name === name);
    if (!queue) await createQueue(boss, name, options);
    else if (queue.retryLimit !== retryLimit) await boss.updateQueue(name, options);
  }
}

export async function keepTimetable(boss: PgBoss, jobs: Map<string, Job>): Promise<void> {
  for (const { name } of await boss.getSchedules())
    if (jobs.get(name)?.schedule === undefined) await boss.unschedule(name);
  for (const { name, schedule } of jobs.values())
    if (schedule !== undefined) await boss.schedule(name, schedule, {}, { tz: 'UTC' });
}

/** Its key joins what is due to what waits or runs since the last time. */
export const timedRun = (name: string, at: Date): NewRun => ({
  name,
  startedBy: 'timetable',
  at,
  singletonKey: 'timetable',
});

/**
 * pg-boss starts a job only within a minute of its time: what was missed because no process was up, the machine slept or the database was
 * away is sent now, by one of the processes. A job that failed is tried again at a start only.
 */
export async function sendMissed(
  { database, now, log }: JobTools,
  jobs: Map<string, Job>,
  when: Missed,
): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - MISSED_MS[when]);
  const timed = [...jobs.values()].filter(({ schedule }) => schedule !== undefined).map(({ name }) => name);
  await inTransaction(database, { actor: null, now: at, log }, async ({ sql }) => {
    await sql.rows(oneAtATime);
    for (const { name } of await sql.rows<{ name: string }>(missedOf, [timed, since, when === 'later']))
      await sendJob(sql, timedRun(name, at));
  });
}

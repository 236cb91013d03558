import type PgBoss from 'pg-boss';
import { sendJob, type NewRun } from './job-queue.ts';
import type { Job, JobTools } from './job.ts';
import { statement } from './sql.ts';
import { inTransaction } from './transaction.ts';

export const FIRST_LEASE_SECONDS = 300;
const DEADLOCK = '40P01';
/** Less than a day: a console that is started every morning runs them every morning. */
const MISSED_MS = 20 * 3_600_000;

const oneAtATime = statement(`SELECT pg_advisory_xact_lock(hashtext('timetable'))`);
const missedOf = statement(
  `SELECT name FROM unnest($1::text[]) AS timed(name) WHERE NOT EXISTS (SELECT FROM job_run r
     WHERE r.name = timed.name AND (state IN ('queued', 'running') OR state = 'done' AND queued_at > $2))`,
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

/** pg-boss starts a job only within a minute of its time: those that no process was up for are sent now, by one of the processes. */
export async function sendMissed({ database, now, log }: JobTools, jobs: Map<string, Job>): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - MISSED_MS);
  const timed = [...jobs.values()].filter(({ schedule }) => schedule !== undefined).map(({ name }) => name);
  await inTransaction(database, { actor: null, now: at, log }, async ({ sql }) => {
    await sql.rows(oneAtATime);
    for (const { name } of await sql.rows<{ name: string }>(missedOf, [timed, since]))
      await sendJob(sql, timedRun(name, at));
  });
}

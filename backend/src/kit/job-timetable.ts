import type PgBoss from 'pg-boss';
import type { NewRun } from './job-queue.ts';
import type { Job } from './job.ts';

export const FIRST_LEASE_SECONDS = 300;
const DEADLOCK = '40P01';

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

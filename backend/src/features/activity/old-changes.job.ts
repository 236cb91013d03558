import { clearAllCaches } from '../../kit/cache.ts';
import type { Job } from '../../kit/job.ts';
import { t } from '../../texts/activity.ts';
import { cutOff, removeOldChanges, type Reached } from './old-changes.repository.ts';

export interface ChangeLogDays {
  /** 0 keeps changes for ever. */
  changeLogDays: number;
}

const A_DAY_MS = 24 * 3_600_000;
/** Short statements: a write never waits for the whole job. */
const BATCH = 5000;

/** Removes the changes that are older than the setting. */
export const oldChangesJob =
  ({ changeLogDays }: ChangeLogDays, size = BATCH): Job['run'] =>
  async ({ sql, now }, run) => {
    const before = new Date(now().getTime() - changeLogDays * A_DAY_MS);
    await cutOff(sql, before);
    let total = 0;
    let reached: Reached | undefined = { at: '-infinity', id: 0 };
    while (reached) {
      const batch = await removeOldChanges(sql, before, reached, size);
      total += batch?.removed ?? 0;
      reached = batch;
      await run.step(t('{count} old changes removed', { count: total }), 50);
    }
    // A cached result may be older than a change that is no longer there to say so.
    if (total > 0) await run.transaction(clearAllCaches);
    return t('{count} old changes removed', { count: total });
  };

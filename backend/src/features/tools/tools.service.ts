import { clearAllCaches } from '../../kit/cache.ts';
import type { Context } from '../../kit/context.ts';
import { enqueueJob } from '../../kit/job-queue.ts';
import { clearGridReports } from '../grids/grid-check.read.ts';
import { UPDATE_GRID, addRecipientOf } from '../grids/grid-update.read.ts';
import { clearGrids } from '../grids/grid.read.ts';
import { clearPictures } from '../images/image.read.ts';
import { recordFinishedRun } from '../jobs/job.read.ts';
import { t } from '../../texts/tools.ts';

export interface GridUpdateStart {
  message: string;
  email: string;
  runId: number;
  joined: boolean;
}

/** `fallback` gets the mail of users without an address. */
export async function startGridUpdate(context: Context, fallback: string): Promise<GridUpdateStart> {
  const email = context.actor?.email.trim() || fallback;
  for (;;) {
    const { id, isNew } = await enqueueJob(context, UPDATE_GRID, {
      input: { emails: [email] },
      singletonKey: 'all',
    });
    // A run that takes nobody any more gave up its key or ended meanwhile: another look starts a new one.
    if (!isNew && !(await addRecipientOf(context, id, email))) continue;
    const message = isNew
      ? t('The run is in progress. The result will be sent by e-mail to {email}.', { email })
      : t('A run is in progress already; you have joined it. The result will be sent by e-mail to {email}.', {
          email,
        });
    return { message, email, runId: id, joined: !isNew };
  }
}

export async function clearGridCache(context: Context): Promise<{ message: string }> {
  await clearGrids(context);
  await clearGridReports(context);
  await recordFinishedRun(context, 'clearGridCache', t('Grid cache cleared'));
  return { message: t('Grid cache cleared') };
}

export async function clearEveryCache(context: Context): Promise<{ message: string }> {
  await clearAllCaches(context);
  await clearPictures(context);
  await recordFinishedRun(context, 'clearAllCache', t('All caches cleared'));
  return { message: t('All caches cleared') };
}

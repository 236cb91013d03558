import { oldChangesJob, type ChangeLogDays } from '../features/activity/old-changes.job.ts';
import { compareJobs, compareSettings, type CompareConfig } from '../features/api-json-tests/compare.job.ts';
import { gridUpdateJob } from '../features/grids/grid-update.job.ts';
import { UPDATE_GRID } from '../features/grids/grid-update.read.ts';
import {
  EXPORT_ITEM_LABELS,
  exportItemLabels,
} from '../features/option-colour-labels/export-item-labels.job.ts';
import { priceRunJob } from '../features/price-lists/price-run.job.ts';
import { CHANGE_PRICES } from '../features/price-lists/price-run.service.ts';
import type { SessionTimes } from '../features/session/session.service.ts';
import { expiredSessionsJob } from '../features/session/expired-sessions.job.ts';
import { usedTokensJob } from '../features/sso/used-tokens.job.ts';
import type { Job } from '../kit/job.ts';

export const jobs = (config: SessionTimes & CompareConfig & ChangeLogDays, port = config.port): Job[] => [
  { name: 'remove-expired-sessions', schedule: '15 3 * * *', retryLimit: 1, run: expiredSessionsJob(config) },
  { name: 'remove-used-sso-tokens', schedule: '20 3 * * *', retryLimit: 1, run: usedTokensJob },
  ...(config.changeLogDays > 0
    ? [{ name: 'remove-old-changes', schedule: '25 3 * * *', retryLimit: 1, run: oldChangesJob(config) }]
    : []),
  { name: UPDATE_GRID, retryLimit: 1, run: gridUpdateJob },
  // No retry: its mail may have been sent.
  { name: EXPORT_ITEM_LABELS, run: exportItemLabels },
  // No retry: whoever began it is told which lists are left.
  { name: CHANGE_PRICES, run: priceRunJob },
  ...compareJobs(compareSettings(config, port)),
];

import type { Column } from '../../ui/Column';
import { Tag } from '../../ui/Tag';
import { formatDuration } from '../format/formatDuration';
import { formatInstant } from '../format/formatInstant';
import { CodeText } from '../list/CodeText';
import { detailsOf, type JobRun } from './JobRun';
import type { JobRunSortKey } from './jobRunSearch';
import { StatePill } from './StatePill';
import { t } from '../../texts/kitJobs';

/** Runs of every job in one table. */
export const jobRunColumns: Column<JobRun, JobRunSortKey>[] = [
  { key: 'name', sortKey: 'name', header: t('Action'), cell: ({ name }) => <CodeText code={name} /> },
  {
    key: 'model',
    header: t('Model'),
    className: 'nowrap',
    cell: ({ modelcode }) => (modelcode === 'DEFAULT' ? <Tag tone="neutral">{t('DEFAULT')}</Tag> : modelcode),
  },
  {
    key: 'startedBy',
    sortKey: 'startedBy',
    header: t('Started by'),
    className: 'nowrap',
    cell: ({ startedBy }) => startedBy,
  },
  {
    key: 'startedAt',
    sortKey: 'startedAt',
    header: t('Started'),
    className: 'num nowrap',
    cell: ({ startedAt, queuedAt }) => formatInstant(startedAt ?? queuedAt),
  },
  {
    key: 'duration',
    header: t('Duration'),
    className: 'num nowrap',
    align: 'right',
    cell: ({ durationMs, startedAt }) => (startedAt ? formatDuration(durationMs) : '–'),
  },
  { key: 'state', sortKey: 'state', header: t('Result'), cell: (run) => <StatePill run={run} /> },
  {
    key: 'details',
    header: t('Details'),
    width: '34%',
    cell: (run) => <span className={run.state === 'failed' ? undefined : 'muted'}>{detailsOf(run)}</span>,
  },
];

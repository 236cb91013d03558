import type { Column } from '../../ui/Column';
import { Tag } from '../../ui/Tag';
import { formatDuration } from '../format/formatDuration';
import { formatInstant } from '../format/formatInstant';
import { CodeText } from '../list/CodeText';
import { detailsOf, type JobRun } from './JobRun';
import type { JobRunSortKey } from './jobRunSearch';
import { StatePill } from './StatePill';

/** Runs of every job in one table. */
export const jobRunColumns: Column<JobRun, JobRunSortKey>[] = [
  { key: 'name', sortKey: 'name', header: 'Action', cell: ({ name }) => <CodeText code={name} /> },
  {
    key: 'model',
    header: 'Model',
    className: 'nowrap',
    cell: ({ modelcode }) => (modelcode === 'DEFAULT' ? <Tag tone="neutral">DEFAULT</Tag> : modelcode),
  },
  {
    key: 'startedBy',
    sortKey: 'startedBy',
    header: 'Started by',
    className: 'nowrap',
    cell: ({ startedBy }) => startedBy,
  },
  {
    key: 'startedAt',
    sortKey: 'startedAt',
    header: 'Started',
    className: 'num nowrap',
    cell: ({ startedAt, queuedAt }) => formatInstant(startedAt ?? queuedAt),
  },
  {
    key: 'duration',
    header: 'Duration',
    className: 'num nowrap',
    align: 'right',
    cell: ({ durationMs, startedAt }) => (startedAt ? formatDuration(durationMs) : '–'),
  },
  { key: 'state', sortKey: 'state', header: 'Result', cell: (run) => <StatePill run={run} /> },
  {
    key: 'details',
    header: 'Details',
    width: '34%',
    cell: (run) => <span className={run.state === 'failed' ? undefined : 'muted'}>{detailsOf(run)}</span>,
  },
];

import { History, ScrollText } from 'lucide-react';
import { useCallback } from 'react';
import { DataTable } from '../../ui/data/DataTable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { IconButton } from '../../ui/navigation/IconButton';
import { Pager } from '../../ui/navigation/Pager';
import { TableCard } from '../../ui/data/TableCard';
import { formatInstant } from '../format/instants';
import { useListQuery, type ListQuery } from '../list/useListQuery';
import type { PagedSearch } from '../list/usePagedSearch';
import { freshRuns, type JobRun, detailsOf, type JobRunSortKey } from './JobRun';
import { t } from '../../texts/kitJobs.gen';
import type { Column } from '../../ui/data/Column';
import { Tag } from '../../ui/data/Tag';
import { formatDuration } from '../format/formatDuration';
import { CodeText } from '../list/cells';
import { StatePill } from './StatePill';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';

/** Runs of every job in one table. */
const jobRunColumns: Column<JobRun, JobRunSortKey>[] = [
  { key: 'name', sortKey: 'name', header: t('Action'), cell: ({ name }) => <CodeText code={name} /> },
  {
    key: 'model',
    header: t('Model'),
    className: textStyles.nowrap,
    cell: ({ modelcode }) => (modelcode === 'DEFAULT' ? <Tag tone="neutral">{t('DEFAULT')}</Tag> : modelcode),
  },
  {
    key: 'startedBy',
    sortKey: 'startedBy',
    header: t('Started by'),
    className: textStyles.nowrap,
    cell: ({ startedBy }) => startedBy,
  },
  {
    key: 'startedAt',
    sortKey: 'startedAt',
    header: t('Started'),
    className: classes(textStyles.num, textStyles.nowrap),
    cell: ({ startedAt, queuedAt }) => formatInstant(startedAt ?? queuedAt),
  },
  {
    key: 'duration',
    header: t('Duration'),
    className: classes(textStyles.num, textStyles.nowrap),
    align: 'right',
    cell: ({ durationMs, startedAt }) => (startedAt ? formatDuration(durationMs) : '–'),
  },
  { key: 'state', sortKey: 'state', header: t('Result'), cell: (run) => <StatePill run={run} /> },
  {
    key: 'details',
    header: t('Details'),
    width: '34%',
    cell: (run) => (
      <span className={run.state === 'failed' ? undefined : textStyles.muted}>{detailsOf(run)}</span>
    ),
  },
];

export interface LastRunsProps {
  search: PagedSearch<never, JobRunSortKey>;
  list: ListQuery<JobRun>;
  failure: string | undefined;
  latest: readonly JobRun[] | undefined;
  onOpen: (run: JobRun) => void;
}

/** The runs of every job, latest first, in a card of their own. */
export function LastRuns({ search, list, failure, latest, onOpen }: LastRunsProps) {
  const page = useListQuery(search, list);
  const actions = useCallback(
    (run: JobRun) => (
      <IconButton
        icon={ScrollText}
        label={t('Log of {name}, {formatInstant}', {
          name: run.name,
          formatInstant: formatInstant(run.startedAt ?? run.queuedAt),
        })}
        onClick={() => onOpen(run)}
      />
    ),
    [onOpen],
  );

  return (
    <TableCard
      label={t('Last runs')}
      count={t('Last runs')}
      onRefresh={list.refetch}
      isRefreshing={list.isFetching}
    >
      {failure ? (
        <FailedState
          title={t('The runs could not be loaded')}
          text={failure}
          onRetry={() => list.refetch()}
        />
      ) : (
        <DataTable
          free
          caption={t('Table of runs')}
          columns={jobRunColumns}
          rows={page && freshRuns(page.content, latest)}
          rowKey={({ id }) => id}
          sort={search.sort}
          onSort={search.sortOn}
          actions={actions}
          isReloading={list.isFetching}
          skeletonRows={5}
          empty={
            <EmptyState icon={History} title={t('No runs yet')} text={t('What you run is listed here.')} />
          }
        />
      )}
      {page && page.totalElements > 0 && !failure && (
        <Pager
          page={search.page}
          size={search.size}
          total={page.totalElements}
          links={search.pageLinks}
          onPage={search.goTo}
          onSize={search.resize}
        />
      )}
    </TableCard>
  );
}

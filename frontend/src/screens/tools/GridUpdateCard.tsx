import { Layers } from 'lucide-react';
import { problemOf } from '../../api/problem';
import { JobCard } from '../../kit/jobs/JobCard';
import { JobCardFrame } from '../../kit/jobs/JobCardFrame';
import type { JobRun } from '../../kit/jobs/JobRun';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { Skeleton } from '../../ui/Skeleton';
import { GridUpdateNote } from './GridUpdateNote';
import { updateGrid } from './tools';
import type { useLatestRuns } from './useLatestRuns';
import { t } from '../../texts/tools';

export interface GridUpdateCardProps {
  latest: ReturnType<typeof useLatestRuns>;
  onCancel: (run: JobRun) => void;
}

export function GridUpdateCard({ latest, onCancel }: GridUpdateCardProps) {
  const run = latest.data?.find(({ name }) => name === updateGrid.code);
  if (run)
    return (
      <JobCard
        run={run}
        title={updateGrid.title}
        note={<GridUpdateNote run={run} />}
        onCancel={() => onCancel(run)}
      />
    );
  return (
    <JobCardFrame label={updateGrid.title}>
      {latest.isError ? (
        <FailedState
          title={t('The runs could not be loaded')}
          text={problemOf(latest.error).message}
          onRetry={() => latest.refetch()}
        />
      ) : latest.data ? (
        <EmptyState
          icon={Layers}
          title={t('Nothing is running')}
          text={t('RUN updateGrid to rebuild the grids; its steps are shown here.')}
        />
      ) : (
        <Skeleton width="60%" />
      )}
    </JobCardFrame>
  );
}

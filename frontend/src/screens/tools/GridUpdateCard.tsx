import { Layers, Mail } from 'lucide-react';
import { problemOf } from '../../api/problem';
import { JobCard } from '../../kit/jobs/JobCard';
import { type JobRun, isActive } from '../../kit/jobs/JobRun';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { updateGrid } from './tools';
import { type useLatestRuns, useGridUpdate } from './useGridUpdate';
import { t } from '../../texts/tools';
import type { ReactNode } from 'react';
import { useSessionUser } from '../../api/session';
import { Button } from '../../ui/navigation/Button';
import { Message } from '../../ui/feedback/Message';
import { rich } from '../../texts/rich';

/** Where the result goes while the run goes on by itself, and where it went; who wants it too can join. */
function GridUpdateNote({ run }: { run: JobRun }) {
  const { email, username, userAliasFromModis } = useSessionUser();
  const { start, isStarting } = useGridUpdate();
  const isMine = run.startedBy === (userAliasFromModis || username);
  const isMailed = isMine || run.emails.includes(email);
  const addresses = run.emails.includes(email) ? [email] : run.emails;

  if (!isActive(run)) {
    // Nothing is sent of a run that was cancelled before it began.
    if (run.startedAt === null || run.emails.length === 0) return null;
    return (
      <Message tone="info" icon={Mail} announce={false}>
        {rich(t('The result was sent by e-mail to {addresses}.'), {
          addresses: <b>{run.emails.join(', ')}</b>,
        })}
      </Message>
    );
  }
  return (
    <Message tone="info" icon={Mail} announce>
      {isMailed && !isMine
        ? t('You have joined the run of {startedBy}.', { startedBy: run.startedBy })
        : t('The run is in progress.')}{' '}
      {rich(t('The result will be sent by e-mail to {addresses}. You can leave this page.'), {
        addresses: <b>{addresses.join(', ')}</b>,
      })}
      {!isMailed && (
        <div>
          <Button size="s" pending={isStarting} onClick={start}>
            {t('Send it to me too')}
          </Button>
        </div>
      )}
    </Message>
  );
}

/** The card in the place of a JobCard where there is no run to show. */
function JobCardFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="card job empty" aria-label={label}>
      {children}
    </section>
  );
}

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

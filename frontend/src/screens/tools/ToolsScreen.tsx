import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListJobRunsQuery, useCancelJobRunMutation } from '../../api';
import { usePageSize } from '../../api/preferences';
import { failedRead, failureOf, problemOf } from '../../api/problem';
import { type JobRun, jobRunSearch, isActive } from '../../kit/jobs/JobRun';
import { LastRuns } from '../../kit/jobs/LastRuns';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { PageHead } from '../../ui/navigation/PageHead';
import { ToolList } from './ToolList';
import { useEndOfOlderRuns, useGridUpdate, useLatestRuns, useRun } from './useGridUpdate';
import { t } from '../../texts/tools.gen';
import { JobLogDialog } from '../../kit/jobs/JobLogDialog';
import { useNotices } from '../../api/notices';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { MessageDialog } from '../../ui/dialogs/MessageDialog';
import { updateGrid } from './tools';
import { Layers, Mail } from 'lucide-react';
import { JobCard } from '../../kit/jobs/JobCard';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useSessionUser } from '../../api/session';
import { Button } from '../../ui/navigation/Button';
import { Message } from '../../ui/feedback/Message';
import { rich } from '../../texts/rich';
import { classes } from '../../ui/classes';
import layoutStyles from '../../ui/layout.module.css';
import styles from '../../kit/jobs/job-card.module.css';
import toolsStyles from './tools.module.css';

/** Where the result goes while the run goes on by itself, and where it went; who wants it too can join. */
function GridUpdateNote({ run }: { run: JobRun }) {
  const { email: own, username, userAliasFromModis } = useSessionUser();
  const { start, isStarting, started } = useGridUpdate();
  // Who has no address of their own gets it at the one that the server names.
  const email = own || (started?.runId === run.id ? started.email : '');
  const isMine = run.startedBy === (userAliasFromModis || username);
  const isMailed = isMine || run.emails.includes(email);
  const addresses = run.emails.includes(email) ? [email] : run.emails;

  if (!isActive(run)) {
    // A run that is over names only those who got a mail.
    if (run.emails.length === 0) return null;
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
    <section
      className={classes(layoutStyles.card, layoutStyles.column, styles.job, styles.empty)}
      aria-label={label}
    >
      {children}
    </section>
  );
}

interface GridUpdateCardProps {
  latest: ReturnType<typeof useLatestRuns>;
  onCancel: (run: JobRun) => void;
}

function GridUpdateCard({ latest, onCancel }: GridUpdateCardProps) {
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
        <FailedState title={t('The runs could not be loaded')} {...failedRead(latest)} />
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

function CancelRun({ run, onClose }: { run: JobRun; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelJobRunMutation();
  const notices = useNotices();
  const confirm = async () => {
    try {
      const { message } = await cancel({ id: run.id }).unwrap();
      notices.toastSuccess(message);
    } catch (error) {
      notices.toastFailure(problemOf(error));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={t('Stop run')}
      message={t(
        '{title} stops before its next model. Models that are rebuilt stay so, the others keep their grids.',
        { title: updateGrid.title },
      )}
      confirmLabel={t('Stop')}
      pending={isLoading}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

function RunLog({ run, onClose }: { run: JobRun; onClose: () => void }) {
  const log = useRun(run.id);
  return (
    <JobLogDialog
      run={log.data?.run ?? run}
      report={log.data?.report}
      failure={failureOf(log)}
      onRetry={() => log.refetch()}
      onClose={onClose}
    />
  );
}

/** The log of the run that the address names, as the overview leads here. */
function RunOfAddress() {
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('run'));
  const isNamed = Number.isInteger(named) && named > 0 && named <= 2_147_483_647;
  const log = useRun(isNamed ? named : undefined);
  if (!isNamed) return null;
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete('run');
    setParams(rest, { replace: true });
  };
  if (log.isError)
    return (
      <MessageDialog
        tone="error"
        title={t('The run could not be opened')}
        message={problemOf(log.error).message}
        onClose={close}
      />
    );
  return log.currentData ? (
    <JobLogDialog
      run={log.currentData.run}
      report={log.currentData.report}
      failure={undefined}
      onRetry={() => log.refetch()}
      onClose={close}
    />
  ) : null;
}

type Opened = { kind: 'cancel' | 'log'; run: JobRun };

/** Maintenance: four actions, what runs, and what ran. */
export function ToolsScreen() {
  const latest = useLatestRuns();
  const search = usePagedSearch(jobRunSearch, '', usePageSize());
  const list = useListJobRunsQuery(search.request, { refetchOnMountOrArgChange: true });
  useEndOfOlderRuns(list, latest);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const openLog = useCallback((run: JobRun) => setOpened({ kind: 'log', run }), []);

  return (
    <>
      <PageHead title={t('Tools')} help={t('Maintenance actions. Long ones run in the background.')} />
      <div className={toolsStyles.columns}>
        <ToolList latest={latest.data} />
        <GridUpdateCard latest={latest} onCancel={(run) => setOpened({ kind: 'cancel', run })} />
      </div>
      <div>
        <LastRuns
          search={search}
          list={list}
          failure={failureOf(list)}
          latest={latest.data}
          onOpen={openLog}
        />
      </div>
      <RunOfAddress />
      {opened?.kind === 'cancel' && <CancelRun run={opened.run} onClose={close} />}
      {opened?.kind === 'log' && <RunLog run={opened.run} onClose={close} />}
    </>
  );
}

import { useCallback, useState } from 'react';
import { useListJobRunsQuery, useGetJobRunQuery, useCancelJobRunMutation } from '../../api';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { type JobRun, jobRunSearch } from '../../kit/jobs/JobRun';
import { LastRuns } from '../../kit/jobs/LastRuns';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { PageHead } from '../../ui/navigation/PageHead';
import { GridUpdateCard } from './GridUpdateCard';
import { ToolList } from './ToolList';
import { useLatestRuns } from './useGridUpdate';
import { t } from '../../texts/tools';
import { JobLogDialog } from '../../kit/jobs/JobLogDialog';
import { useNotices } from '../../api/notices';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { updateGrid } from './tools';

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
  const log = useGetJobRunQuery({ id: run.id }, { refetchOnMountOrArgChange: true });
  return (
    <JobLogDialog
      run={log.data?.run ?? run}
      report={log.data?.report}
      failure={log.isError ? problemOf(log.error).message : undefined}
      onClose={onClose}
    />
  );
}

type Opened = { kind: 'cancel' | 'log'; run: JobRun };

/** Maintenance: four actions, what runs, and what ran. */
export function ToolsScreen() {
  const latest = useLatestRuns();
  const search = usePagedSearch(jobRunSearch, '', usePageSize());
  const list = useListJobRunsQuery(search.request, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const openLog = useCallback((run: JobRun) => setOpened({ kind: 'log', run }), []);

  return (
    <>
      <PageHead title={t('Tools')} help={t('Maintenance actions. Long ones run in the background.')} />
      <div className="tgrid">
        <ToolList latest={latest.data} />
        <GridUpdateCard latest={latest} onCancel={(run) => setOpened({ kind: 'cancel', run })} />
      </div>
      <div>
        <LastRuns
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          latest={latest.data}
          onOpen={openLog}
        />
      </div>
      {opened?.kind === 'cancel' && <CancelRun run={opened.run} onClose={close} />}
      {opened?.kind === 'log' && <RunLog run={opened.run} onClose={close} />}
    </>
  );
}

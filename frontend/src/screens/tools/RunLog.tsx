import { useGetJobRunQuery } from '../../api';
import { problemOf } from '../../api/problem';
import { JobLogDialog } from '../../kit/jobs/JobLogDialog';
import type { JobRun } from '../../kit/jobs/JobRun';

export function RunLog({ run, onClose }: { run: JobRun; onClose: () => void }) {
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

import { useCancelJobRunMutation } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import type { JobRun } from '../../kit/jobs/JobRun';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { updateGrid } from './tools';
import { t } from '../../texts/tools';

export function CancelRun({ run, onClose }: { run: JobRun; onClose: () => void }) {
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

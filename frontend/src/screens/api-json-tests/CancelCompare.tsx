import { useCancelJobRunMutation, type ApiJsonCompareRun } from '../../api';
import { useOutcome } from '../../api/outcome';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { t } from '../../texts/apiJsonTests';

/** Asks, then stops a comparison before its next test. */
export function CancelCompare({ run, onClose }: { run: ApiJsonCompareRun; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelJobRunMutation();
  const outcome = useOutcome();
  const confirm = async () => {
    try {
      outcome.noted((await cancel({ id: run.id }).unwrap()).message);
    } catch (error) {
      outcome.failedQuietly(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={t('Stop run')}
      message={t('The comparison stops before its next test. What it has found stays.')}
      confirmLabel={t('Stop')}
      pending={isLoading}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

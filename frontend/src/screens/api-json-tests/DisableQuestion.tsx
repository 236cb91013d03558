import type { ApiJsonTest } from '../../api';
import { useOutcome } from '../../api/outcome';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useTestChange } from './useTestChange';
import { t } from '../../texts/apiJsonTests';

/** Asks whether to disable or enable the running of a row, then saves it; a failure opens no dialog. */
export function DisableQuestion({ row, onClose }: { row: ApiJsonTest; onClose: () => void }) {
  const { change, isChanging } = useTestChange();
  const outcome = useOutcome();
  const { id, disableTest } = row;
  const confirm = async () => {
    try {
      const { message } = await change(row, { disableTest: !disableTest });
      outcome.succeeded(message);
    } catch (error) {
      outcome.failedQuietly(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={disableTest ? t('Enable test {id}', { id }) : t('Disable test {id}', { id })}
      message={
        disableTest
          ? t('Enable the running of test {id}? It takes part in comparisons again.', { id })
          : t(
              'Disable the running of test {id}? Comparisons leave it out, and its row leaves the list of active tests.',
              { id },
            )
      }
      confirmLabel={disableTest ? t('Enable') : t('Disable')}
      pending={isChanging}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

import { useDeleteInterfaceLabelMutation, ccbApi, type InterfaceLabel } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { labelTexts } from '../../texts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Italian } from '../../ui/Italian';
import { useRestoreLabel } from './useRestoreLabel';

/** Asks, then deletes a label; the message offers to take it back. A failure opens no dialog (readings A-37). */
export function DeleteInterfaceLabel({ label, onClose }: { label: InterfaceLabel; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteInterfaceLabelMutation();
  const [readHistory] = ccbApi.endpoints.getInterfaceLabelHistory.useLazyQuery();
  const { restoreLabel } = useRestoreLabel();
  const notices = useNotices();
  const { id, code } = label;

  const undo = async () => {
    const { data: changes } = await readHistory({ id });
    if (changes?.[0]) await restoreLabel(id, changes[0].id);
  };
  const confirm = async () => {
    try {
      const { message } = await remove({ id }).unwrap();
      notices.showSuccess(message, { action: { label: 'Undo', onClick: () => void undo() } });
    } catch (error) {
      console.error(error);
      notices.toastFailure(problemOf(error));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      danger
      title={<Italian>{labelTexts.delete}</Italian>}
      message={<Italian>{labelTexts.deleteQuestion.replace('{code}', () => code)}</Italian>}
      confirmLabel={labelTexts.delete}
      pending={isLoading}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

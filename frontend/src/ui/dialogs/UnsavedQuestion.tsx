import { ConfirmDialog } from './ConfirmDialog';
import { t } from '../../texts/ui.gen';

export interface UnsavedQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** The question before unsaved changes are lost: 'Stay' or 'Leave without saving'. */
export function UnsavedQuestion({ onLeave, onStay }: UnsavedQuestionProps) {
  return (
    <ConfirmDialog
      title={t('Unsaved changes')}
      message={t('What you changed has not been saved.')}
      confirmLabel={t('Leave without saving')}
      cancelLabel={t('Stay')}
      danger
      asksToLeave
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}

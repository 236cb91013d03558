import { ConfirmDialog } from './ConfirmDialog';

export interface UnsavedQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** The question before unsaved changes are lost: 'Resta' or 'Esci senza salvare'. */
export function UnsavedQuestion({ onLeave, onStay }: UnsavedQuestionProps) {
  return (
    <ConfirmDialog
      title="Unsaved changes"
      message="What you changed has not been saved."
      confirmLabel="Esci senza salvare"
      cancelLabel="Resta"
      danger
      asksToLeave
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}

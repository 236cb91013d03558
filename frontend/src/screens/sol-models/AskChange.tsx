import { useState } from 'react';
import { useOutcome } from '../../api/outcome';
import { solModelTexts } from '../../texts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

export interface AskChangeProps {
  model: string;
  /** Makes the change; answers the server's message. */
  change: () => Promise<{ message: string }>;
  onChanged: () => void;
  onClose: () => void;
}

/** The question before a change of visibility, and what came of it. */
export function AskChange({ model, change, onChanged, onClose }: AskChangeProps) {
  const [isSaving, setIsSaving] = useState(false);
  const outcome = useOutcome();
  const confirm = async () => {
    setIsSaving(true);
    try {
      const { message } = await change();
      onChanged();
      outcome.succeeded(message);
    } catch (error) {
      outcome.failed(error);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      title={solModelTexts.changeStatus}
      message={solModelTexts.question.replace('{model}', () => model)}
      confirmLabel={solModelTexts.continue}
      cancelLabel={solModelTexts.cancel}
      buttonLang="en"
      pending={isSaving}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

import { useState, type ReactNode } from 'react';
import { languageTexts } from '../../texts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Outcome, Saved } from './RecordCalls';

export interface ConfirmChangeProps<Reply extends Pick<Saved, 'message'>> {
  title: ReactNode;
  /** What becomes of the record. */
  message: ReactNode;
  /** Makes the change. */
  change: () => Promise<Reply>;
  outcome: Outcome;
  onChanged?: (reply: Reply) => void;
  onClose: () => void;
}

/** Asks, then makes a change that is saved at once, such as a switch in a row: 'Procedi' or 'Annulla'. */
export function ConfirmChange<Reply extends Pick<Saved, 'message'>>(props: ConfirmChangeProps<Reply>) {
  const { title, message, change, outcome, onChanged, onClose } = props;
  const [isSaving, setIsSaving] = useState(false);
  const confirm = async () => {
    setIsSaving(true);
    try {
      const reply = await change();
      onChanged?.(reply);
      outcome.succeeded(reply.message);
    } catch (error) {
      outcome.failed(error);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      title={title}
      message={message}
      confirmLabel={languageTexts.proceed}
      pending={isSaving}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

import { useState } from 'react';
import { labelTexts, languageTexts } from '../../texts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/dialogs/ConfirmDialog';
import type { Outcome, Saved } from './RecordCalls';
import { t } from '../../texts/kitRecord.gen';

type Words = Pick<ConfirmDialogProps, 'title' | 'about' | 'message'>;

const quotedAnswers = { confirmLabel: languageTexts.proceed, cancelLabel: labelTexts.cancel };

/** `message` says what becomes of the record. */
export interface ConfirmChangeProps<Reply extends Pick<Saved, 'message'>> extends Words {
  /** The two answers; 'Procedi' and 'Annulla' by default. */
  answers?: Pick<ConfirmDialogProps, 'confirmLabel' | 'cancelLabel'>;
  /** It cannot be answered yet: its subject is still being read. */
  pending?: boolean;
  change: () => Promise<Reply>;
  outcome: Outcome;
  onChanged?: (reply: Reply) => void;
  /** Takes the change back: success is then a notice that offers it, and no message to close. */
  undo?: () => Promise<Reply>;
  onClose: () => void;
}

/** Asks, then makes a change that is saved at once, such as a switch in a row. */
export function ConfirmChange<Reply extends Pick<Saved, 'message'>>(props: ConfirmChangeProps<Reply>) {
  const { answers = quotedAnswers, pending, change, outcome, onChanged, undo, onClose, ...words } = props;
  const [isSaving, setIsSaving] = useState(false);
  const takeBack = async (act: NonNullable<typeof undo>) => {
    try {
      const reply = await act();
      onChanged?.(reply);
      outcome.noted(reply.message);
    } catch (error) {
      outcome.failed(error);
    }
  };
  const confirm = async () => {
    setIsSaving(true);
    try {
      const reply = await change();
      onChanged?.(reply);
      if (undo)
        outcome.noted(reply.message, { action: { label: t('Undo'), onClick: () => void takeBack(undo) } });
      else outcome.succeeded(reply.message);
    } catch (error) {
      outcome.failed(error);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      {...words}
      {...answers}
      pending={pending || isSaving}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

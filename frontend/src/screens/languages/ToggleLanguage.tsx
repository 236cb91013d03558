import { useState } from 'react';
import { useUpdateLanguageMutation, type Language } from '../../api';
import type { Outcome, Saved } from '../../kit/record/RecordCalls';
import { languageTexts } from '../../texts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Italian } from '../../ui/Italian';

export interface ToggleLanguageProps {
  row: Language;
  outcome: Outcome;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Asks, then saves the language as active or inactive. */
export function ToggleLanguage({ row, outcome, onSaved, onClose }: ToggleLanguageProps) {
  const [update] = useUpdateLanguageMutation();
  const [isSaving, setIsSaving] = useState(false);
  const { id, code, description, active, fallbackLanguage, version } = row;
  const confirm = async () => {
    setIsSaving(true);
    try {
      const languageInput = {
        ...row,
        active: !active,
        fallbackLanguage: fallbackLanguage && { id: fallbackLanguage.id },
        version,
      };
      const saved: Saved = await update({ id, languageInput }).unwrap();
      onSaved(saved.id);
      outcome.succeeded(saved.message);
    } catch (error) {
      outcome.failed(error);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      title={<Italian>{languageTexts.toggleTitle}</Italian>}
      message={
        <>
          <b lang={code}>{description}</b>{' '}
          {active
            ? 'will no longer be offered, neither to customers nor here. Its texts stay.'
            : 'will be offered, to customers and here.'}
        </>
      }
      confirmLabel={languageTexts.proceed}
      pending={isSaving}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

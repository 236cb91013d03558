import { useUpdateLanguageMutation, type Language } from '../../api';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import type { Outcome } from '../../kit/record/RecordCalls';
import { languageTexts } from '../../texts';
import { t } from '../../texts/languages';
import { rich } from '../../texts/rich';

export interface ToggleLanguageProps {
  row: Language;
  outcome: Outcome;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Asks, then saves the language as active or inactive. */
export function ToggleLanguage({ row, outcome, onSaved, onClose }: ToggleLanguageProps) {
  const [update] = useUpdateLanguageMutation();
  const { id, code, description, active, fallbackLanguage } = row;
  const change = () => {
    const languageInput = {
      ...row,
      active: !active,
      fallbackLanguage: fallbackLanguage && { id: fallbackLanguage.id },
    };
    return update({ id, languageInput }).unwrap();
  };

  return (
    <ConfirmChange
      title={languageTexts.toggleTitle}
      message={rich(
        active
          ? t('{language} will no longer be offered, neither to customers nor here. Its texts stay.')
          : t('{language} will be offered, to customers and here.'),
        { language: <b lang={code}>{description}</b> },
      )}
      change={change}
      outcome={outcome}
      onChanged={(saved) => onSaved(saved.id)}
      onClose={onClose}
    />
  );
}

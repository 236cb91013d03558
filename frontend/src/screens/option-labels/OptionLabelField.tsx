import type { OptionGridEntry } from '../../api';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { RowTextInput } from '../../kit/rows/RowTextInput';
import { editedText, isDefaultModel } from './editedLabel';
import { t } from '../../texts/optionLabels';

/** As in openapi.yaml, OptionLabelInput. */
const maxLength = 1000;

export interface OptionLabelFieldProps {
  entry: OptionGridEntry;
  onSave: (entry: OptionGridEntry, isBlank: boolean) => void;
}

/** The label of a row, edited in place: of the model, or the default one. */
export function OptionLabelField({ entry, onSave }: OptionLabelFieldProps) {
  const { modelcode } = useCurrentModel();
  const { code: lang, text: language } = useCurrentLanguage();
  const isDefault = isDefaultModel(modelcode);
  return (
    <RowTextInput
      stored={editedText(entry, modelcode)}
      label={
        isDefault
          ? t('Default label of {code}', { code: entry.optItem.code })
          : t('Model label of {code}', { code: entry.optItem.code })
      }
      placeholder={isDefault ? t('No label in {language}', { language }) : t('Uses the default label')}
      maxLength={maxLength}
      lang={lang}
      mayBeBlank={!isDefault}
      onSave={(text) => onSave(entry, text.trim() === '')}
    />
  );
}

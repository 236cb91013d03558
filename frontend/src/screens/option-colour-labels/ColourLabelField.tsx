import { Save } from 'lucide-react';
import { useState } from 'react';
import type { OptColorItem } from '../../api';
import { useCurrentLanguage } from '../../api/preferences';
import { RowTextInput } from '../../kit/rows/RowTextInput';
import { useRowText } from '../../kit/rows/useRowText';
import { Button } from '../../ui/Button';
import { useOneAtATime } from '../../ui/useOneAtATime';
import { itemFields } from './itemFields';
import { labelIn } from './itemLabels';
import { t } from '../../texts/optionColourLabels';

export interface ColourLabelFieldProps {
  item: OptColorItem;
  onSave: (item: OptColorItem) => Promise<void>;
}

/** The label of a colour, edited in its row, with the button that saves it. */
export function ColourLabelField({ item, onSave }: ColourLabelFieldProps) {
  const { code: lang, text: language } = useCurrentLanguage();
  const label = labelIn(item, lang);
  const stored = { id: item.id, text: label?.label ?? '', version: label?.version ?? 0 };
  const { isChanged, isBlank } = useRowText(stored);
  const [isSaving, setIsSaving] = useState(false);
  const save = useOneAtATime(async () => {
    setIsSaving(true);
    await onSave(item);
    setIsSaving(false);
  });
  const isSavable = isChanged && !isBlank;

  return (
    <div className="colour-label">
      <RowTextInput
        stored={stored}
        label={t('Label of {code}', { code: item.code })}
        placeholder={t('No label in {language}', { language })}
        maxLength={itemFields.label.maxLength}
        lang={lang}
        onSave={save}
      />
      <Button
        size="s"
        icon={Save}
        variant={isSavable ? 'primary' : 'secondary'}
        disabled={!isSavable}
        pending={isSaving}
        aria-label={t('Save the label of {code}', { code: item.code })}
        onClick={save}
      >
        {t('Save')}
      </Button>
    </div>
  );
}

import type { EditorialPlaceholder } from '../../api';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { SelectField } from '../../kit/form/SelectField';
import { ShownField } from '../../kit/form/ShownField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { editorialPlaceholder, type PlaceholderValues } from './editorialPlaceholder';
import { useCountryNames } from './useCountryNames';
import { t } from '../../texts/editorialPlaceholders';

const { fields } = editorialPlaceholder;

/** The fields of a placeholder, for a new one and for a stored one. */
export function EditorialPlaceholderForm({
  row,
  ...form
}: RecordFormSlot<EditorialPlaceholder, PlaceholderValues>) {
  const current = useCurrentLanguage();
  const { modelcode } = useCurrentModel();
  const { options } = useCountryNames();
  const language = row ? { code: row.language.code, text: row.language.description } : current;

  return (
    <RecordForm {...form}>
      <div className="g2">
        <RecordField field={fields.code} locked={row !== undefined} />
        <SelectField
          field={fields.country}
          options={options}
          placeholder={t('Choose a country')}
          locked={row !== undefined}
        />
        <ShownField label={t('Language')} value={language.text} />
        <ShownField label={t('Model')} value={row?.model.modelcode ?? modelcode} />
      </div>
      <RecordField field={fields.content} lang={language.code} focused={row !== undefined} showsSaved />
    </RecordForm>
  );
}

import type { TrackingLabel } from '../../api';
import { useLanguageOptions } from '../../api/languageOptions';
import { useCurrentLanguage } from '../../api/preferences';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { SelectField } from '../../kit/form/SelectField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { trackingLabel, type TrackingLabelValues } from './trackingLabel';
import { t } from '../../texts/trackingLabels';

const { fields } = trackingLabel;

/** The fields of a tracking label, for a new one and for a stored one. */
export function TrackingLabelForm({ row, ...form }: RecordFormSlot<TrackingLabel, TrackingLabelValues>) {
  const current = useCurrentLanguage();
  const values = row ? form.values : { ...form.values, language: current.code };

  return (
    <RecordForm {...form} values={values}>
      <div className="g2">
        <RecordField field={fields.key} locked={row !== undefined} />
        <SelectField
          field={fields.language}
          options={useLanguageOptions(row?.language)}
          placeholder={t('Choose a language')}
        />
      </div>
      <RecordField field={fields.label} lang={row?.language.code} focused={row !== undefined} showsSaved />
    </RecordForm>
  );
}

import type { ConfigurationParameter } from '../../api';
import { useLanguageOptions } from '../../api/languageOptions';
import { useCurrentLanguage } from '../../api/preferences';
import { RecordField, SelectField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { useFieldValue } from '../../kit/form/useRecordField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import {
  addressField,
  configurationParameter,
  valueKindOf,
  type ParameterValues,
} from './configurationParameter';
import { t } from '../../texts/configurationParameters.gen';
import layoutStyles from '../../ui/layout.module.css';

const { fields } = configurationParameter;

/** The fields of a parameter, for a new one and for a stored one. */
export function ConfigurationParameterForm({
  row,
  ...form
}: RecordFormSlot<ConfigurationParameter, ParameterValues>) {
  const languages = useLanguageOptions(row?.language);
  const [first] = useLanguageOptions();
  const current = useCurrentLanguage();
  // The only value of what the console reads may move to the default language, which comes first.
  const isHeld = row?.deletable === false && first?.value === row.language.code;
  const values = row ? form.values : { ...form.values, language: current.code };

  return (
    <RecordForm {...form} values={values}>
      <div className={layoutStyles.two}>
        <RecordField field={fields.code} locked={row !== undefined} />
        <SelectField
          field={fields.language}
          options={languages}
          placeholder={t('Choose a language')}
          locked={isHeld}
          hint={isHeld ? t('The console reads it in the default language.') : undefined}
        />
      </div>
      <RecordField field={fields.description} />
      <ValueField isStored={row !== undefined} />
    </RecordForm>
  );
}

/** What the console itself reads is typed as what it is: a switch, or an address; the server refuses anything else too. */
function ValueField({ isStored }: { isStored: boolean }) {
  const kind = valueKindOf(useFieldValue('code'));
  if (kind === 'switch')
    return (
      <SelectField
        field={fields.value}
        options={['true', 'false'].map((value) => ({ value, label: value }))}
        placeholder={t('Choose true or false')}
        hint={t('The console reads this switch.')}
      />
    );
  if (kind === 'address')
    return (
      <RecordField
        field={addressField(isStored)}
        focused={isStored}
        hint={
          isStored
            ? t('An address that begins with http:// or https://; empty means none.')
            : t('An address that begins with http:// or https://.')
        }
      />
    );
  return <RecordField field={fields.value} focused={isStored} />;
}

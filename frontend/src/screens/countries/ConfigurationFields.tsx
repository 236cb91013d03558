import { regionOf, useRegions } from './useRegions';
import { CheckField, RecordField } from '../../kit/form/RecordField';
import { useFieldValue, useRecordField } from '../../kit/form/useRecordField';
import { country, switches } from './country';
import { currencyOptions, dateExample, priceExample } from './countryFormats';
import { t } from '../../texts/countries.gen';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import styles from './countries.module.css';
import { classes } from '../../ui/classes';
import layoutStyles from '../../ui/layout.module.css';

function RegionField() {
  const { name, label, note } = country.fields.geoRegion;
  const { value, onValue, onBlur, error } = useRecordField(country.fields.geoRegion);
  const { setValue } = useFormContext<Record<string, string>>();
  const regions = useRegions();
  const region = regionOf(regions, value);
  const change = (typed: string) => {
    onValue(typed);
    const filled = regionOf(regions, typed)?.label ?? '';
    setValue('regionLabel', filled, { shouldDirty: true });
    setValue('seenRegionLabel', filled);
  };

  return (
    <Field
      label={label}
      note={note}
      hint={
        region
          ? t('A number: {label}', { label: region.label })
          : t('A number: the group of countries on the landing page.')
      }
      error={error}
    >
      <TextInput mono name={name} value={value} onBlur={onBlur} inputMode="numeric" onValue={change} />
    </Field>
  );
}

const { fields } = country;

export interface ConfigurationFieldsProps {
  isStored: boolean;
  /** False for the default country. */
  hasIsoCode: boolean;
}

/** Identity, formats with what they look like, and the six switches. */
export function ConfigurationFields({ isStored, hasIsoCode }: ConfigurationFieldsProps) {
  return (
    <>
      <h3 className={styles.section}>{t('Identity')}</h3>
      <div className={layoutStyles.three}>
        <RecordField field={fields.id} locked={isStored} />
        <RecordField field={{ ...fields.isoCode2, required: hasIsoCode }} focused={isStored} />
        <RecordField field={fields.isoCode} />
        <RecordField field={fields.codmercato} />
        <RegionField />
        <RecordField field={fields.currency} options={currencyOptions} />
      </div>
      <h3 className={styles.section}>{t('Formats')}</h3>
      <FormatFields />
      <h3 className={styles.section}>{t('Switches')}</h3>
      <div
        className={classes(layoutStyles.box, layoutStyles.shade, styles.checks)}
        role="group"
        aria-label={t('Switches')}
      >
        {switches.map((name) => (
          <CheckField key={name} field={fields[name]} />
        ))}
      </div>
    </>
  );
}

function FormatFields() {
  const language = useFieldValue('language');
  const today = new Date();
  const dayIn = (name: Format, format: string) => exampleOf(name, dateExample(format, language, today));
  return (
    <div className={layoutStyles.three}>
      <RecordField
        field={fields.pricemask}
        hint={exampleOf('pricemask', priceExample(useFieldValue('pricemask')))}
      />
      <RecordField field={fields.formatDate} hint={dayIn('formatDate', useFieldValue('formatDate'))} />
      <RecordField
        field={fields.formatDateMonth}
        hint={dayIn('formatDateMonth', useFieldValue('formatDateMonth'))}
      />
    </div>
  );
}

type Format = 'pricemask' | 'formatDate' | 'formatDateMonth';

const exampleOf = (name: Format, text: string | undefined) =>
  `${fields[name].help} ${text === undefined ? t('No example for this text') : t('Example: {text}', { text })}`;

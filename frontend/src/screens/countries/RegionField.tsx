import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { country } from './country';
import { useRecordField } from '../../kit/form/useRecordField';
import { regionOf, useRegions } from './useRegions';
import { t } from '../../texts/countries';

/** The number of the region, and nothing else. Another region brings its own label into the Market tab. */
export function RegionField() {
  const { name, label, note } = country.fields.geoRegion;
  const { value, onValue, onBlur, error } = useRecordField(country.fields.geoRegion);
  const { setValue } = useFormContext<Record<string, string>>();
  const regions = useRegions();
  const region = regionOf(regions, value);
  const change = (typed: string) => {
    onValue(typed);
    setValue('regionLabel', regionOf(regions, typed)?.label ?? '', { shouldDirty: true });
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
      <TextInput mono {...{ name, value, onBlur }} inputMode="numeric" onValue={change} />
    </Field>
  );
}

import { useGetLangListQuery } from '../../api';
import { CheckField } from '../../kit/form/CheckField';
import { RecordField } from '../../kit/form/RecordField';
import { SelectField } from '../../kit/form/SelectField';
import { useFieldValue } from '../../kit/form/useFieldValue';
import { country, marketSwitches } from './country';
import { regionOf, useRegions } from './useRegions';
import { t } from '../../texts/countries';

const { fields } = country;

export function MarketFields() {
  const { data = [] } = useGetLangListQuery();
  const own = useFieldValue('language');
  const options = data.map(({ value, text }) => ({ value, label: text }));
  // A language that is no longer active stays the market's until another is chosen.
  const isMissing = own !== '' && !options.some(({ value }) => value === own);

  return (
    <>
      <div className="g3">
        <RecordField field={fields.vat} />
        <RecordField field={fields.tabele} />
        <SelectField
          field={fields.language}
          options={isMissing ? [...options, { value: own, label: own }] : options}
          placeholder={t('No language')}
        />
      </div>
      <RegionLabel />
      <h3 className="sec">{t('Switches')}</h3>
      <div className="check-list" role="group" aria-label={t('Switches of the market')}>
        {marketSwitches.map((name) => (
          <CheckField key={name} field={fields[name]} />
        ))}
      </div>
      <p className="muted">
        {t(
          'The market’s enableAccessories and enableCustomerPrg are enableAccesories and enableCustomProgram of the Configuration tab.',
        )}
      </p>
    </>
  );
}

function RegionLabel() {
  const number = useFieldValue('geoRegion');
  const region = regionOf(useRegions(), number);
  const countries =
    region?.countryCount === 1
      ? t('one country')
      : t('{countryCount} countries', { countryCount: region?.countryCount });
  if (number === '')
    return (
      <RecordField field={fields.regionLabel} locked hint={t('The country is in no region (geoRegion).')} />
    );
  return (
    <RecordField
      field={fields.regionLabel}
      hint={
        region
          ? t('Names region {number}, with {countries}, on the landing page.', { number, countries })
          : t('Region {number} is new; without a label it is called “Region {number}”.', { number })
      }
    />
  );
}

import { useId, useState } from 'react';
import type { Country } from '../../api';
import { useLanguageOptions } from '../../api/languageOptions';
import { FormTabs } from '../../kit/form/FormTabs';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { TabPanel } from '../../ui/navigation/Tabs';
import { ConfigurationFields } from './ConfigurationFields';
import { regionOf, useRegions } from './useRegions';
import {
  descriptions,
  isDefaultCountry,
  marketSwitches,
  switches,
  type CountryValues,
  country,
} from './country';
import { Quoted } from '../../ui/data/Quoted';
import { t } from '../../texts/countries.gen';
import { useWatch } from 'react-hook-form';
import { RecordField, CheckField, SelectField } from '../../kit/form/RecordField';
import { useFieldValue } from '../../kit/form/useRecordField';
import styles from './countries.module.css';
import { classes } from '../../ui/classes';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';

const { fields } = country;

function MarketFields() {
  const options = useLanguageOptions({ code: useFieldValue('language') });

  return (
    <>
      <div className={layoutStyles.three}>
        <RecordField field={fields.vat} />
        <RecordField field={fields.tabele} />
        <SelectField field={fields.language} options={options} placeholder={t('No language')} />
      </div>
      <RegionLabel />
      <h3 className={styles.section}>{t('Switches')}</h3>
      <div
        className={classes(layoutStyles.box, layoutStyles.shade, styles.checks)}
        role="group"
        aria-label={t('Switches of the market')}
      >
        {marketSwitches.map((name) => (
          <CheckField key={name} field={fields[name]} />
        ))}
      </div>
      <p className={textStyles.muted}>
        <Quoted>
          {t(
            'The market’s enableAccessories and enableCustomerPrg are enableAccesories and enableCustomProgram of the Configuration tab.',
          )}
        </Quoted>
      </p>
    </>
  );
}

function RegionLabel() {
  const number = useFieldValue('geoRegion');
  const regions = useRegions();
  const region = regionOf(regions, number);
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
      locked={!regions}
      hint={
        !regions
          ? t('The regions have not been read.')
          : region
            ? t('Names region {number}, with {countries}, on the landing page.', { number, countries })
            : t('Region {number} is new; without a label it is called “Region {number}”.', { number })
      }
    />
  );
}

const languages = {
  descEn: ['en', t('English')],
  descDe: ['de', t('Deutsch')],
  descFr: ['fr', t('Français')],
  descIt: ['it', t('Italiano')],
  descEs: ['es', t('Español')],
} as const;

/** The names of the country in five languages; one of them is needed. */
function TranslationFields() {
  const typed = useWatch<Record<string, string>>({ name: [...descriptions] }) as unknown as string[];
  const isNameless = typed.every((text) => text.trim() === '');
  return (
    <>
      <p className={textStyles.muted}>
        {t(
          'A country needs a name in at least one language. Where another one is missing, the console shows the English one; the landing page shows the standard name of the country, else the English one.',
        )}
      </p>
      <div className={layoutStyles.two}>
        {descriptions.map((name) => {
          const [lang, note] = languages[name];
          const required = name === 'descEn' && isNameless;
          const field = { ...country.fields[name], note, required, marked: false };
          return <RecordField key={name} field={field} lang={lang} />;
        })}
      </div>
    </>
  );
}

const translations = { value: 'translations', label: t('Translations'), fields: descriptions } as const;
const others = [
  {
    value: 'configuration',
    label: t('Configuration'),
    fields: [
      ...['id', 'isoCode2', 'isoCode', 'codmercato', 'geoRegion', 'currency'],
      ...['pricemask', 'formatDate', 'formatDateMonth', ...switches],
    ],
  },
  {
    value: 'market',
    label: t('Market'),
    fields: ['vat', 'tabele', 'language', 'regionLabel', ...marketSwitches],
  },
] as const;

type TabName = (typeof translations | (typeof others)[number])['value'];

/** The fields of a country, new or stored: both tabs, and what else a market is. */
export function CountryForm({ row, ...form }: RecordFormSlot<Country, CountryValues>) {
  const id = useId();
  const [tab, setTab] = useState<TabName>(row ? 'configuration' : 'translations');
  const count = row && descriptions.filter((name) => row[name] !== '').length;
  const tabs = [{ ...translations, count }, ...others];
  const panel = (value: TabName) => ({ id, value, hidden: tab !== value, className: layoutStyles.stack });

  return (
    <RecordForm
      {...form}
      aside={undefined}
      tabs={<FormTabs id={id} label={t('Country')} tabs={tabs} value={tab} onChange={setTab} />}
    >
      <TabPanel {...panel('translations')}>
        <TranslationFields />
      </TabPanel>
      <TabPanel {...panel('configuration')}>
        <ConfigurationFields isStored={row !== undefined} hasIsoCode={!(row && isDefaultCountry(row))} />
      </TabPanel>
      <TabPanel {...panel('market')}>
        <MarketFields />
      </TabPanel>
    </RecordForm>
  );
}

import { useId, useState } from 'react';
import type { Country } from '../../api';
import { FormTabs } from '../../kit/form/FormTabs';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { TabPanel } from '../../ui/Tabs';
import { ConfigurationFields } from './ConfigurationFields';
import { descriptions, marketSwitches, switches, type CountryValues } from './country';
import { isDefaultCountry } from './CountryDialog';
import { MarketFields } from './MarketFields';
import { TranslationFields } from './TranslationFields';
import { t } from '../../texts/countries';

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
  const panel = (value: TabName) => ({ id, value, hidden: tab !== value, className: 'fg' });

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

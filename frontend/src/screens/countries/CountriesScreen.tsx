import { Globe } from 'lucide-react';
import { countryCalls, type CountryInput } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentModel, usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { useSharedQuery } from '../../api/sharedQuery';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { t } from '../../texts/countries';
import './countries.css';
import { country, inputOf, type CountryValues } from './country';
import type { CountryDialog } from './CountryForm';
import { CountryInfoPopup } from './CountryInfoPopup';
import { countryFilters, countrySearch, useCountryColumns } from './useCountryColumns';
import { CarGridPopup, CheckGridPopup, ConfigGridPopup } from './GridPopups';
import { ModelListPopup } from './ModelListPopup';
import { regionOf, useRegions } from './ConfigurationFields';

const CountryForm = lazyDialog(
  () => import('./CountryForm').then((module) => module.CountryForm),
  ({ onClose }) => onClose,
);

const countries = recordCalls(countryCalls, 'Country');

const popups = {
  info: CountryInfoPopup,
  models: ModelListPopup,
  checkGrid: CheckGridPopup,
  configGrid: ConfigGridPopup,
  carGrid: CarGridPopup,
};

/** The countries, which are the markets too. */
export function CountriesScreen() {
  const model = useCurrentModel();
  const search = usePagedSearch(countrySearch, '', usePageSize());
  const dialog = useOpenedDialog<CountryDialog>();
  const { open, opened, close } = dialog;
  const regions = useRegions();
  /** A region's label is everybody's: it is sent only where it names the region anew. */
  const withRegion = (values: CountryValues): CountryInput => {
    const label = values.regionLabel.trim();
    const isNews = label !== '' && label !== regionOf(regions, values.geoRegion)?.label;
    return { ...inputOf(values), ...(isNews && { regionLabel: label }) };
  };
  const calls = countries.useCalls(country, {
    opened,
    listed: search.filters,
    create: (values) => ({ countryInput: { ...withRegion(values), id: values.id.trim() } }),
    update: ({ id }, values, version) => ({ id, countryInput: { ...withRegion(values), version } }),
  });

  return (
    <div className="screen countries">
      <RecordScreen
        of={country}
        icon={Globe}
        help={
          model.modelcode === 'DEFAULT'
            ? t('Markets of the configurator. Choose a model in the header for the grid checks.')
            : t('Markets of the configurator. The grid checks use model {description}.', {
                description: model.description,
              })
        }
        search={search}
        list={countries.useList({ ...search.request, ...useSharedQuery() })}
        filters={countryFilters}
        columns={useCountryColumns(open)}
        dialog={dialog}
        calls={calls}
        outcome={useOutcome()}
        form={(slot) => <CountryForm {...slot} />}
        other={({ kind, row }) => {
          const Popup = popups[kind];
          return <Popup row={row} onClose={close} />;
        }}
      />
    </div>
  );
}

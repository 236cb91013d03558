import { Globe } from 'lucide-react';
import { useCallback } from 'react';
import {
  useListCountriesQuery,
  type Country,
  useCreateCountryMutation,
  useDeleteCountryMutation,
  useExportCountriesCsvMutation,
  useExportCountriesXlsxMutation,
  useUpdateCountryMutation,
  type CountryInput,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentModel, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSharedQuery } from '../../api/sharedQuery';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { country, type CountryValues, inputOf } from './country';
import { isDefaultCountry, type CountryDialog } from './CountryDialog';
import { countryFilters, countrySearch, type CountryFilter } from './countrySearch';
import { useCountryColumns } from './useCountryColumns';
import './countries.css';
import { t } from '../../texts/countries';
import { type OpenRecordProps, OpenRecord } from '../../kit/record/OpenRecord';
import { CountryForm } from './CountryForm';
import { CountryInfoPopup } from './CountryInfoPopup';
import { CarGridPopup, CheckGridPopup, ConfigGridPopup } from './GridPopups';
import { ModelListPopup } from './ModelListPopup';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownHistoryOf } from '../../kit/record/RecordNoun';
import { regionOf, useRegions } from './useRegions';

/** What the dialogs of the countries call; a country is deleted while nothing uses it (decision A-56), an export holds what the filters leave. */
function useCountryCalls(
  opened: CountryDialog | undefined,
  filters: Record<CountryFilter, string>,
): RecordCalls<Country, CountryValues, string> {
  const regions = useRegions();
  const [create] = useCreateCountryMutation();
  const [update] = useUpdateCountryMutation();
  const [remove] = useDeleteCountryMutation();
  const [exportCsv] = useExportCountriesCsvMutation();
  const [exportXlsx] = useExportCountriesXlsxMutation();

  /** A region's label is everybody's: it is sent only where it names the region anew. */
  const withRegion = (values: CountryValues): CountryInput => {
    const label = values.regionLabel.trim();
    const isNews = label !== '' && label !== regionOf(regions, values.geoRegion)?.label;
    return { ...inputOf(values), ...(isNews && { regionLabel: label }) };
  };

  return {
    // What is deleted was used by nothing: Undo is all there is to take it back.
    ...useRecordChanges('country', { shownId: shownHistoryOf(opened) }),
    create: (values) => create({ countryInput: { ...withRegion(values), id: values.id.trim() } }).unwrap(),
    update: ({ id }, values, version) =>
      update({ id, countryInput: { ...withRegion(values), version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}

interface OpenCountryProps extends Pick<
  OpenRecordProps<Country, CountryValues>,
  'calls' | 'outcome' | 'dialog' | 'onSaved'
> {
  opened: CountryDialog;
}

const popups = {
  info: CountryInfoPopup,
  models: ModelListPopup,
  checkGrid: CheckGridPopup,
  configGrid: ConfigGridPopup,
  carGrid: CarGridPopup,
};

function OpenCountry({ opened, ...rest }: OpenCountryProps) {
  if (opened.kind in popups) {
    const Popup = popups[opened.kind as keyof typeof popups];
    return <Popup row={(opened as { row: Country }).row} onClose={rest.dialog.close} />;
  }
  return (
    <OpenRecord
      {...rest}
      of={country}
      opened={opened as OpenRecordProps<Country, CountryValues>['opened']}
      form={(slot) => <CountryForm {...slot} />}
    />
  );
}

const { noun, titles } = country;

/** The countries, which are the markets too. */
export function CountriesScreen() {
  const model = useCurrentModel();
  const search = usePagedSearch(countrySearch, '', usePageSize());
  const list = useListCountriesQuery(
    { ...search.request, ...useSharedQuery() },
    { refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<CountryDialog>();
  const { open, opened } = dialog;
  const outcome = useOutcome();
  const calls = useCountryCalls(opened, search.filters);
  const actions = useCallback(
    (row: Country) => (
      <RecordButtons
        row={row}
        name={row.description}
        undeletable={isDefaultCountry(row) ? t('DEFAULT stands for all countries and stays') : undefined}
        onOpen={open}
      />
    ),
    [open],
  );

  return (
    <div className="screen countries">
      <RecordHead
        title={titles}
        help={
          model.modelcode === 'DEFAULT'
            ? t('Markets of the configurator. Choose a model in the header for the grid checks.')
            : t('Markets of the configurator. The grid checks use model {description}.', {
                description: model.description,
              })
        }
        many={noun.many}
        hasImport={false}
        hasDeleted={false}
        onOpen={open}
      />
      <OpenedDialog state={dialog}>
        {(shown) => <OpenCountry {...{ calls, outcome, dialog }} opened={shown} onSaved={search.mark} />}
      </OpenedDialog>
      <OpensRows onOpen={open}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={countryFilters}
          columns={useCountryColumns(open)}
          actions={actions}
          empty={<NoRecords icon={Globe} many={noun.many} hasImport={false} onOpen={open} />}
        />
      </OpensRows>
    </div>
  );
}

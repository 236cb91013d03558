import { Globe } from 'lucide-react';
import { useCallback } from 'react';
import { useListCountriesQuery, type Country } from '../../api';
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
import { country } from './country';
import { isDefaultCountry, type CountryDialog } from './CountryDialog';
import { countryFilters, countrySearch } from './countrySearch';
import { OpenCountry } from './OpenCountry';
import { useCountryCalls } from './useCountryCalls';
import { useCountryColumns } from './useCountryColumns';
import './countries.css';
import { t } from '../../texts/countries';

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

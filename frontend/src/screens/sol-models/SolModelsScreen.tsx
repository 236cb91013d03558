import { Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { SessionUser } from '../../api';
import { problemOf } from '../../api/problem';
import { useMarketUser } from '../../api/countryNames';
import { activeFilters } from '../../kit/list/FilterField';
import { ListCard } from '../../kit/list/ListCard';
import { useFilterPanel } from '../../kit/list/useFilterPanel';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { solModelTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { FilterTag } from '../../ui/FilterTag';
import { columnsOf } from './solModelColumns';
import { SolModelDialogs, type SolModelDialog } from './SolModelDialogs';
import { SolModelFilters } from './SolModelFilters';
import { filterOf, searchOfFilter, showsActive, solModelSearch } from './solModelSearch';
import { SolModelsHead } from './SolModelsHead';
import { usePriceLists } from './usePriceLists';
import { useSolModels } from './useSolModels';
import { admsOf, marketOptionOf, optionOf, useModelOptions, useSolMarkets } from './useSolMarkets';
import './sol-models.css';
import { t } from '../../texts/solModels';

const noun = { one: t('record'), many: t('records') };

export function SolModelsScreen() {
  const user = useMarketUser();
  const [params] = useSearchParams();
  const restored = searchOfFilter(params.get('filterObj'));
  if (restored !== null) return <Navigate replace to={{ search: restored }} />;
  return <SolModels user={user} />;
}

function SolModels({ user }: { user: SessionUser }) {
  const [opened, setOpened] = useState<SolModelDialog>();
  const [hasFilters, setHasFilters] = useFilterPanel();
  const markets = useSolMarkets(user);
  const search = usePagedSearch(solModelSearch);
  const filter = filterOf(search.filters, user, markets);
  const list = useSolModels(search, filter, user);
  const priceLists = usePriceLists(filter);
  const columns = useMemo(
    () => columnsOf({ user, priceLists, onToggle: (row) => setOpened({ kind: 'toggle', row }) }),
    [user, priceLists],
  );
  const active = activeFilters(useFilterFields(markets), search.filters);

  return (
    <>
      <SolModelsHead
        user={user}
        hasFilters={hasFilters}
        onFilters={() => setHasFilters(!hasFilters)}
        onOpen={setOpened}
      />
      {hasFilters && <SolModelFilters {...{ user, markets, search }} />}
      <ListCard
        {...{ noun, search, list, columns, active }}
        failure={list.isError ? problemOf(list.error).message : undefined}
        tags={active.map(({ name, tag }) => (
          <FilterTag key={name} label={tag} onRemove={() => search.clear(name)} />
        ))}
        empty={
          <NoModels
            isActiveOnly={showsActive(search.filters)}
            onShowAll={() => search.search({ showActive: 'false' })}
          />
        }
        fixed
      />
      {opened && (
        <SolModelDialogs
          {...{ opened, user, markets, filter }}
          onClose={() => setOpened(undefined)}
          onChanged={(id) => {
            list.keep(id);
            search.mark(id);
          }}
        />
      )}
    </>
  );
}

function useFilterFields(markets: ReturnType<typeof useSolMarkets>) {
  const models = useModelOptions(markets);
  return [
    { name: 'adm' as const, label: t('ADM'), placeholder: '', options: admsOf(markets).map(optionOf) },
    {
      name: 'market' as const,
      label: solModelTexts.market,
      placeholder: '',
      options: markets.map(marketOptionOf),
    },
    { name: 'vetele' as const, label: t('Model'), placeholder: '', options: models },
  ];
}

function NoModels({ isActiveOnly, onShowAll }: { isActiveOnly: boolean; onShowAll: () => void }) {
  if (!isActiveOnly)
    return (
      <EmptyState icon={Eye} title={t('No models yet')} text={t('New puts the first model on the list.')} />
    );
  return (
    <EmptyState
      icon={Eye}
      title={t('No model is visible')}
      text={t('“{showOnlyActive}” leaves out what is hidden.', {
        showOnlyActive: solModelTexts.showOnlyActive,
      })}
      action={<Button onClick={onShowAll}>{t('Show the hidden ones too')}</Button>}
    />
  );
}

import { Eye, Download, Filter, Plus, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  type SessionUser,
  useExportSolModelsMutation,
  useFindSolModelsPagedQuery,
  type SolModelFilter,
  type SolModelRow as WireRow,
} from '../../api';
import { useBulk, workbookOnly } from '../../api/bulk';
import { useCurrentLanguage, usePageSize } from '../../api/preferences';
import { failureOf } from '../../api/problem';
import { useMarketUser } from '../../api/countryNames';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { activeFilters } from '../../kit/list/FilterField';
import { BulkRows } from '../../kit/bulk/BulkRows';
import { ListCard } from '../../kit/list/ListCard';
import { useFilterPanel } from '../../kit/list/useFilterPanel';
import { usePagedSearch, type PagedSearch } from '../../kit/list/usePagedSearch';
import { solModelTexts, onlineListTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FilterTag } from '../../ui/data/FilterTag';
import { columnsOf } from './solModelColumns';
import { SolModelDialogs, type SolModelDialog } from './SolModelDialogs';
import { SolModelFilters } from './SolModelFilters';
import {
  filterOf,
  searchOfFilter,
  showsActive,
  solModelSearch,
  type SolModelFilterName,
  type SolModelSortKey,
} from './solModelSearch';
import { usePriceLists } from './usePriceLists';
import { useSolMarkets, type SolMarket } from '../../api/solMarkets';
import { admsOf, marketOptionOf, optionOf, useModelOptions } from './solMarketOptions';
import { t } from '../../texts/solModels.gen';
import { PageHead } from '../../ui/navigation/PageHead';
import { idOf, rowsOf, solModelBulk, solModelName } from './solModel';

interface Kept {
  question: string;
  rows: readonly { row: WireRow; at: number }[];
}

/**
 * The page that a search asks for, its rows with one id each. A row that was just switched stays where it is, though the filter
 * may now leave it out, until something else is asked.
 */
function useSolModels(
  { request }: Pick<PagedSearch<SolModelFilterName, SolModelSortKey>, 'request'>,
  solModelFilter: SolModelFilter,
  { isHQUser: isHqUser }: SessionUser,
) {
  const { page, size, sortBy, sortDesc } = request;
  const { code: language } = useCurrentLanguage();
  const list = useFindSolModelsPagedQuery(
    { page, size, sortBy, sortDesc, isHqUser, language, solModelFilter },
    { refetchOnMountOrArgChange: true },
  );
  const found = list.currentData;
  const question = JSON.stringify([request, solModelFilter]);
  const [kept, setKept] = useState<Kept>({ question, rows: [] });
  const currentData = useMemo(
    () =>
      found && {
        ...found,
        content: rowsOf(withKept(found.content, kept.question === question ? kept.rows : [])),
      },
    [found, kept, question],
  );
  const keep = (id: string) => {
    const at = found?.content.findIndex((row) => idOf(row) === id) ?? -1;
    const row = found?.content[at];
    if (!row) return;
    const switched = {
      ...row,
      visible: !row.visible,
      ...(row.id.idSolMarket === 0 && { hqVisible: !row.visible }),
    };
    const others = kept.question === question ? kept.rows.filter((other) => idOf(other.row) !== id) : [];
    setKept({ question, rows: [...others, { row: switched, at }] });
  };
  return { ...list, currentData, keep };
}

function withKept(content: readonly WireRow[], kept: Kept['rows']): readonly WireRow[] {
  const missing = kept.filter(({ row }) => !content.some((other) => idOf(other) === idOf(row)));
  return missing
    .toSorted((one, other) => one.at - other.at)
    .reduce((rows, { row, at }) => rows.toSpliced(at, 0, row), [...content]);
}

interface SolModelsHeadProps {
  user: SessionUser;
  hasFilters: boolean;
  onFilters: () => void;
  onOpen: (dialog: SolModelDialog) => void;
}

const SolModelsHead = ({ user, hasFilters, onFilters, onOpen }: SolModelsHeadProps) => (
  <PageHead
    title={solModelTexts.title}
    help={
      user.isHQUser
        ? t('Models shown in the online sales of the markets.')
        : t('Models shown in the online sales of your markets.')
    }
    actions={
      <>
        <Button
          variant={hasFilters ? 'soft' : 'secondary'}
          icon={Filter}
          aria-expanded={hasFilters}
          onClick={onFilters}
        >
          {t('Filters')}
        </Button>
        <Button icon={Download} onClick={() => onOpen({ kind: 'export' })}>
          {onlineListTexts.export}
        </Button>
        <Button icon={Upload} onClick={() => onOpen({ kind: 'import' })}>
          {onlineListTexts.import}
        </Button>
        <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
          {onlineListTexts.new}
        </Button>
      </>
    }
  />
);

const noun = { one: t('record'), many: t('records') };

export function SolModelsScreen() {
  const user = useMarketUser();
  const [params] = useSearchParams();
  const restored = searchOfFilter(params.get('filterObj'));
  if (restored !== null) return <Navigate replace to={{ search: restored }} />;
  return <SolModels user={user} />;
}

const none: readonly SolMarket[] = [];

function SolModels({ user }: { user: SessionUser }) {
  const dialog = useOpenedDialog<SolModelDialog>();
  const { open } = dialog;
  const [hasFilters, setHasFilters] = useFilterPanel();
  const markets = useSolMarkets(user) ?? none;
  const search = usePagedSearch(solModelSearch, '', usePageSize());
  const filter = filterOf(search.filters, user, markets);
  const list = useSolModels(search, filter, user);
  const priceLists = usePriceLists(filter);
  const columns = useMemo(
    () => columnsOf({ user, priceLists, onToggle: (row) => open({ kind: 'toggle', row }) }),
    [user, priceLists, open],
  );
  const { code: language } = useCurrentLanguage();
  const [exportModels] = useExportSolModelsMutation();
  const exported = (ids?: readonly string[]) => {
    const solModelFilter = ids ? { ids: [...ids] } : filter;
    return exportModels({ isHqUser: user.isHQUser, scope: 'false', language, solModelFilter }).unwrap();
  };
  const bulk = useBulk('solModel', filter, exported, workbookOnly);
  const active = activeFilters(useFilterFields(markets), search.filters);

  return (
    <>
      <SolModelsHead
        user={user}
        hasFilters={hasFilters}
        onFilters={() => setHasFilters(!hasFilters)}
        onOpen={open}
      />
      <OpenedDialog state={dialog}>
        {(opened) => (
          <SolModelDialogs
            opened={opened}
            user={user}
            markets={markets}
            filter={filter}
            onClose={dialog.close}
            onChanged={(id) => {
              list.keep(id);
              search.mark(id);
            }}
          />
        )}
      </OpenedDialog>
      {hasFilters && <SolModelFilters user={user} markets={markets} search={search} />}
      <BulkRows noun={noun} of={solModelBulk} calls={bulk} search={search} nameOf={solModelName}>
        <ListCard
          noun={noun}
          search={search}
          list={list}
          columns={columns}
          active={active}
          failure={failureOf(list)}
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
      </BulkRows>
    </>
  );
}

function useFilterFields(markets: readonly SolMarket[]) {
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

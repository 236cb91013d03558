import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import type { Column } from '../../ui/Column';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { FilterTag } from '../../ui/FilterTag';
import { Pager } from '../../ui/Pager';
import { Skeleton } from '../../ui/Skeleton';
import { TableCard } from '../../ui/TableCard';
import { countOf, type Noun } from '../format/countOf';
import { formatTime } from '../format/formatTime';
import { activeFilters, type FilterField } from './FilterField';
import { ListFilters } from './ListFilters';
import { useListQuery, type ListQuery } from './useListQuery';
import type { PagedSearch } from './usePagedSearch';

export interface ListScreenProps<Row extends { id: number }, Filter extends string, SortKey extends string> {
  noun: Noun;
  search: PagedSearch<Filter, SortKey>;
  /** The answer of the list's query hook, as it is. */
  list: ListQuery<Row>;
  /** Why the query failed, in words; undefined as long as it did not. */
  failure: string | undefined;
  filters: readonly FilterField<Filter>[];
  columns: readonly Column<Row, SortKey>[];
  /** The buttons of a row. */
  actions: (row: Row) => ReactNode;
  /** In place of the table when there is no row at all, with the way to the first one. */
  empty: ReactNode;
}

/**
 * A paged list below its PageHead: filters, tool bar, table, pager, and the states between them (specification 1, 2.6).
 * What it does not cover is composed beside it by the screen, never added as a ninth prop.
 */
export function ListScreen<Row extends { id: number }, Filter extends string, SortKey extends string>(
  props: ListScreenProps<Row, Filter, SortKey>,
) {
  const { noun, search, list, filters } = props;
  const page = useListQuery(search, list);
  const active = activeFilters(filters, search.filters);
  const failure = list.isFetching ? undefined : props.failure;
  const shown = failure ? undefined : page;
  const name = noun.many[0]?.toUpperCase() + noun.many.slice(1);
  const isWaiting = search.asked && !failure && !page;

  return (
    <>
      <ListFilters fields={filters} search={search} />
      <TableCard
        label={name}
        count={isWaiting ? <Skeleton width={76} /> : shown ? countOf(shown.totalElements, noun) : name}
        tags={active.map(({ name: filter, tag }) => (
          <FilterTag key={filter} label={tag} onRemove={() => search.clear(filter)} />
        ))}
        right={shown && list.fulfilledTimeStamp && `Updated ${formatTime(list.fulfilledTimeStamp)}`}
        onRefresh={() => (search.asked ? list.refetch() : search.search({}))}
        isRefreshing={list.isFetching}
      >
        <ListBody {...props} failure={failure} rows={page?.content} active={active} />
        {shown && shown.totalElements > 0 && (
          <Pager
            page={search.page}
            size={search.size}
            total={shown.totalElements}
            links={search.pageLinks}
            onPage={search.goTo}
            onSize={search.resize}
          />
        )}
      </TableCard>
    </>
  );
}

interface ListBodyProps<
  Row extends { id: number },
  Filter extends string,
  SortKey extends string,
> extends ListScreenProps<Row, Filter, SortKey> {
  rows: readonly Row[] | undefined;
  active: readonly { phrase: string }[];
}

/** The rows, or what stands in their place: not asked yet, failed, nothing found, nothing there. */
function ListBody<Row extends { id: number }, Filter extends string, SortKey extends string>(
  props: ListBodyProps<Row, Filter, SortKey>,
) {
  const { noun, search, list, failure, rows, active, empty } = props;
  if (!search.asked) return <NotAsked noun={noun} onSearch={() => search.search({})} />;
  if (failure) return <ListFailed failure={failure} onRetry={() => list.refetch()} />;
  const isFiltered = active.length > 0;
  return (
    <DataTable
      caption={`Table of ${noun.many}`}
      columns={props.columns}
      rows={rows}
      rowKey={idOf}
      sort={search.sort}
      onSort={search.sortOn}
      actions={props.actions}
      isReloading={list.isFetching}
      markedKey={search.markedId}
      skeletonRows={search.size}
      scrollKey={search.page}
      empty={isFiltered ? <NothingFound noun={noun} active={active} onClear={search.clear} /> : empty}
    />
  );
}

const idOf = ({ id }: { id: number }) => id;

interface NothingFoundProps {
  noun: Noun;
  active: readonly { phrase: string }[];
  onClear: () => void;
}

function NothingFound({ noun, active, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={`No ${noun.one} with ${active.map(({ phrase }) => phrase).join(' and ')}`}
      text="Check the spelling, or search with fewer filters."
      action={<Button onClick={() => onClear()}>Clear filters</Button>}
    />
  );
}

const NotAsked = ({ noun, onSearch }: { noun: Noun; onSearch: () => void }) => (
  <EmptyState
    title={`Press Search to list the ${noun.many}`}
    text="Without filters, all of them are listed."
    action={<Button onClick={onSearch}>Search</Button>}
  />
);

const ListFailed = ({ failure, onRetry }: { failure: string; onRetry: () => void }) => (
  <EmptyState
    tone="failed"
    title="The list could not be loaded"
    text={failure}
    action={
      <Button icon={RotateCw} onClick={onRetry}>
        Retry
      </Button>
    }
  />
);

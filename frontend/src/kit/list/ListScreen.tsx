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
  const { noun, search, list, filters, columns, actions, empty } = props;
  const page = useListQuery(search, list);
  const active = activeFilters(filters, search.filters);
  const failure = list.isFetching ? undefined : props.failure;
  const name = noun.many[0]?.toUpperCase() + noun.many.slice(1);
  const isWaiting = search.asked && !failure && !page;

  return (
    <>
      <ListFilters fields={filters} search={search} />
      <TableCard
        label={name}
        count={
          isWaiting ? <Skeleton width={76} /> : page && !failure ? countOf(page.totalElements, noun) : name
        }
        tags={active.map(({ name: filter, tag }) => (
          <FilterTag key={filter} label={tag} onRemove={() => search.clear(filter)} />
        ))}
        right={
          list.fulfilledTimeStamp && page && !failure && `Updated ${formatTime(list.fulfilledTimeStamp)}`
        }
        onRefresh={() => (search.asked ? list.refetch() : search.search({}))}
        isRefreshing={list.isFetching}
      >
        {!search.asked ? (
          <EmptyState
            title={`Press Search to list the ${noun.many}`}
            text="Without filters, all of them are listed."
            action={<Button onClick={() => search.search({})}>Search</Button>}
          />
        ) : failure ? (
          <EmptyState
            tone="failed"
            title="The list could not be loaded"
            text={failure}
            action={
              <Button icon={RotateCw} onClick={() => list.refetch()}>
                Retry
              </Button>
            }
          />
        ) : (
          <DataTable
            caption={`Table of ${noun.many}`}
            columns={columns}
            rows={page?.content}
            rowKey={idOf}
            sort={search.sort}
            onSort={search.sortOn}
            actions={actions}
            isReloading={list.isFetching}
            markedKey={search.markedId}
            skeletonRows={search.size}
            scrollKey={search.page}
            empty={
              active.length > 0 ? <NothingFound noun={noun} active={active} onClear={search.clear} /> : empty
            }
          />
        )}
        {page && page.totalElements > 0 && !failure && (
          <Pager
            page={search.page}
            size={search.size}
            total={page.totalElements}
            links={search.pageLinks}
            onPage={search.goTo}
            onSize={search.resize}
          />
        )}
      </TableCard>
    </>
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

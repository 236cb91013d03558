import type { ReactNode } from 'react';
import type { Column } from '../../ui/data/Column';
import { FilterTag } from '../../ui/data/FilterTag';
import type { Noun } from '../format/counts';
import { activeFilters, type FilterField } from './FilterField';
import { ListCard } from './ListCard';
import { ListFilters } from './ListFilters';
import type { ListRow } from './ListRow';
import type { ListQuery } from './useListQuery';
import type { PagedSearch } from './usePagedSearch';

export interface ListScreenProps<Row extends ListRow, Filter extends string, SortKey extends string> {
  noun: Noun;
  search: PagedSearch<Filter, SortKey>;
  list: ListQuery<Row>;
  /** Why the query failed, in words; undefined as long as it did not. */
  failure: string | undefined;
  filters: readonly FilterField<Filter>[];
  columns: readonly Column<Row, SortKey>[];
  /** The buttons of a row, in a last column without a name; a list whose column has one brings it among its columns. */
  actions?: (row: Row) => ReactNode;
  /** In place of the table when there is no row at all, with the way to the first one. */
  empty: ReactNode;
}

/**
 * A paged list below its PageHead: filters, tool bar, table, pager, and the states between them.
 * What it does not cover is composed beside it by the screen, never added as a ninth prop.
 */
export function ListScreen<Row extends ListRow, Filter extends string, SortKey extends string>(
  props: ListScreenProps<Row, Filter, SortKey>,
) {
  const { filters, ...rest } = props;
  const { search } = rest;
  const active = activeFilters(filters, search.filters);

  return (
    <>
      <ListFilters fields={filters} search={search} />
      <ListCard
        {...rest}
        active={active}
        tags={active.map(({ name, tag }) => (
          <FilterTag key={name} label={tag} onRemove={() => search.clear(name)} />
        ))}
      />
    </>
  );
}

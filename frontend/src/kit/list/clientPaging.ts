import { useMemo } from 'react';
import { plainText } from '../../ui/data/plainText';
import { italianOrder } from '../format/italianOrder';
import type { ListRow } from './ListRow';
import type { ListAnswer, Page } from './useListQuery';
import type { PagedSearch } from './usePagedSearch';

/** How a list that comes whole is searched and sorted, by the names of its filters and sort keys. */
export interface AllRows<Row, Filter extends string, SortKey extends string> {
  filters: Readonly<Record<Filter, (row: Row) => string>>;
  /** null keeps the order of the server. */
  sorts: Readonly<Record<SortKey, ((row: Row) => string) | null>>;
}

const keyOf = (row: unknown): string => String((row as Partial<ListRow>).id);

/** The page of a search among all rows: parts of texts without regard to case and accents, Italian order, ties as they came. */
export function clientPage<Row, Filter extends string, SortKey extends string>(
  rows: readonly Row[],
  { filters, sorts }: AllRows<Row, Filter, SortKey>,
  request: PagedSearch<Filter, SortKey>['request'],
): Page<Row> {
  const wanted = (Object.keys(filters) as Filter[])
    .filter((name) => request[name])
    .map((name) => [filters[name], plainText(request[name])] as const);
  const found = rows.filter((row) => wanted.every(([textOf, part]) => plainText(textOf(row)).includes(part)));
  const sortText = sorts[request.sortBy];
  const direction = request.sortDesc ? -1 : 1;
  const sorted = sortText
    ? found.toSorted((a, b) => direction * italianOrder(sortText(a), sortText(b)))
    : found;
  const soughtAt =
    request.pageOf === undefined ? -1 : sorted.findIndex((row) => keyOf(row) === request.pageOf);
  const pageIndex = soughtAt < 0 ? undefined : Math.floor(soughtAt / request.size);
  const from = (pageIndex ?? request.page) * request.size;
  return { content: sorted.slice(from, from + request.size), totalElements: sorted.length, pageIndex };
}

/** Turns the result of a hook that lists everything into that of one that lists a page. */
export function useClientPaging<Row, Filter extends string, SortKey extends string>(
  list: Omit<ListAnswer<Row>, 'currentData'> & { currentData?: readonly Row[] },
  all: AllRows<Row, Filter, SortKey>,
  search: PagedSearch<Filter, SortKey>,
): ListAnswer<Row> {
  const rows = list.currentData;
  // As text it stays the same while the same is wanted, and so does the page.
  const wanted = JSON.stringify(search.request);
  const currentData = useMemo(
    () => rows && clientPage(rows, all, JSON.parse(wanted) as PagedSearch<Filter, SortKey>['request']),
    [rows, all, wanted],
  );
  return { ...list, currentData };
}

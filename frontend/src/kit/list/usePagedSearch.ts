import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Sort } from '../../ui/data/Column';
import { namesDialog } from '../form/useDialogOfAddress';
import type { ListRow } from './ListRow';
import {
  PAGE_SIZES,
  readSearch,
  sizeOnEntry,
  viewQuery,
  withChanges,
  type SearchChanges,
  type SearchDefinition,
  type SearchState,
} from './searchParams';

export interface PagedSearch<
  Filter extends string = string,
  SortKey extends string = string,
> extends SearchState<Filter, SortKey> {
  /** Parameters of the list's request as they go over the wire; the page is zero-based, filters not set are ''. */
  request: {
    page: number;
    size: number;
    sortBy: SortKey;
    sortDesc: boolean;
    /** The record whose page is wanted in place of `page`. */
    pageOf?: string;
  } & Record<Filter, string>;
  /** What the rows are about (route, group, scope); old rows may stay on show only while this stays the same. */
  subject: string;
  /** Changes with every navigation; a visit that changes nothing else asks again. */
  visit: string;
  pageLinks: number;
  pageSizes: readonly number[];
  /** So many rows belong to a default page that low windows do not hold them: it is shown whole, and the page scrolls. */
  isWhole: boolean;
  search: (filters: Partial<Record<Filter, string>>) => void;
  clear: (filter?: Filter) => void;
  sort: Sort<SortKey>;
  sortOn: (sort: Sort<SortKey>) => void;
  goTo: (page: number) => void;
  /** Leaves a page past the end without a step in the history. */
  fallBackTo: (page: number) => void;
  resize: (size: number) => void;
  /** Filters, sort and page size as the query of an address; whose page and label group are not theirs. */
  query: string;
  /** Nothing of it is in the address: the list stands as it opens. */
  isPlain: boolean;
  /** Shows the list as such a query has it; `isFirst`: without a step in the history. */
  lookAs: (query: string, isFirst?: boolean) => void;
  markedId: ListRow['id'] | undefined;
  /** Marks the row that was just saved, for a moment or until the next navigation. Stable during a visit: rows hang on it. */
  mark: (id: ListRow['id'] | undefined) => void;
  /** Marks a new row and asks for the page where it lies; lists that ask otherwise only mark it. */
  show: (id: ListRow['id']) => void;
  /** The page is there that was asked for: undefined where the list does not hold the row. */
  arriveAt: (pageIndex: number | undefined) => void;
}

/** How many rows the user is used to, and how to keep another number; undefined until one was chosen. */
export type KeptPageSize = readonly [size: number | undefined, keep: (size: number) => void];

interface Marked {
  id: ListRow['id'] | undefined;
  visit: string;
}

/** A record whose page is shown, whichever that is, until the next navigation; `page` where the list does not hold it. */
interface Sought {
  id: string;
  place: string;
  page: number;
}

const nothingKept: KeptPageSize = [undefined, () => undefined];
const markedForMs = 12_000;

/**
 * The state of a paged list, kept in the URL so that Back, reload and a mailed link give the same rows.
 * `scope` is what else the rows depend on (language and model): when it changes, the list returns to page one. What the URL
 * says and means nothing is replaced by what the list shows, without a step in the history.
 */
export function usePagedSearch<Filter extends string, SortKey extends string>(
  definition: SearchDefinition<Filter, SortKey>,
  scope = '',
  [keptSize, keepSize]: KeptPageSize = nothingKept,
): PagedSearch<Filter, SortKey> {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [pagedScope, setPagedScope] = useState(scope);
  const [mark, setMark] = useState<Marked>();
  const [soughtRow, setSought] = useState<Sought>();
  const hasStalePage = pagedScope !== scope;
  if (hasStalePage && !params.has('page')) setPagedScope(scope);

  const read = readSearch(definition, params, keptSize);
  const state = hasStalePage ? { ...read, page: 0 } : read;
  const told = location.state as { sameVisit?: string; isOwn?: boolean } | null;
  const visit = told?.sameVisit ?? location.key;
  // Shown at once, not when there is time: a second click must find what the first one did, or it is lost.
  const change = (changes: SearchChanges<Filter, SortKey>, { replace = false, kept = keptSize } = {}) =>
    setParams((old) => withChanges(definition, old, { size: state.size, ...changes }, kept), {
      preventScrollReset: true,
      flushSync: true,
      replace,
      state: { isOwn: true },
    });
  // Tidies the URL after a change that is no step of the user's; it is no new visit, so nothing is asked twice.
  const tidy = (page: number) =>
    setParams((old) => withChanges(definition, old, { page, size: state.size }, keptSize), {
      replace: true,
      preventScrollReset: true,
      state: { ...told, sameVisit: visit },
    });
  const isTidy =
    String(withChanges(definition, params, { page: state.page, size: state.size }, keptSize)) ===
    String(params);
  const tidyAddress = useEffectEvent(() => tidy(state.page));
  const isChanging = namesDialog(params);
  // Once for an address: a render that still shows the old one would end the navigation that the user has begun meanwhile. Nor would
  // a dialog that the screen takes out of the address at this very moment stay out.
  useEffect(() => {
    if (!isTidy && !isChanging) tidyAddress();
  }, [isTidy, isChanging, location.key]);

  useEffect(() => {
    if (!mark) return;
    const timer = setTimeout(() => setMark(undefined), markedForMs);
    return () => clearTimeout(timer);
  }, [mark]);

  const { page, size, sortBy, sortDesc, filters } = state;
  const place = `${visit} ${scope}`;
  const sought = soughtRow?.place === place ? soughtRow : undefined;
  return {
    ...state,
    request: {
      page: sought?.page ?? page,
      size,
      sortBy,
      sortDesc,
      ...filters,
      ...(sought && { pageOf: sought.id }),
    },
    subject: [location.pathname, state.group, scope].join('|'),
    visit,
    pageLinks: definition.pageLinks ?? 6,
    pageSizes: definition.sizes ?? PAGE_SIZES,
    isWhole: definition.size !== undefined && definition.size > mostInWindow && state.size <= definition.size,
    search: (wanted) => change({ filters: { ...filters, ...wanted }, page: 0, ask: true }),
    clear: (filter) => change({ filters: filter ? { ...filters, [filter]: '' } : {}, page: 0 }),
    sort: { key: sortBy, direction: sortDesc ? 'desc' : 'asc' },
    sortOn: ({ key, direction }) => change({ sortBy: key, sortDesc: direction === 'desc', page: 0 }),
    goTo: (wanted) => change({ page: wanted }),
    fallBackTo: tidy,
    resize: (wanted) => {
      keepSize(wanted);
      change({ size: wanted, page: Math.floor((page * size) / wanted) }, { kept: wanted });
    },
    query: viewQuery(definition, state),
    isPlain:
      told?.isOwn !== true &&
      // The address also says the size that the user is used to.
      size === sizeOnEntry(definition, keptSize) &&
      !['page', 'sort', 'desc', ...definition.filters].some((name) => params.has(name)),
    lookAs: (query, isFirst = false) => {
      const { asked, size: wanted, ...look } = readSearch(definition, new URLSearchParams(query));
      change(
        {
          filters: look.filters,
          sortBy: look.sortBy,
          sortDesc: look.sortDesc,
          size: wanted,
          page: 0,
          ask: asked,
        },
        { replace: isFirst },
      );
    },
    markedId: mark?.visit === visit ? mark.id : undefined,
    mark: useCallback((id) => setMark({ id, visit }), [visit]),
    show: useCallback(
      (id) => {
        setMark({ id, visit });
        setSought({ id: String(id), place, page });
      },
      [visit, place, page],
    ),
    arriveAt: (pageIndex) => {
      if (pageIndex !== undefined && pageIndex !== page) tidy(pageIndex);
      if (pageIndex === undefined && sought?.page !== page) setSought(undefined);
    },
  };
}
/** So many rows every window holds in which the table scrolls, not the page. */
const mostInWindow = 10;

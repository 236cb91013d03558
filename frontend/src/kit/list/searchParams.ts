/** Page sizes on offer. */
export const PAGE_SIZES = [5, 10, 20, 50, 100];

/** Those of the lists of online sales, which begin with 15 rows. */
export const SOL_PAGING = { size: 15, sizes: [5, 10, 15, 20, 50, 100] } as const;

export interface SearchDefinition<Filter extends string, SortKey extends string> {
  filters: readonly Filter[];
  /** Columns that the server sorts by; the first one is the default. */
  sortKeys: readonly [SortKey, ...SortKey[]];
  /** Whether that column is sorted from the top down to begin with. */
  sortDesc?: boolean;
  /** Rows per page where neither the URL nor the user says anything; 10. */
  size?: number;
  sizes?: readonly number[];
  /** Numbered links of the pager; 6. */
  pageLinks?: number;
  /** The label group where the address names none; it is added to the address. */
  group?: string;
  /** Lists of reference data ask without action=search. */
  asksOnEntry?: boolean;
}

export interface SearchState<Filter extends string = string, SortKey extends string = string> {
  /** False until Search is pressed or the URL carries action=search. */
  asked: boolean;
  group: string;
  /** Zero-based; the URL shows people's numbers, the first page is 1 and stays unsaid. */
  page: number;
  size: number;
  sortBy: SortKey;
  sortDesc: boolean;
  filters: Record<Filter, string>;
}

export type SearchChanges<Filter extends string, SortKey extends string> = Partial<
  Pick<SearchState<Filter, SortKey>, 'page' | 'size' | 'sortBy' | 'sortDesc'>
> & { filters?: Partial<Record<Filter, string>>; ask?: boolean };

/** The label group of an address: activeGroup, or group as the menu list calls it; '' for none. */
export const groupOf = (params: URLSearchParams): string =>
  params.get('activeGroup') ?? params.get('group') ?? '';

/**
 * Reads a list's state from the URL; what makes no sense counts as not said. `kept` is the number of rows that the user
 * is used to; a link with a page means the pages of its own size.
 */
export function readSearch<Filter extends string, SortKey extends string>(
  definition: SearchDefinition<Filter, SortKey>,
  params: URLSearchParams,
  kept?: number,
): SearchState<Filter, SortKey> {
  const { filters, sortKeys, sortDesc = false, size = 10, sizes = PAGE_SIZES } = definition;
  const keptSize = kept ?? size;
  const wantedSize = Number(params.get('size'));
  const unsaidSize = params.has('page') || !sizes.includes(keptSize) ? size : keptSize;
  return {
    asked: definition.asksOnEntry || params.get('action') === 'search',
    group: groupOf(params) || (definition.group ?? ''),
    page: Math.max(1, Math.min(1_000_000, Math.trunc(Number(params.get('page'))) || 1)) - 1,
    size: sizes.includes(wantedSize) ? wantedSize : unsaidSize,
    sortBy: sortKeys.find((key) => key === params.get('sort')) ?? sortKeys[0],
    sortDesc: params.has('desc') ? params.get('desc') === 'true' : sortDesc,
    filters: Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ''])) as Record<
      Filter,
      string
    >,
  };
}

/** Rows per page of an address that says nothing. */
export const sizeOnEntry = <Filter extends string, SortKey extends string>(
  definition: SearchDefinition<Filter, SortKey>,
  kept?: number,
): number => readSearch(definition, new URLSearchParams(), kept).size;

/**
 * The URL's parameters after a change; defaults are left out, so that a plain list has a plain address. The usual size is said
 * where `kept`, another one that the user is used to, would take its place.
 */
export function withChanges<Filter extends string, SortKey extends string>(
  definition: SearchDefinition<Filter, SortKey>,
  old: URLSearchParams,
  { filters, ask, ...changes }: SearchChanges<Filter, SortKey>,
  kept?: number,
): URLSearchParams {
  const next = new URLSearchParams(old);
  const state = { ...readSearch(definition, old), ...changes };
  const set = (name: string, value: string, unsaid = '') =>
    value === unsaid ? next.delete(name) : next.set(name, value);
  if (ask) next.set('action', 'search');
  if (definition.group && !groupOf(old)) next.set('activeGroup', definition.group);
  if (filters) for (const name of definition.filters) set(name, (filters[name] ?? '').trim());
  set('page', String(state.page + 1), '1');
  const usualSize = definition.size ?? 10;
  const isUnsaid =
    state.size === usualSize && (state.page > 0 || sizeOnEntry(definition, kept) === usualSize);
  set('size', isUnsaid ? '' : String(state.size));
  set('sort', state.sortBy, definition.sortKeys[0]);
  set('desc', String(state.sortDesc), String(definition.sortDesc ?? false));
  return next;
}

/** What of a list's state makes a view, as the query of an address: neither the page nor the menu's label group. */
export function viewQuery<Filter extends string, SortKey extends string>(
  definition: SearchDefinition<Filter, SortKey>,
  { asked, filters, size, sortBy, sortDesc }: SearchState<Filter, SortKey>,
): string {
  const ask = asked && !definition.asksOnEntry;
  const groupless = { ...definition, group: undefined };
  return withChanges(groupless, new URLSearchParams(), { filters, size, sortBy, sortDesc, ask }).toString();
}

import type { SessionUser, SolModelFilter } from '../../api';
import { SOL_PAGING, type SearchDefinition } from '../../kit/list/searchParams';

export type SolModelFilterName = 'adm' | 'market' | 'vetele' | 'showActive' | 'showHq';
export type SolModelSortKey = 'updateDate' | 'model' | 'adm' | 'market' | 'visible';
export type SolModelFilters = Record<SolModelFilterName, string>;

/** The latest changes first, and page sizes of their own (R-220; A-29). */
export const solModelSearch: SearchDefinition<SolModelFilterName, SolModelSortKey> = {
  ...SOL_PAGING,
  filters: ['adm', 'market', 'vetele', 'showActive', 'showHq'],
  sortKeys: ['updateDate', 'model', 'adm', 'market', 'visible'],
  sortDesc: true,
  asksOnEntry: true,
};

type User = Pick<SessionUser, 'isHQUser'>;

/** On unless the address says otherwise. */
export const showsActive = ({ showActive }: Pick<SolModelFilters, 'showActive'>): boolean =>
  showActive !== 'false';

/** On for HQ users unless the address says otherwise, always off for others. */
export const showsHq = ({ showHq }: Pick<SolModelFilters, 'showHq'>, { isHQUser }: User): boolean =>
  isHQUser && showHq !== 'false';

/** The body of the list and of its export: what is not chosen is left out. */
export function filterOf(
  filters: SolModelFilters,
  user: User,
  markets: readonly { id: string }[],
): SolModelFilter {
  const { adm, market, vetele } = filters;
  return {
    ...(adm ? { adm } : {}),
    ...(market ? { market } : {}),
    ...(vetele ? { vetele } : {}),
    showActive: showsActive(filters),
    showHq: showsHq(filters, user),
    ...(user.isHQUser ? {} : { countryList: markets.map(({ id }) => id) }),
  };
}

/** The filters of the price configurator's way back, where it had no history to go by (decision A-44); null: none. */
export function searchOfFilter(filterObj: string | null): string | null {
  if (!filterObj) return null;
  const params = new URLSearchParams();
  try {
    const filter = JSON.parse(filterObj) as Partial<Record<SolModelFilterName, unknown>>;
    for (const name of ['adm', 'market', 'vetele'] as const)
      if (typeof filter[name] === 'string') params.set(name, filter[name]);
    if (filter.showActive === false) params.set('showActive', 'false');
    if (filter.showHq === false) params.set('showHq', 'false');
  } catch {
    // Somebody else's text: the list as it is on entry.
  }
  return params.toString();
}

import { useListActiveApiJsonTestsQuery, useListApiJsonTestsQuery } from '../../api';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { apiJsonTestSearch } from './apiJsonTestSearch';

/** The list in its two forms: activePaged as long as 'Active only' is on, allPaged otherwise. */
export function useTestList() {
  const search = usePagedSearch(apiJsonTestSearch);
  const { show, ...request } = search.request;
  const activeOnly = show !== 'all';
  const fresh = { refetchOnMountOrArgChange: true };
  const active = useListActiveApiJsonTestsQuery(request, { skip: !activeOnly, ...fresh });
  const all = useListApiJsonTestsQuery(request, { skip: activeOnly, ...fresh });
  return {
    search,
    activeOnly,
    showActiveOnly: (wanted: boolean) => search.search({ show: wanted ? '' : 'all' }),
    list: activeOnly ? active : all,
  };
}

import { useMemo } from 'react';
import { useFindSolModelsPagedQuery, type SessionUser, type SolModelFilter } from '../../api';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import { rowsOf } from './solModel';
import type { SolModelFilterName, SolModelSortKey } from './solModelSearch';

/** The page that a search asks for, its rows with one id each. */
export function useSolModels(
  { request }: Pick<PagedSearch<SolModelFilterName, SolModelSortKey>, 'request'>,
  solModelFilter: SolModelFilter,
  { isHQUser: isHqUser }: SessionUser,
) {
  const { page, size, sortBy, sortDesc } = request;
  const list = useFindSolModelsPagedQuery({ page, size, sortBy, sortDesc, isHqUser, solModelFilter });
  const found = list.currentData;
  const currentData = useMemo(() => found && { ...found, content: rowsOf(found.content) }, [found]);
  return { ...list, currentData };
}

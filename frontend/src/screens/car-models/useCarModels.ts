import { useMemo } from 'react';
import { useListCarModelsQuery } from '../../api';
import { useSharedQuery } from '../../api/sharedQuery';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import { rowOf } from './carModel';
import type { CarModelFilter, CarModelSortKey } from './carModelSearch';

/** The rows; the list sends `commercialModel` where other lists send `language`. */
export function useCarModels({ request }: PagedSearch<CarModelFilter, CarModelSortKey>) {
  const { language: commercialModel, ...shared } = useSharedQuery();
  const list = useListCarModelsQuery(
    { ...request, ...shared, commercialModel },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = list;
  const page = useMemo(
    () => currentData && { ...currentData, content: currentData.content.map(rowOf) },
    [currentData],
  );
  return { ...list, currentData: page };
}

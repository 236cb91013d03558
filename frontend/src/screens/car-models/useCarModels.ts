import { useMemo } from 'react';
import { useListCarModelsQuery } from '../../api';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import { rowOf } from './carModel';
import type { CarModelFilter, CarModelSortKey } from './carModelSearch';

/** The rows; the list sends `commercialModel` where other lists send `language` (R-138, readings A-28). */
export function useCarModels({ request }: PagedSearch<CarModelFilter, CarModelSortKey>) {
  const commercialModel = useCurrentLanguage().code;
  const modelName = useCurrentModel().modelcode;
  const list = useListCarModelsQuery(
    { ...request, modelName, commercialModel },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = list;
  const page = useMemo(
    () => currentData && { ...currentData, content: currentData.content.map(rowOf) },
    [currentData],
  );
  return { ...list, currentData: page };
}

import { useMemo } from 'react';
import { useListCountryModelsByCountryQuery, useListCountryModelsByModelQuery } from '../../api';
import { useCountryName } from '../../api/countryNames';
import { useCurrentModel } from '../../api/preferences';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import type { CountryModelsPlace } from '../../kit/places/countryModels';
import { rowOf } from './countryModel';
import type { CountryModelFilter, CountryModelSortKey } from './countryModelSearch';

/** The rows of a country by one call, those of a model by the other. */
export function useCountryModelRows(
  { from, idKey }: CountryModelsPlace,
  { request, group }: PagedSearch<CountryModelFilter, CountryModelSortKey>,
) {
  const { modelcode: modelName } = useCurrentModel();
  const asked = { key: idKey, ...request, optGroup: group, modelName };
  const fresh = { refetchOnMountOrArgChange: true };
  const byCountry = useListCountryModelsByCountryQuery(asked, { ...fresh, skip: from !== 'countries' });
  const byModel = useListCountryModelsByModelQuery(asked, { ...fresh, skip: from !== 'car_model' });
  const list = from === 'countries' ? byCountry : byModel;
  const { currentData } = list;
  const nameOf = useCountryName();
  const page = useMemo(() => {
    const named = currentData?.content
      .map(rowOf)
      .map((row) => ({ ...row, countryDesc: nameOf(row.countryId, row.countryDesc) }));
    return currentData && named && { ...currentData, content: named };
  }, [currentData, nameOf]);
  return { ...list, currentData: page };
}

import { useMemo } from 'react';
import { useListCountriesNoDefaultQuery } from '../../api';

/** The countries for a select, and their names by id. */
export function useCountryNames() {
  const { data } = useListCountriesNoDefaultQuery();
  return useMemo(() => {
    const countries = data ?? [];
    return {
      options: countries.map(({ id, description }) => ({ value: id, label: `${description} (${id})` })),
      names: new Map(countries.map(({ id, description }) => [id, description])),
    };
  }, [data]);
}

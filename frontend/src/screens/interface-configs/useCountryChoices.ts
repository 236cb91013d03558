import { useMemo } from 'react';
import { useListCountriesQuery } from '../../api';

/** Every country in one page, for a select, and their names by id. */
export function useCountryChoices() {
  const { data } = useListCountriesQuery({ page: 0, size: 1000 });
  return useMemo(() => {
    const countries = data?.content ?? [];
    return {
      options: countries.map(({ id, description }) => ({ value: id, label: `${description} (${id})` })),
      names: new Map(countries.map(({ id, description }) => [id, description])),
    };
  }, [data]);
}

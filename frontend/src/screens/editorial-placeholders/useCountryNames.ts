import { useMemo } from 'react';
import { useCountries } from '../../api/countryNames';

export function useCountryNames() {
  const { data } = useCountries();
  return useMemo(() => {
    const countries = data ?? [];
    return {
      options: countries.map(({ id, description }) => ({ value: id, label: `${description} (${id})` })),
      names: new Map(countries.map(({ id, description }) => [id, description])),
    };
  }, [data]);
}

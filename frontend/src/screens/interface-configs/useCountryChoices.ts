import { useMemo } from 'react';
import { useListCountriesQuery } from '../../api';
import { useSharedQuery } from '../../api/sharedQuery';

const byName = new Intl.Collator('it').compare;

/**
 * The enabled countries by name for a select, and the one that a record has, out of one page of all (R-156; A-41); and
 * the names of all by id.
 */
export function useCountryChoices(chosen?: string) {
  const { data } = useListCountriesQuery({ page: 0, size: 1000, ...useSharedQuery() });
  return useMemo(() => {
    const countries = data?.content ?? [];
    return {
      options: countries
        .filter(({ id, enabled }) => enabled || id === chosen)
        .toSorted((a, b) => byName(a.description, b.description))
        .map(({ id, description }) => ({ value: id, label: `${description} (${id})` })),
      names: new Map(countries.map(({ id, description }) => [id, description])),
    };
  }, [data, chosen]);
}

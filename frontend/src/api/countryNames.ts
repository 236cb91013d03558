import { useMemo } from 'react';
import { languageTag } from '../../../contracts/rules/language-tag';
import { useListCountriesNoDefaultQuery, type SessionUser } from './index';
import { useCurrentLanguage } from './preferences';
import { useSessionUser } from './session';

interface Named {
  id: string;
  description: string;
}

/** Every country but the default one, by name in the language of the header. */
export const useCountries = () => useListCountriesNoDefaultQuery({ language: useCurrentLanguage().code });

/**
 * How a country is called in the language of the header, by its id. Replies name countries in the user's own language, `own`:
 * it stands where the header has the same, until the names have been read, and where countries have none.
 */
export function useCountryName(): (id: string, own: string) => string {
  const language = useCurrentLanguage().code;
  const isOwn = language === useSessionUser().lang;
  const { currentData } = useListCountriesNoDefaultQuery({ language }, { skip: isOwn });
  return useMemo(() => {
    const names = new Map(currentData?.map(({ id, description }) => [id, description]));
    return (id, own) => names.get(id) ?? own;
  }, [currentData]);
}

/** Countries of a reply under these names, and in their order. The same array for as long as nothing changes. */
export function useNamedCountries<Countries extends readonly Named[] | undefined>(
  countries: Countries,
): Countries {
  const nameOf = useCountryName();
  const language = useCurrentLanguage().code;
  return useMemo(() => {
    const named = countries?.map((country) => ({
      ...country,
      description: nameOf(country.id, country.description),
    }));
    const isSame = named?.every(({ description }, at) => description === countries?.[at]?.description);
    if (!named || isSame) return countries;
    const { compare } = new Intl.Collator(languageTag(language));
    return named.toSorted((one, other) =>
      compare(one.description, other.description),
    ) as readonly Named[] as Countries;
  }, [countries, nameOf, language]);
}

export function useMarketUser(): SessionUser {
  const user = useSessionUser();
  const countries = useNamedCountries(user.countries);
  return useMemo(() => ({ ...user, countries }), [user, countries]);
}

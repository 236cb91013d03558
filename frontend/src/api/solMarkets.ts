import { useCallback, useMemo } from 'react';
import { defaultMask } from '../../../contracts/rules/amounts';
import { useGetCountryAdmListQuery, type Market, type SessionUser } from './index';
import { useNamedCountries } from './countryNames';
import { useSessionUser } from './session';

export type SolMarket = Pick<Market, 'id' | 'description' | 'currency' | 'pricemask' | 'solEnable'>;

/**
 * The markets of a user of online sales: all of them for HQ users, else the own ones (decision A-18), by description; some
 * may not sell online. Undefined while they are read. Stable between renders.
 */
export function useReadableMarkets(user: SessionUser): readonly SolMarket[] | undefined {
  const { data, isError } = useGetCountryAdmListQuery(undefined, { skip: !user.isHQUser });
  const markets = useMemo(() => {
    if (!user.isHQUser || isError) return user.countries;
    return data
      ?.flatMap(({ countries }) => countries)
      .toSorted((one, other) => one.description.localeCompare(other.description, 'it'));
  }, [user, data, isError]);
  return useNamedCountries<readonly SolMarket[] | undefined>(markets);
}

export const sellingOnline = (markets: readonly SolMarket[]): SolMarket[] =>
  markets.filter(({ solEnable }) => solEnable);

/** How the markets of the user write amounts; one that is not theirs as most do. */
export function useMasks(): (idCountry: string) => string {
  const markets = useReadableMarkets(useSessionUser());
  return useCallback(
    (idCountry) => markets?.find(({ id }) => id === idCountry)?.pricemask || defaultMask,
    [markets],
  );
}

import { useCallback, useMemo } from 'react';
import { defaultMask } from '../../../contracts/rules/amounts';
import { useGetCountryAdmListQuery, type Market, type SessionUser } from './index';
import { useNamedCountries } from './countryNames';
import { useSessionUser } from './session';

export type SolMarket = Pick<
  Market,
  'id' | 'description' | 'tabele' | 'currency' | 'pricemask' | 'solEnable'
>;

/** All markets for HQ users, else the own ones, by description. Undefined while they are read. Stable between renders. */
function useReadableMarkets(user: SessionUser): readonly SolMarket[] | undefined {
  const { data, isError } = useGetCountryAdmListQuery(undefined, { skip: !user.isHQUser });
  const markets = useMemo(() => {
    if (!user.isHQUser || isError) return user.countries;
    return data
      ?.flatMap(({ tabele, countries }) => countries.map((country) => ({ ...country, tabele })))
      .toSorted((one, other) => one.description.localeCompare(other.description, 'it'));
  }, [user, data, isError]);
  return useNamedCountries<readonly SolMarket[] | undefined>(markets);
}

/** Of the markets of the user those of online sales: all of an HQ user, else the ones with solEnable (decision A-18). */
export const solMarketsOf = <Of extends SolMarket>(
  user: SessionUser,
  markets: readonly Of[],
): readonly Of[] => (user.isHQUser ? markets : markets.filter(({ solEnable }) => solEnable));

/** Those that the user may read; undefined while they are read. */
export function useSolMarkets(user: SessionUser): readonly SolMarket[] | undefined {
  const markets = useReadableMarkets(user);
  return useMemo(() => markets && solMarketsOf(user, markets), [user, markets]);
}

/** How the markets of the user write amounts; one that is not theirs as most do. */
export function useMasks(): (idCountry: string) => string {
  const markets = useReadableMarkets(useSessionUser());
  return useCallback(
    (idCountry) => markets?.find(({ id }) => id === idCountry)?.pricemask || defaultMask,
    [markets],
  );
}

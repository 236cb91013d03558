import { useMemo } from 'react';
import { useGetCountryAdmListQuery, useGetCommercialModelGroupsQuery, type SessionUser } from '../../api';
import { useNamedCountries } from '../../api/countryNames';
import { useSilentFailure } from '../../api/useSilentFailure';
import { solMarketsOf } from '../../kit/sol/solMarkets';
import type { SelectOption } from '../../ui/fields/Select';

export interface SolMarket {
  id: string;
  description: string;
  /** Its ADM grouping; empty without one. */
  adm: string;
}

/** The markets of the user: all of them for HQ, else the own ones that sell online (decision A-18). Stable between renders. */
export function useSolMarkets(user: SessionUser): SolMarket[] {
  const query = useGetCountryAdmListQuery(undefined, { skip: !user.isHQUser });
  useSilentFailure(query);
  const { data } = query;
  const markets = useMemo(() => {
    if (!user.isHQUser)
      return solMarketsOf(user).map(({ id, description, tabele }) => ({ id, description, adm: tabele }));
    const all = (data ?? []).flatMap(({ tabele, countries }) =>
      countries.map(({ id, description }) => ({ id, description, adm: tabele })),
    );
    return all.toSorted((one, other) => one.description.localeCompare(other.description, 'it'));
  }, [user, data]);
  return useNamedCountries(markets);
}

/** The ADM groupings of some markets, each once. */
export const admsOf = (markets: readonly SolMarket[]): string[] =>
  [...new Set(markets.flatMap(({ adm }) => adm || []))].toSorted((one, other) =>
    one.localeCompare(other, 'it'),
  );

/** The markets of an ADM grouping; all of them without one. */
export const marketsIn = (markets: readonly SolMarket[], adm: string): SolMarket[] =>
  markets.filter((market) => adm === '' || market.adm === adm);

export const optionOf = (text: string): SelectOption => ({ value: text, label: text });
export const marketOptionOf = ({ id, description }: SolMarket): SelectOption => ({
  value: id,
  label: description,
});

export function useModelOptions(markets: readonly SolMarket[]): SelectOption[] {
  const body = markets.map(({ id }) => id);
  const query = useGetCommercialModelGroupsQuery({ body }, { skip: body.length === 0 });
  useSilentFailure(query);
  const { data } = query;
  return useMemo(
    () =>
      (body.length > 0 ? (data ?? []) : []).flatMap(({ label: group, items }) =>
        items.map(({ value, label }) => ({ value, label, group })),
      ),
    [body.length, data],
  );
}

import { useMemo } from 'react';
import { useGetCommercialModelGroupsQuery } from '../../api';
import type { SolMarket } from '../../api/solMarkets';
import { useSilentFailure } from '../../api/useSilentFailure';
import type { SelectOption } from '../../ui/fields/Select';

/** The ADM groupings of some markets, each once. */
export const admsOf = (markets: readonly SolMarket[]): string[] =>
  [...new Set(markets.flatMap(({ tabele }) => tabele || []))].toSorted((one, other) =>
    one.localeCompare(other, 'it'),
  );

/** The markets of an ADM grouping; all of them without one. */
export const marketsIn = (markets: readonly SolMarket[], adm: string) =>
  markets.filter((market) => adm === '' || market.tabele === adm);

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

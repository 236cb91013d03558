import type { Market, ModelItem } from '../../../api';

/** How one came here from online sales (specification 3, section 2.1). */
export const arrivals = [
  'sol_campaign',
  'sol_model',
  'back_from_sol_campaign',
  'back_from_sol_model',
] as const;
export type Arrival = (typeof arrivals)[number];

/** What the address says. */
export interface PricePlace {
  market: Market | undefined;
  model: ModelItem | undefined;
  /** Asked for and not found: another user's market, a vehicle that the market does not offer. */
  unknown: 'market' | 'model' | null;
  from: Arrival | null;
  /** Where Back leads; null without a way back. */
  backTo: '/sol_campaign' | '/sol_model' | null;
  /** What the other screen gave along, to give it back: idCampaign, filterObj, primitiveObject. */
  carried: Record<string, string>;
}

const carriedNames = ['idCampaign', 'filterObj', 'primitiveObject'];
const backByArrival: Partial<Record<Arrival, PricePlace['backTo']>> = {
  sol_campaign: '/sol_campaign',
  sol_model: '/sol_model',
};

/** The first model of the first group, or none. */
export const firstModelOf = (market: Market | undefined): ModelItem | undefined =>
  market?.modelGroupItemList.find(({ items }) => items.length > 0)?.items[0];

/** Reads the address: the market and the model that it names, else the first ones. */
export function readPricePlace(params: URLSearchParams, countries: readonly Market[]): PricePlace {
  const idCountry = params.get('idCountry') ?? '';
  const vetele = params.get('vetele') ?? '';
  const market =
    idCountry === '' ? marketOffering(vetele, countries) : countries.find(({ id }) => id === idCountry);
  const models = market?.modelGroupItemList.flatMap(({ items }) => items) ?? [];
  const model = vetele === '' ? firstModelOf(market) : models.find(({ value }) => value === vetele);
  const from = arrivals.find((arrival) => arrival === params.get('from')) ?? null;
  const carried = carriedNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    market,
    model,
    unknown: !market && idCountry !== '' ? 'market' : market && !model && vetele !== '' ? 'model' : null,
    from,
    backTo: (from && backByArrival[from]) ?? null,
    carried: Object.fromEntries(carried),
  };
}

/** Without a market the first one that offers the vehicle. */
const marketOffering = (vetele: string, countries: readonly Market[]) =>
  countries.find(({ modelGroupItemList }) =>
    modelGroupItemList.some(({ items }) => items.some(({ value }) => value === vetele)),
  ) ?? countries[0];

/** The address of a market and a model; where one came from is left behind with what it gave along. */
export const priceSearch = (idCountry: string, vetele: string | undefined): string =>
  `?${new URLSearchParams({ idCountry, ...(vetele && { vetele }) })}`;

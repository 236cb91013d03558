import type { Market, ModelItem } from '../../../api';
import { readMarketAndModel, type MarketAndModel } from '../../../kit/market-model/marketAndModel';

/** How one came here from online sales. */
export const arrivals = [
  'sol_campaign',
  'sol_model',
  'back_from_sol_campaign',
  'back_from_sol_model',
] as const;
export type Arrival = (typeof arrivals)[number];

export interface PricePlace extends MarketAndModel<Market, ModelItem> {
  from: Arrival | null;
  /** Where Back leads; null without a way back. */
  backTo: '/sol_campaign' | '/sol_model' | null;
  /** Arrived from an online-sales screen: the list is given, unless there is none of that market and vehicle. */
  isFixed: boolean;
  /** What the other screen gave along, to give it back: idCampaign, filterObj, primitiveObject. */
  carried: Record<string, string>;
}

const carriedNames = ['idCampaign', 'filterObj', 'primitiveObject'];
const backByArrival: Partial<Record<Arrival, PricePlace['backTo']>> = {
  sol_campaign: '/sol_campaign',
  sol_model: '/sol_model',
};

/** Reads the address: the market and the model that it names, else the first ones. */
export function readPricePlace(params: URLSearchParams, countries: readonly Market[]): PricePlace {
  const from = arrivals.find((arrival) => arrival === params.get('from')) ?? null;
  const carried = carriedNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const place = readMarketAndModel(params, countries);
  const backTo = (from && backByArrival[from]) ?? null;
  return {
    ...place,
    from,
    backTo,
    isFixed: backTo !== null && place.unknown === null,
    carried: Object.fromEntries(carried),
  };
}

/** A campaign on its screen, from where one comes back to the vehicle's prices. */
export const campaignAddress = ({
  idCampaign,
  idCountry,
  vetele,
  filterObj = '',
}: Record<'idCampaign' | 'idCountry' | 'vetele', string> & { filterObj?: string }): string =>
  `/sol_campaign?${new URLSearchParams({
    vetele,
    idCountry,
    idCampaign,
    filterObj,
    countryToSelect: idCountry,
    modelToSelect: vetele,
    from: 'price_conf',
  })}`;

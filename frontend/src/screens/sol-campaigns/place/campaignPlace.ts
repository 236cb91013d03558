import { campaignSearch, type CampaignFilter, type FilterValues } from './campaignSearch';

/** What the address says of where one came from (decision A-44). */
export interface CampaignPlace {
  /** The price list that Back To Price Configurator leads to; null unless one came from there (R-279). */
  priceList: string | null;
  /** The address that a return from the price configurator means, its filters unpacked; null: this one. */
  restored: string | null;
}

type Filters = Partial<FilterValues>;
const isFilterName = (name: string): name is CampaignFilter =>
  (campaignSearch.filters as readonly string[]).includes(name);

export const packFilters = (filters: FilterValues): string =>
  JSON.stringify(Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')));

function unpackFilters(packed: string): Filters {
  try {
    const read = JSON.parse(packed) as unknown;
    if (typeof read !== 'object' || read === null) return {};
    const texts = Object.entries(read).filter(
      ([name, value]) => isFilterName(name) && typeof value === 'string' && value !== '',
    );
    return Object.fromEntries(texts) as Filters;
  } catch {
    return {};
  }
}

export function readCampaignPlace(params: URLSearchParams): CampaignPlace {
  if (params.get('from') === 'price_conf') {
    const idCountry = params.get('countryToSelect') || params.get('idCountry') || '';
    const vetele = params.get('modelToSelect') || params.get('vetele') || '';
    const query = new URLSearchParams({ idCountry, vetele, from: 'back_from_sol_campaign' });
    return { priceList: `/price_configurator?${query}`, restored: null };
  }
  if (!params.has('filterObj')) return { priceList: null, restored: null };
  const query = new URLSearchParams(unpackFilters(params.get('filterObj') ?? ''));
  return { priceList: null, restored: `/sol_campaign${query.size > 0 ? `?${query}` : ''}` };
}

/** The prices of a vehicle of a campaign; Back there leads here again with these filters. */
export function priceListOf(
  { id, country }: { id: number; country: { id: string } },
  vetele: string,
  filters: FilterValues,
): string {
  const query = new URLSearchParams({
    vetele,
    idCountry: country.id,
    from: 'sol_campaign',
    idCampaign: String(id),
    filterObj: packFilters(filters),
  });
  return `/price_configurator?${query}`;
}

import { useNavigate } from 'react-router-dom';

interface Market {
  id: string;
  modelGroupItemList: readonly { items: readonly { value: string }[] }[];
}

/** Leads to another market with its first model, or to another model of `market`. */
export function useMarketAndModelChoice(countries: readonly Market[], market: Market | undefined) {
  const navigate = useNavigate();
  const goTo = (search: string) => void navigate({ search });
  return {
    chooseMarket: (id: string) =>
      goTo(marketAndModelSearch(id, firstModelOf(countries.find((each) => each.id === id))?.value)),
    chooseModel: (vetele: string) => market && goTo(marketAndModelSearch(market.id, vetele)),
  };
}

/** Whose country models are shown: the models of a country, or the countries of a model. */
export interface CountryModelsPlace {
  idKey: string;
  from: 'countries' | 'car_model';
  title: string;
}

const PATH = '/country_models';

/** The address of country models; everything stands in it, so that a reload and a mailed link show the same (decision A-44). */
export const countryModelsAddress = ({ idKey, from, title }: CountryModelsPlace): string =>
  `${PATH}?${new URLSearchParams({ idKey, from, title })}`;

/** Reads it again; undefined without a key, for then there is nothing to show. */
export function readCountryModelsPlace(params: URLSearchParams): CountryModelsPlace | undefined {
  const idKey = params.get('idKey') ?? '';
  if (idKey === '') return undefined;
  const from = params.get('from') === 'car_model' ? 'car_model' : 'countries';
  return { idKey, from, title: params.get('title') || idKey };
}

interface Model {
  value: string;
  /** Not listed, though an address leads to it (decision I-47). */
  isBelowMinimum?: boolean;
}
interface MarketOf<M extends Model> {
  id: string;
  modelGroupItemList: readonly { items: readonly M[] }[];
}

/** What an address says of market and model. */
export interface MarketAndModel<Market, M> {
  market: Market | undefined;
  model: M | undefined;
  /** Asked for and not found: another user's market, a vehicle that the market does not offer. */
  unknown: 'market' | 'model' | null;
}

/** The first listed model of the first group that has any, or none. */
export const firstModelOf = <M extends Model>(market: MarketOf<M> | undefined): M | undefined =>
  market?.modelGroupItemList.flatMap(({ items }) => items).find(({ isBelowMinimum }) => !isBelowMinimum);

/** Reads an address: the market and the model that it names, else the first ones. Without a market the first one that offers the vehicle. */
export function readMarketAndModel<M extends Model, Market extends MarketOf<M>>(
  params: URLSearchParams,
  countries: readonly (Market & MarketOf<M>)[],
): MarketAndModel<Market, M> {
  const idCountry = params.get('idCountry') ?? '';
  const vetele = params.get('vetele') ?? '';
  const isOffered = ({ modelGroupItemList }: MarketOf<M>) =>
    modelGroupItemList.some(({ items }) => items.some(({ value }) => value === vetele));
  const market =
    idCountry === ''
      ? (countries.find(isOffered) ?? countries[0])
      : countries.find(({ id }) => id === idCountry);
  const models = market?.modelGroupItemList.flatMap(({ items }) => items) ?? [];
  const model = vetele === '' ? firstModelOf(market) : models.find(({ value }) => value === vetele);
  const unknown = !market && idCountry !== '' ? 'market' : market && !model && vetele !== '' ? 'model' : null;
  return { market, model, unknown };
}

/** The query of a market and a model; what else stood there is left behind. */
export const marketAndModelSearch = (idCountry: string, vetele: string | undefined): string =>
  `?${new URLSearchParams({ idCountry, ...(vetele && { vetele }) })}`;

type Groups = readonly { label: string; items: readonly (Model & { label: string })[] }[];

/** The vehicles of a market for a select, in their groups; those that are not listed too, to compare with and copy from. */
export const modelOptionsOf = (market: { modelGroupItemList: Groups } | undefined) =>
  (market?.modelGroupItemList ?? []).flatMap(({ label: group, items }) =>
    items.map(({ value, label }) => ({ value, label, group })),
  );

/** The listed ones, and the one that is shown. */
export function listedModelOptionsOf(
  market: { modelGroupItemList: Groups } | undefined,
  shown: string | undefined,
) {
  const groups = market?.modelGroupItemList.map(({ label, items }) => ({
    label,
    items: items.filter(({ value, isBelowMinimum }) => !isBelowMinimum || value === shown),
  }));
  return modelOptionsOf(groups && { modelGroupItemList: groups });
}

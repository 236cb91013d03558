import type { GetPriceComparisonApiArg, Market, ModelItem, PriceComparison } from '../../api';
import { firstModelOf, readMarketAndModel } from '../../kit/market-model/marketAndModel';
import { readRate } from '../../../../contracts/rules/price-changes';

export type Side = 'left' | 'right';
export const sides: readonly Side[] = ['left', 'right'];
export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

export type ComparedRow = PriceComparison['rows'][number];
export type ComparedKind = ComparedRow['kind'];
export const comparedKinds: readonly ComparedKind[] = [
  'base',
  'options',
  'fuoriserie',
  'programs',
  'accessories',
  'gone',
];

export const pageSizes = [50, 100, 200] as const;

/** One list of the two; `at` is an instant, empty for now. */
export interface ComparedPlace {
  market: Market | undefined;
  model: ModelItem | undefined;
  unknown: 'market' | 'model' | null;
  at: string;
}

export interface ComparisonPlace {
  left: ComparedPlace;
  right: ComparedPlace;
  /** As typed. */
  rate: string;
  /** The currencies that the rate was typed for, such as CHF-EUR for euros for 1 franc; empty while nobody knew them. */
  rateOf: string;
  isAll: boolean;
  kind: ComparedKind | '';
  search: string;
  page: number;
  size: number;
}

const instantIn = (text: string): string =>
  Number.isNaN(Date.parse(text)) ? '' : new Date(text).toISOString();

function placeIn(params: URLSearchParams, side: Side, countries: readonly Market[]): ComparedPlace {
  const idCountry = params.get(`${side}Market`) ?? '';
  const vetele = params.get(`${side}Vehicle`) ?? '';
  const at = instantIn(params.get(`${side}At`) ?? '');
  // What stands on the right has to be chosen: any first list would be compared for nothing.
  if (side === 'right' && idCountry === '') return { market: undefined, model: undefined, unknown: null, at };
  const place = readMarketAndModel<ModelItem, Market>(new URLSearchParams({ idCountry, vetele }), countries);
  const isOpen = side === 'right' && vetele === '';
  return { ...place, model: isOpen ? undefined : place.model, at };
}

const wholeIn = (text: string | null): number => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : 0);

/** Everything that is compared and shown stands in the address. */
export function readComparisonPlace(params: URLSearchParams, countries: readonly Market[]): ComparisonPlace {
  const size = wholeIn(params.get('size'));
  return {
    left: placeIn(params, 'left', countries),
    right: placeIn(params, 'right', countries),
    rate: (params.get('rate') ?? '').slice(0, 20),
    rateOf: (params.get('rateOf') ?? '').slice(0, 20),
    isAll: params.get('all') === 'true',
    kind: comparedKinds.find((kind) => kind === params.get('kind')) ?? '',
    search: (params.get('search') ?? '').slice(0, 100),
    page: Math.max(0, wholeIn(params.get('page')) - 1),
    size: pageSizes.find((each) => each === size) ?? pageSizes[0],
  };
}

/** The call of a place; undefined while a list is still to be chosen. A rate that is none is left out. */
export function comparisonQuery(place: ComparisonPlace): GetPriceComparisonApiArg | undefined {
  const { left, right, rate, isAll, kind, search } = place;
  if (!left.market || !left.model || !right.market || !right.model) return undefined;
  return {
    leftMarket: left.market.id,
    leftVehicle: left.model.value,
    ...(left.at !== '' && { leftAt: left.at }),
    rightMarket: right.market.id,
    rightVehicle: right.model.value,
    ...(right.at !== '' && { rightAt: right.at }),
    ...(readRate(rate).kind === 'rate' && { rate: rate.trim() }),
    onlyDifferences: !isAll,
    ...(kind !== '' && { kind }),
    ...(search.trim() !== '' && { search: search.trim() }),
  };
}

export const ratedCurrencies = ({ left, right }: Pick<PriceComparison, 'left' | 'right'>): string =>
  `${right.currency}-${left.currency}`;

/** Currencies belong to a list and a moment: another list may have others, which a rate was not meant for, or one alone. */
export function isOtherRate({ rate, rateOf }: ComparisonPlace, comparison: PriceComparison): boolean {
  if (rate === '') return false;
  const isOneCurrency = comparison.left.currency === comparison.right.currency;
  return isOneCurrency || (rateOf !== '' && rateOf !== ratedCurrencies(comparison));
}

const offers = (market: Market, vetele: string): boolean =>
  market.modelGroupItemList.some(({ items }) => items.some(({ value }) => value === vetele));

/**
 * The vehicle to compare in a newly chosen market: the one that was there, else that of the other side, else the first that the price
 * console lists, else the first of all.
 */
export function vehicleIn(market: Market, ...wanted: (ModelItem | undefined)[]): string {
  const known = wanted.find((model) => model && offers(market, model.value));
  const first = firstModelOf(market) ?? market.modelGroupItemList.flatMap(({ items }) => items)[0];
  return known?.value ?? first?.value ?? '';
}

const names = (side: Side) => [`${side}Market`, `${side}Vehicle`, `${side}At`];

/** The address with left and right exchanged; the rate was meant for the other direction. */
export function swappedSides(params: URLSearchParams, { left, right }: ComparisonPlace): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...names('left'), ...names('right'), 'rate', 'rateOf', 'page']) next.delete(name);
  const put = (side: Side, { market, model, at }: ComparedPlace) => {
    const [marketName = '', vehicleName = '', atName = ''] = names(side);
    if (market) next.set(marketName, market.id);
    if (model) next.set(vehicleName, model.value);
    if (at !== '') next.set(atName, at);
  };
  put('left', right);
  put('right', left);
  return next;
}

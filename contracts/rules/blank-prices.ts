/**
 * Prices that block saving a list (R-184; A-22), for screen, API and imports: a base price that is not above 0, and every item
 * without a price, hidden or not, published or not; standard items have none.
 */
import { isAmount, type Cents } from './amounts.ts';

/** Lists are saved one by one; the base price and the fields of the whole list are saved with the options. */
export type ListName = 'optList' | 'customerPrgList' | 'accList';

export const basePriceCode = '-';
export const listOfBasePrice: ListName = 'optList';

export interface PriceOfList {
  code: string;
  list: ListName;
  isStandard: boolean;
  /** NaN: typed, but not an amount. */
  price: Cents | null;
}

/** 0 is a price of an item, but not of a vehicle. */
export function isBlankPrice({ code, isStandard, price }: Omit<PriceOfList, 'list'>): boolean {
  if (code === basePriceCode) return !isAmount(price) || price <= 0;
  return !isStandard && !isAmount(price);
}

export const blankPrices = <Row extends PriceOfList>(
  prices: readonly Row[],
  lists: ReadonlySet<ListName>,
): Row[] => prices.filter((price) => lists.has(price.list) && isBlankPrice(price));

/**
 * Which prices keep a list from being saved (R-184; A-22): the base price that is not above 0, and
 * every item without a price, hidden or not, published or not; standard items have none. Decided here alone, for the screen, the
 * API and every import.
 */
import { isAmount, type Cents } from './amounts.ts';

/** What is saved as one, by the names of the wire: the base price, and all that is said of the list as a whole, is saved with the options. */
export type ListName = 'optList' | 'customerPrgList' | 'accList';

/** The code of the base price. */
export const basePriceCode = '-';
/** The list that it is saved with. */
export const listOfBasePrice: ListName = 'optList';

/** A price as a save would leave it. */
export interface PriceOfList {
  /** '-' is the base price. */
  code: string;
  list: ListName;
  isStandard: boolean;
  /** Null is missing; not a number: typed and no amount. */
  price: Cents | null;
}

/** Whether nothing may be saved with it. 0 is a price of an item, but none of a vehicle. */
export function isBlankPrice({ code, isStandard, price }: Omit<PriceOfList, 'list'>): boolean {
  if (code === basePriceCode) return !isAmount(price) || price <= 0;
  return !isStandard && !isAmount(price);
}

/** What keeps these lists from being saved, in the order that was given; lists that are not saved may have gaps. */
export const blankPrices = <Row extends PriceOfList>(
  prices: readonly Row[],
  lists: ReadonlySet<ListName>,
): Row[] => prices.filter((price) => lists.has(price.list) && isBlankPrice(price));

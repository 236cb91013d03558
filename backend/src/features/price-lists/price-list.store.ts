import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { amountOf } from '../../../../contracts/rules/amounts.ts';
import {
  lockList,
  storeItems,
  storeList,
  type ItemChange,
  type ListFacts,
  type PriceItem,
  type StoredList,
} from './price-list.repository.ts';

/** A list that is locked until the transaction ends. */
export interface LockedList {
  market: { id: string };
  vehicle: { vetele: string };
  list: StoredList;
}

const publicFacts = ({ isActive, currency, pricemask }: ListFacts) => ({
  ...{ pricelistActive: isActive, currency, pricemask },
});

async function logFacts(
  context: Context,
  { market, vehicle, list }: LockedList,
  facts: ListFacts,
  source: string,
): Promise<void> {
  const id = `${market.id}/${vehicle.vetele}`;
  const prices = { before: { price: amountOf(list.basePrice) }, after: { price: amountOf(facts.basePrice) } };
  if (list.basePrice !== facts.basePrice)
    await logChange(context, { entity: 'price', entityId: `${id}/-`, action: 'update', ...prices, source });
  const [before, after] = [publicFacts(list), publicFacts(facts)];
  if (JSON.stringify(before) !== JSON.stringify(after))
    await logChange(context, { entity: 'priceList', entityId: id, action: 'update', before, after, source });
}

const isSame = (list: ListFacts, facts: ListFacts): boolean =>
  list.basePrice === facts.basePrice &&
  JSON.stringify(publicFacts(list)) === JSON.stringify(publicFacts(facts));

/**
 * Stores changes of an open list with the change log and answers its new version. Nothing to change leaves version and
 * last-saved fact as they are. `source` names the file of an import.
 */
export async function storeChanges(
  context: Context,
  open: LockedList,
  { facts = open.list, items = [] }: { facts?: ListFacts; items?: ItemChange[] },
  source = '',
): Promise<number> {
  const { market, vehicle, list } = open;
  if (items.length === 0 && isSame(list, facts)) return list.version;
  await logFacts(context, open, facts, source);
  await storeItems(context, market.id, vehicle.vetele, items, source);
  return storeList(context, market.id, vehicle.vetele, facts);
}

/** Prices to store as they are, such as those of a workbook; amounts are decimals with two decimals. */
export interface PricesToStore {
  countryId: string;
  vetele: string;
  /** Where the prices come from, for the change log; empty for a change by hand. */
  source: string;
  /** Left out, the base price stays. */
  base?: string;
  items: { item: PriceItem; price: string }[];
}

/** Stores prices and nothing else of a list; the caller has checked market and rights, and has locked the list. */
export async function storePrices(context: Context, prices: PricesToStore): Promise<number> {
  const list = await lockList(context, prices.countryId, prices.vetele);
  const facts = { ...list, basePrice: prices.base ?? list.basePrice };
  const items = prices.items
    .filter(({ item, price }) => item.price !== price)
    .map(({ item: { id, code, price: before, isHiddenByMarket }, price }): ItemChange => ({
      ...{ id, code, before: { price: before, isHiddenByMarket }, after: { price, isHiddenByMarket } },
    }));
  const locked = { market: { id: prices.countryId }, vehicle: { vetele: prices.vetele }, list };
  return storeChanges(context, locked, { facts, items }, prices.source);
}

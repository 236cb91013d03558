import {
  basePriceCode,
  blankPrices,
  listOfBasePrice,
  type ListName,
  type PriceOfList,
} from '../../../../contracts/rules/blank-prices.ts';
import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { amountOf, centsOf } from '../../../../contracts/rules/amounts.ts';
import { listOf } from './list-sections.ts';
import {
  storeItems,
  storeList,
  type ItemChange,
  type PriceListHeader,
  type PriceItem,
  type StoredList,
} from './price-list.repository.ts';
import { PriceProblems } from './price-problems.ts';

export interface LockedList {
  market: { id: string };
  vehicle: { vetele: string };
  list: StoredList;
  items: PriceItem[];
}

export interface Changes {
  lists: readonly ListName[];
  header?: PriceListHeader;
  items?: ItemChange[];
  problems?: PriceProblems;
}

const publicHeader = ({ isActive, currency, pricemask }: PriceListHeader) => ({
  pricelistActive: isActive,
  currency,
  pricemask,
});

async function logHeader(
  context: Context,
  { market, vehicle, list }: LockedList,
  header: PriceListHeader,
  source: string,
): Promise<void> {
  const id = `${market.id}/${vehicle.vetele}`;
  const prices = {
    before: { price: amountOf(list.basePrice) },
    after: { price: amountOf(header.basePrice) },
  };
  if (list.basePrice !== header.basePrice)
    await logChange(context, { entity: 'price', entityId: `${id}/-`, action: 'update', ...prices, source });
  const [before, after] = [publicHeader(list), publicHeader(header)];
  if (JSON.stringify(before) !== JSON.stringify(after))
    await logChange(context, { entity: 'priceList', entityId: id, action: 'update', before, after, source });
}

const isSame = (list: PriceListHeader, header: PriceListHeader): boolean =>
  list.basePrice === header.basePrice &&
  JSON.stringify(publicHeader(list)) === JSON.stringify(publicHeader(header));

function pricesAfter(
  { items }: Pick<LockedList, 'items'>,
  header: PriceListHeader,
  changes: ItemChange[],
): PriceOfList[] {
  const changed = new Map(changes.map(({ code, after }) => [code, after.price]));
  const base = {
    code: basePriceCode,
    list: listOfBasePrice,
    isStandard: false,
    price: centsOf(header.basePrice),
  };
  return [
    base,
    ...items.map(({ code, section, isStandard, price }) => ({
      code,
      isStandard,
      list: listOf(section),
      price: centsOf(changed.has(code) ? changed.get(code)! : price),
    })),
  ];
}

/** @throws AppError (400) for `problems`, and for blank prices in the lists being saved (decision A-22) */
export function refuseProblems(
  locked: Pick<LockedList, 'list' | 'items'>,
  { lists, header = locked.list, items = [], problems = new PriceProblems() }: Changes,
): void {
  for (const blank of blankPrices(pricesAfter(locked, header, items), new Set(lists)))
    problems.addBlank(blank);
  problems.throwIfAny();
}

/**
 * Stores changes of a locked list with the change log and returns its new version: the only way in, for saves and imports
 * alike. Refuses what `refuseProblems` does. Without changes, version and last-saved stay. `source` is the file of an import.
 */
export async function storeChanges(
  context: Context,
  locked: LockedList,
  changes: Changes,
  source = '',
): Promise<number> {
  const { market, vehicle, list } = locked;
  const { header = list, items = [] } = changes;
  refuseProblems(locked, changes);
  if (items.length === 0 && isSame(list, header)) return list.version;
  await logHeader(context, locked, header, source);
  await storeItems(context, market.id, vehicle.vetele, items, source);
  return storeList(context, market.id, vehicle.vetele, header);
}

export interface PricesToStore {
  prices: ReadonlyMap<string, string>;
  source: string;
}

/** Of prices only: a save of the lists that change. */
export function changesOf(
  { list, items: all }: Pick<LockedList, 'list' | 'items'>,
  prices: ReadonlyMap<string, string>,
): Changes {
  const header = { ...list, basePrice: prices.get(basePriceCode) ?? list.basePrice };
  const changed = all.filter(({ code, price }) => (prices.get(code) ?? price) !== price);
  const items = changed.map(({ id, code, price, isHiddenByMarket }): ItemChange => ({
    id,
    code,
    before: { price, isHiddenByMarket },
    after: { price: prices.get(code)!, isHiddenByMarket },
  }));
  const lists = changed.map(({ section }) => listOf(section));
  if (header.basePrice !== list.basePrice) lists.push(listOfBasePrice);
  return { lists, header, items };
}

/** Stores prices only; the caller has checked the rights. */
export const storePrices = (
  context: Context,
  locked: LockedList,
  { prices, source }: PricesToStore,
): Promise<number> => storeChanges(context, locked, changesOf(locked, prices), source);

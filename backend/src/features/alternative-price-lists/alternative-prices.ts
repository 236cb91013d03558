import { centsOf } from '../../../../contracts/rules/amounts.ts';
import {
  basePriceCode,
  blankPrices,
  listOfBasePrice,
  type ListName,
} from '../../../../contracts/rules/blank-prices.ts';
import {
  itemPriceOfBody,
  listOf,
  LISTS,
  PriceProblems,
  priceOfBody,
  requireMaySet,
  SECTIONS,
  type PriceItem,
  type PriceListInput,
} from '../price-lists/price-rules.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { t } from '../../texts/prices.ts';
import type {
  AlternativePrice,
  PriceChange,
  StoredAlternative,
} from './alternative-price-list.repository.ts';

export interface AlternativeFacts {
  market: Market;
  normal: { basePrice: string | null; mask: string };
  items: PriceItem[];
  list: StoredAlternative | undefined;
  stored: AlternativePrice[];
}

export interface Wanted {
  basePrice: string;
  changes: PriceChange[];
}

/** Decision A-22: neither the base price nor any price of a list in the body may be blank; standard items are skipped. */
export function wantedPrices(facts: AlternativeFacts, input: PriceListInput): Wanted {
  const given = LISTS.filter((list) => input[list] != null);
  for (const section of given.flatMap((list) => SECTIONS[list])) requireMaySet(facts.market, section);
  const problems = new PriceProblems();
  const basePrice = basePriceOf(facts, input, problems);
  const prices = pricesOf(facts, input, given, problems);
  const after = pricesAfter(facts, basePrice, prices);
  for (const blank of blankPrices(after, new Set([listOfBasePrice, ...given]))) problems.addBlank(blank);
  problems.throwIfAny();
  return { basePrice: basePrice!, changes: changesOf(facts, prices) };
}

const basePriceOf = (
  { list, normal: { basePrice: normal, mask } }: AlternativeFacts,
  { basePrice }: PriceListInput,
  problems: PriceProblems,
): string | null => {
  const held = list?.basePrice ?? null;
  if (!basePrice) return held;
  return priceOfBody(basePrice.price, { mask, held: held ?? normal }, (message) =>
    problems.add('basePrice.price', message),
  );
};

function pricesOf(
  { items, stored, normal: { mask } }: AlternativeFacts,
  input: PriceListInput,
  given: ListName[],
  problems: PriceProblems,
): Map<PriceItem, string | null> {
  const byCode = new Map(items.map((item) => [item.code, item]));
  const heldOf = new Map(stored.map((item) => [item.code, item.price]));
  const prices = new Map<PriceItem, string | null>();
  for (const list of given)
    for (const { code, price } of input[list]!) {
      const item = byCode.get(code);
      const refuse = (message: string) => problems.add(`${list}.${code}`, message);
      if (!item || !SECTIONS[list].includes(item.section)) refuse(t('Not offered with this vehicle'));
      else if (prices.has(item)) refuse(t('Listed twice'));
      else {
        const held = heldOf.get(code) ?? item.price;
        prices.set(item, itemPriceOfBody(item, price, { mask, held }, refuse));
      }
    }
  return prices;
}

function pricesAfter(
  { items, stored }: AlternativeFacts,
  basePrice: string | null,
  prices: Map<PriceItem, string | null>,
) {
  const before = new Map(stored.map(({ code, price }) => [code, price]));
  const base = { code: basePriceCode, list: listOfBasePrice, isStandard: false, price: centsOf(basePrice) };
  return [
    base,
    ...items.map((item) => ({
      code: item.code,
      list: listOf(item.section),
      isStandard: item.isStandard,
      price: centsOf(prices.has(item) ? prices.get(item) : before.get(item.code)),
    })),
  ];
}

function changesOf({ stored }: AlternativeFacts, prices: Map<PriceItem, string | null>): PriceChange[] {
  const before = new Map(stored.map(({ code, price }) => [code, price]));
  return [...prices].flatMap(([{ id, code, isStandard }, price]) =>
    isStandard || price === null || price === (before.get(code) ?? null)
      ? []
      : [{ itemId: id, code, before: before.get(code) ?? null, after: price }],
  );
}

import {
  listOf,
  LISTS,
  PriceProblems,
  priceOfBody,
  requireMaySet,
  SECTIONS,
  type ListName,
  type PriceItem,
  type PriceListInput,
} from '../price-lists/price-rules.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import type {
  AlternativePrice,
  PriceChange,
  StoredAlternative,
} from './alternative-price-list.repository.ts';

export interface AlternativeFacts {
  market: Market;
  /** What the vehicle is offered with. */
  items: PriceItem[];
  list: StoredAlternative | undefined;
  stored: AlternativePrice[];
}

/** What a save comes to. */
export interface Wanted {
  basePrice: string;
  changes: PriceChange[];
}

/**
 * The prices of a body by the rules of a normal save: the base price is above 0, and no item of a list in the body is
 * without a price, in the body or stored, standard items aside. Rows of standard items are passed over.
 */
export function wantedPrices(facts: AlternativeFacts, input: PriceListInput): Wanted {
  const given = LISTS.filter((list) => input[list] != null);
  for (const section of given.flatMap((list) => SECTIONS[list])) requireMaySet(facts.market, section);
  const problems = new PriceProblems();
  const basePrice = basePriceOf(facts, input, problems);
  const prices = pricesOf(facts, input, given, problems);
  problems.throwIfAny();
  return { basePrice: basePrice!, changes: changesOf(facts, prices) };
}

function basePriceOf(
  { list }: AlternativeFacts,
  { basePrice }: PriceListInput,
  problems: PriceProblems,
): string | null {
  let isRefused = false;
  const refuse = (message: string) => {
    isRefused = true;
    problems.add('basePrice.price', message);
  };
  const price = basePrice ? priceOfBody(basePrice.price, refuse) : (list?.basePrice ?? null);
  if (!isRefused && (price === null || Number(price) <= 0)) problems.addBasePrice();
  return price;
}

/** The prices of a body by item, missing ones included; `problems` hears of what cannot be stored. */
function pricesOf(
  { items, stored }: AlternativeFacts,
  input: PriceListInput,
  given: ListName[],
  problems: PriceProblems,
): Map<PriceItem, string | null> {
  const byCode = new Map(items.map((item) => [item.code, item]));
  const prices = new Map<PriceItem, string | null>();
  for (const list of given)
    for (const { code, price } of input[list]!) {
      const item = byCode.get(code);
      const refuse = (message: string) => problems.add(`${list}.${code}`, message);
      if (!item || !SECTIONS[list].includes(item.section)) refuse('Not offered with this vehicle');
      else if (prices.has(item)) refuse('Stands here twice');
      else prices.set(item, priceOfBody(price, refuse));
    }
  const before = new Map(stored.map(({ code, price }) => [code, price]));
  const sections = given.flatMap((list) => SECTIONS[list]);
  for (const item of items.filter(({ section, isStandard }) => sections.includes(section) && !isStandard)) {
    const price = prices.has(item) ? prices.get(item) : before.get(item.code);
    if (price == null) problems.addMissing(`${listOf(item.section)}.${item.code}`, item.code);
  }
  return prices;
}

function changesOf({ stored }: AlternativeFacts, prices: Map<PriceItem, string | null>): PriceChange[] {
  const before = new Map(stored.map(({ code, price }) => [code, price]));
  return [...prices].flatMap(([{ id, code, isStandard }, price]) =>
    isStandard || price === null || price === (before.get(code) ?? null)
      ? []
      : [{ itemId: id, code, before: before.get(code) ?? null, after: price }],
  );
}

import { refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { requireBaseOpt, type Market } from '../session/market-rights.read.ts';
import { itemChange } from './item-change.ts';
import { listFacts } from './list-facts.ts';
import { openList, type OpenList } from './open-list.ts';
import { PriceProblems } from './price-problems.ts';
import type { ItemChange, PriceItem, Section } from './price-list.repository.ts';
import { storeChanges } from './price-list.store.ts';
import type { EquipmentItemInput, ListKey, PriceListInput, Saved } from './price-list.wire.ts';

export type ListName = 'optList' | 'customerPrgList' | 'accList';

/** The lists of a body and the sections whose items they hold. */
export const SECTIONS: Record<ListName, Section[]> = {
  optList: ['options', 'fuoriserie'],
  customerPrgList: ['programs'],
  accList: ['accessories'],
};
export const LISTS = Object.keys(SECTIONS) as ListName[];
export const listOf = (section: Section): ListName => LISTS.find((list) => SECTIONS[list].includes(section))!;

/** Options, fuoriserie and programmes follow enableBaseOpt, accessories enableAccessories (readings A-71). */
export function requireMaySet(market: Market, section: Section): void {
  if (section === 'accessories') {
    if (!market.enableAccessories) throw refused(`${market.description} does not set prices of accessories.`);
    return;
  }
  requireBaseOpt(market);
  if (section === 'programs' && !market.enableCustomerPrg)
    throw refused(`${market.description} has no customer programmes.`);
}

/** Rows of a body, and the sections that must be complete once they are stored. */
interface Wanted {
  rows: { list: ListName; row: EquipmentItemInput }[];
  sections: Section[];
}

/** What changes of the items; `problems` hears of rows that cannot be stored and of prices that would be missing. */
function itemChanges({ items }: OpenList, { rows, sections }: Wanted, problems: PriceProblems): ItemChange[] {
  const byCode = new Map(items.map((item) => [item.code, item]));
  const seen = new Map<string, PriceItem['price']>();
  const changes: ItemChange[] = [];
  for (const { list, row } of rows) {
    const item = byCode.get(row.code);
    const field = `${list}.${row.code}`;
    if (!item || !SECTIONS[list].includes(item.section)) problems.add(field, 'Not offered with this vehicle');
    else if (seen.has(row.code)) problems.add(field, 'Stands here twice');
    else {
      const change = itemChange(item, row, (message) => problems.add(field, message));
      seen.set(row.code, change.after.price);
      if (JSON.stringify(change.before) !== JSON.stringify(change.after)) changes.push(change);
    }
  }
  for (const { code, section, isStandard, price } of items)
    if (sections.includes(section) && !isStandard && (seen.has(code) ? seen.get(code) : price) === null)
      problems.addMissing(`${listOf(section)}.${code}`, code);
  return changes;
}

const saved = ({ market, vehicle }: OpenList, version: number): Saved => ({
  message: `Prices of ${vehicle.description} in ${market.description} saved`,
  version,
});

/**
 * Stores base price, currency, mask and the items of the lists in the body. Afterwards no item of these lists is without
 * a price, hidden or not, standard items aside (readings A-22), and the base price is above 0.
 */
export async function savePriceList(
  context: Context,
  key: ListKey,
  input: PriceListInput,
  version: number | undefined,
): Promise<Saved> {
  const open = await openList(context, key, version);
  const given = LISTS.filter((list) => input[list] != null);
  const { basePrice, currency, pricemask } = input;
  const isBaseGiven = basePrice != null || currency != null || pricemask != null || given.includes('optList');
  if (isBaseGiven) requireBaseOpt(open.market);
  const sections = given.flatMap((list) => SECTIONS[list]);
  for (const section of sections) requireMaySet(open.market, section);
  const problems = new PriceProblems();
  const rows = given.flatMap((list) => input[list]!.map((row) => ({ list, row })));
  const facts = isBaseGiven ? listFacts(open, input, problems) : open.list;
  const items = itemChanges(open, { rows, sections }, problems);
  problems.throwIfAny();
  return saved(open, await storeChanges(context, open, { facts, items }));
}

/** Stores items of any section; afterwards no item of the sections that they are of is without a price. */
export async function saveEquipment(
  context: Context,
  key: ListKey,
  input: EquipmentItemInput[],
  version: number | undefined,
): Promise<Saved> {
  const open = await openList(context, key, version);
  const sectionOf = new Map(open.items.map(({ code, section }) => [code, section]));
  const rows = input.map((row) => ({ list: listOf(sectionOf.get(row.code) ?? 'accessories'), row }));
  const sections = [...new Set(input.flatMap(({ code }) => sectionOf.get(code) ?? []))];
  for (const section of sections) requireMaySet(open.market, section);
  const problems = new PriceProblems();
  const items = itemChanges(open, { rows, sections }, problems);
  problems.throwIfAny();
  return saved(open, await storeChanges(context, open, { items }));
}

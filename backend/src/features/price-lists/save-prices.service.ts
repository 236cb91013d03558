import { listOfBasePrice, type ListName } from '../../../../contracts/rules/blank-prices.ts';
import { refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { requireBaseOpt, type Market } from '../session/market-rights.read.ts';
import { t } from '../../texts/prices.ts';
import { itemChange } from './item-change.ts';
import { priceListHeader } from './price-list-header.ts';
import { lockPriceList, type LockedPriceList } from './locked-price-list.ts';
import { listOf, LISTS, SECTIONS } from './list-sections.ts';
import type { SeenList } from './list-state.ts';
import { PriceProblems } from './price-problems.ts';
import type { ItemChange, PriceListHeader, Section } from './price-list.repository.ts';
import { storeChanges } from './price-list.writer.ts';
import type { EquipmentItemInput, ListKey, PriceListInput, Saved } from './price-list.wire.ts';

/** Options, fuoriserie and programmes follow enableBaseOpt, accessories enableAccessories (decision A-71). */
export function requireMaySet(market: Market, section: Section): void {
  if (section === 'accessories') {
    if (!market.enableAccessories)
      throw refused(t('{market} does not set prices of accessories.', { market: market.description }));
    return;
  }
  requireBaseOpt(market);
  if (section === 'programs' && !market.enableCustomerPrg)
    throw refused(t('{market} has no customer programmes.', { market: market.description }));
}

type Row = { list: ListName; row: EquipmentItemInput };

function itemChanges(
  { market, items }: LockedPriceList,
  { pricemask }: Pick<PriceListHeader, 'pricemask'>,
  rows: Row[],
  problems: PriceProblems,
): ItemChange[] {
  const byCode = new Map(items.map((item) => [item.code, item]));
  const seen = new Set<string>();
  const changes: ItemChange[] = [];
  for (const { list, row } of rows) {
    const item = byCode.get(row.code);
    const field = `${list}.${row.code}`;
    if (!item || !SECTIONS[list].includes(item.section))
      problems.add(field, t('Not offered with this vehicle'));
    else if (seen.has(row.code)) problems.add(field, t('Listed twice'));
    else {
      const change = itemChange(item, row, pricemask || market.pricemask, (message) =>
        problems.add(field, message),
      );
      seen.add(row.code);
      if (JSON.stringify(change.before) !== JSON.stringify(change.after)) changes.push(change);
    }
  }
  return changes;
}

const saved = ({ market, vehicle }: LockedPriceList, version: number): Saved => ({
  message: t('Prices of {vehicle} in {market} saved', {
    vehicle: vehicle.description,
    market: market.description,
  }),
  version,
});

/** None of the lists in the body may keep a blank price. */
export async function savePriceList(
  context: Context,
  key: ListKey,
  input: PriceListInput,
  seen: SeenList,
): Promise<Saved> {
  const locked = await lockPriceList(context, key, seen);
  const given = LISTS.filter((list) => input[list] != null);
  const { basePrice, currency, pricemask } = input;
  const isBaseGiven = basePrice != null || currency != null || pricemask != null || given.includes('optList');
  if (isBaseGiven) requireBaseOpt(locked.market);
  for (const section of given.flatMap((list) => SECTIONS[list])) requireMaySet(locked.market, section);
  const problems = new PriceProblems();
  const rows = given.flatMap((list) => input[list]!.map((row) => ({ list, row })));
  const header = isBaseGiven ? priceListHeader(locked, input, problems) : locked.list;
  const items = itemChanges(locked, header, rows, problems);
  const lists = isBaseGiven ? [listOfBasePrice, ...given] : given;
  return saved(locked, await storeChanges(context, locked, { lists, header, items, problems }));
}

/** Items of any section; none of their lists may keep a blank price. */
export async function saveEquipment(
  context: Context,
  key: ListKey,
  input: EquipmentItemInput[],
  seen: SeenList,
): Promise<Saved> {
  const locked = await lockPriceList(context, key, seen);
  const sectionOf = new Map(locked.items.map(({ code, section }) => [code, section]));
  const rows = input.map((row) => ({ list: listOf(sectionOf.get(row.code) ?? 'accessories'), row }));
  const sections = [...new Set(input.flatMap(({ code }) => sectionOf.get(code) ?? []))];
  for (const section of sections) requireMaySet(locked.market, section);
  const problems = new PriceProblems();
  const items = itemChanges(locked, locked.list, rows, problems);
  const lists = sections.map(listOf);
  return saved(locked, await storeChanges(context, locked, { lists, items, problems }));
}

import type { Market, ModelItem, PriceRunChange } from '../../../api';
import { wireOf } from '../../../../../contracts/rules/amounts';
import { changeOf, roundingOf, type ChangeForm } from '../changes/changeForm';

export type PriceKind = PriceRunChange['prices'][number];

/** At once; the server refuses more. */
export const mostLists = 200;

/** Which lists, and which of their prices. */
export interface RunPicks {
  markets: readonly string[];
  vehicles: readonly string[];
  prices: readonly PriceKind[];
  /** As typed: 05FK, 08ED. */
  codes: string;
}

export interface VehicleChoice extends ModelItem {
  /** Its family. */
  group: string;
}

/**
 * The vehicles that at least one of the markets lists (decision I-47), each once and in the order of the first market that has it; of
 * those that are chosen already also what none lists.
 */
export function vehiclesOf(markets: readonly Market[], chosen: readonly string[] = []): VehicleChoice[] {
  const found = new Map<string, VehicleChoice>();
  for (const { modelGroupItemList } of markets)
    for (const { label: group, items } of modelGroupItemList)
      for (const item of items)
        if (!found.has(item.value) && (!item.isBelowMinimum || chosen.includes(item.value)))
          found.set(item.value, { ...item, group });
  return [...found.values()];
}

/** The newest first. */
export const modelYearsOf = (vehicles: readonly VehicleChoice[]): string[] =>
  [...new Set(vehicles.map(({ value2 }) => value2))].sort().reverse();

/** Those that a search shows: every word stands somewhere in name, family or vetele. */
export function shownVehicles(
  vehicles: readonly VehicleChoice[],
  find: string,
  year: string,
): VehicleChoice[] {
  const words = find.trim().toLowerCase().split(/\s+/);
  return vehicles.filter(({ label, group, value, value2 }) => {
    const text = `${label} ${group} ${value}`.toLowerCase();
    return (year === '' || value2 === year) && words.every((word) => text.includes(word));
  });
}

/** Those of `picks` that one of its markets sells; without a market nobody has decided yet. */
export function soldVehicles({ markets: chosen, vehicles }: RunPicks, markets: readonly Market[]): string[] {
  const offered = vehiclesOf(
    markets.filter(({ id }) => chosen.includes(id)),
    vehicles,
  );
  const sold = new Set(offered.map(({ value }) => value));
  return vehicles.filter((vetele) => chosen.length === 0 || sold.has(vetele));
}

export const codesOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** With `ids` or without them, in the order of `all`. */
export function ticked<Id extends string>(
  all: readonly Id[],
  now: readonly Id[],
  ids: readonly Id[],
  isTicked: boolean,
): Id[] {
  const next = new Set(now);
  for (const id of ids)
    if (isTicked) next.add(id);
    else next.delete(id);
  return all.filter((id) => next.has(id));
}

/** How the first list writes amounts; the amounts of a change hold for lists in its currency. */
export interface RunCurrency {
  currency: string;
  mask: string;
  /** That of the market that is copied from: what a rate was typed for. */
  copied: string;
}

/** The change as it is sent; undefined while something of it is missing or is no number. */
export function runChangeOf(
  form: ChangeForm,
  { markets, vehicles, prices, codes }: RunPicks,
  { currency, mask, copied }: RunCurrency,
): PriceRunChange | undefined {
  const change = changeOf(form, copied === currency);
  if (!change || markets.length === 0 || vehicles.length === 0 || prices.length === 0) return undefined;
  const only = codesOf(codes);
  const lists = {
    markets: [...markets],
    vehicles: [...vehicles],
    prices: [...prices],
    ...(only.length > 0 && { codes: only }),
    ...roundingOf(form, mask),
  };
  if (change.kind === 'percent') return { ...lists, action: 'percent', percent: wireOf(change.percent) };
  if (change.kind !== 'copy')
    return { ...lists, action: change.kind, amount: wireOf(change.amount), currency };
  const { rate } = change;
  if (form.action === 'official') return { ...lists, action: 'official', rate };
  const isMarket = form.action === 'market';
  const copyFrom = isMarket ? form.marketId : form.vetele;
  if (copyFrom === '') return undefined;
  const copy = { ...lists, copyFrom, rate, currency };
  return isMarket ? { ...copy, action: 'market', copyCurrency: copied } : { ...copy, action: 'vehicle' };
}

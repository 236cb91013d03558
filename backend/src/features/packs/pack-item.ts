/** Packs as the import represents them, and what changes when one replaces another. */
import { groupedBy } from '../../kit/import/code-finder.ts';
import type { Read } from '../../kit/record-cells.ts';
import type { CellContent } from '../../kit/upload/file-rows.ts';
import { t } from '../../texts/packs.ts';
import { readCompulsory, readIncluded, readText } from './pack-cells.ts';
import { COMPULSORY, DEFAULT, INCLUDED, MANOVRA, SET } from './pack-workbook.ts';

export interface PackItem {
  code: string;
  priceIncluded: boolean;
  compulsory: boolean;
  optManovra: string;
  alternateSet: string;
  defaultSet: string;
}

export const NOTHING_SAID: Omit<PackItem, 'code'> = {
  priceIncluded: false,
  compulsory: false,
  optManovra: '',
  alternateSet: '',
  defaultSet: '',
};

export type StoredPack = Map<string, PackItem>;

export interface PackTarget {
  /** The id in the change log: market/vehicle/pack, or the code of an implicit pack. */
  id: string;
  countryId: string;
  vetele: string;
  parentId: number;
}

export interface PackWrite {
  target: PackTarget;
  before: StoredPack | undefined;
}

export const inclExcl = (isIncluded: boolean): string => (isIncluded ? 'Incl' : 'Excl');
export const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

interface ItemFact {
  key: keyof typeof NOTHING_SAID;
  column: string;
  read: (cell: CellContent) => Read<boolean | string>;
}

/** The data that a workbook has for each option of a commercial pack. */
export const ITEM_FACTS: ItemFact[] = [
  { key: 'priceIncluded', column: INCLUDED, read: readIncluded },
  { key: 'optManovra', column: MANOVRA, read: readText },
  { key: 'alternateSet', column: SET, read: readText },
  { key: 'defaultSet', column: DEFAULT, read: readText },
  { key: 'compulsory', column: COMPULSORY, read: readCompulsory },
];

function textOf({ key }: ItemFact, item: PackItem): string {
  const value = item[key];
  if (typeof value === 'string') return value || t('none');
  return key === 'priceIncluded' ? inclExcl(value) : yesNo(value);
}

const changedFacts = (before: PackItem, after: PackItem): ItemFact[] =>
  ITEM_FACTS.filter(({ key }) => before[key] !== after[key]);

export const isSamePack = (before: StoredPack | undefined, items: PackItem[]): boolean =>
  before?.size === items.length &&
  items.every((item) => {
    const stored = before.get(item.code);
    return stored !== undefined && changedFacts(stored, item).length === 0;
  });

export interface Verdict {
  change: 'new' | 'changed' | 'unchanged' | 'removed' | 'none';
  reason: string;
}

const vehiclesOf = (writes: PackWrite[]): string => writes.map(({ target }) => target.vetele).join(', ');

export function changeOfItem(item: PackItem, writes: PackWrite[]): Verdict {
  const without = writes.filter((write) => !write.before?.has(item.code));
  if (without.length === writes.length) return { change: 'new', reason: t('New in the pack') };
  const reasons = new Set<string>();
  if (without.length > 0) reasons.add(t('New in the pack of {vehicles}', { vehicles: vehiclesOf(without) }));
  for (const { before } of writes) {
    const stored = before?.get(item.code);
    for (const fact of stored ? changedFacts(stored, item) : []) {
      const said = { column: fact.column, before: textOf(fact, stored!), after: textOf(fact, item) };
      reasons.add(t('{column}: {before} becomes {after}', said));
    }
  }
  return { change: reasons.size > 0 ? 'changed' : 'unchanged', reason: [...reasons].join('; ') };
}

/** Options that only the stored packs hold, each with the packs that lose it. */
export function removedItems(
  items: PackItem[],
  writes: PackWrite[],
): { item: PackItem; writes: PackWrite[] }[] {
  const kept = new Set(items.map(({ code }) => code));
  const lost = writes.flatMap((write) =>
    [...(write.before?.values() ?? [])]
      .filter(({ code }) => !kept.has(code))
      .map((item) => ({ item, write })),
  );
  return [...groupedBy(lost, ({ item }) => item.code).values()]
    .map((all) => ({ item: all[0]!.item, writes: all.map(({ write }) => write) }))
    .toSorted((one, other) => (one.item.code < other.item.code ? -1 : 1));
}

/** '2 options changed, 1 new, 1 removed'. */
function counted(verdicts: Verdict[]): string {
  const countOf = (change: Verdict['change']) => ({
    count: verdicts.filter((verdict) => verdict.change === change).length,
  });
  const told: string[] = [];
  const tell = ({ count }: { count: number }, one: string, many: string, more: string): void => {
    if (count > 0) told.push(told.length > 0 ? more : count === 1 ? one : many);
  };
  const [changed, added, removed] = [countOf('changed'), countOf('new'), countOf('removed')];
  tell(changed, t('1 option changed'), t('{count} options changed', changed), t('{count} changed', changed));
  tell(added, t('1 option new'), t('{count} options new', added), t('{count} new', added));
  tell(removed, t('1 option removed'), t('{count} options removed', removed), t('{count} removed', removed));
  return told.join(', ');
}

export function changeOfPack(items: PackItem[], writes: PackWrite[], verdicts: Verdict[]): Verdict {
  const created = writes.filter(({ before }) => before === undefined);
  if (created.length === writes.length) return { change: 'new', reason: t('New pack') };
  if (writes.every(({ before }) => isSamePack(before, items)))
    return { change: 'unchanged', reason: t('As stored') };
  const added = created.length > 0 ? [t('New pack of {vehicles}', { vehicles: vehiclesOf(created) })] : [];
  const reasons = [...added, counted(verdicts)].filter((text) => text !== '');
  return { change: 'changed', reason: reasons.join('; ') };
}

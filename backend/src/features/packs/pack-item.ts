/** Packs as the import knows them, and what changes when one takes the place of another. */
import { t } from '../../texts/packs.ts';
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

export const inclExcl = (isIncluded: boolean): string => (isIncluded ? 'Incl' : 'Excl');
export const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

export type Change = 'new' | 'changed' | 'unchanged' | 'removed' | 'none';

export interface PackWrite {
  target: PackTarget;
  before: StoredPack | undefined;
}

const SAID: [keyof PackItem, column: string, text: (item: PackItem) => string][] = [
  ['priceIncluded', INCLUDED, ({ priceIncluded }) => inclExcl(priceIncluded)],
  ['optManovra', MANOVRA, ({ optManovra }) => optManovra || t('none')],
  ['alternateSet', SET, ({ alternateSet }) => alternateSet || t('none')],
  ['defaultSet', DEFAULT, ({ defaultSet }) => defaultSet || t('none')],
  ['compulsory', COMPULSORY, ({ compulsory }) => yesNo(compulsory)],
];

const differences = (before: PackItem, after: PackItem): string[] =>
  SAID.filter(([key]) => before[key] !== after[key]).map(([, column, text]) =>
    t('{column}: {before} becomes {after}', { column, before: text(before), after: text(after) }),
  );

export const isSamePack = (before: StoredPack | undefined, items: PackItem[]): boolean =>
  before?.size === items.length &&
  items.every((item) => {
    const stored = before.get(item.code);
    return stored !== undefined && differences(stored, item).length === 0;
  });

const vehiclesOf = (writes: PackWrite[]): string => writes.map(({ target }) => target.vetele).join(', ');

export function changeOfItem(item: PackItem, writes: PackWrite[]): { change: Change; reason: string } {
  const without = writes.filter((write) => !write.before?.has(item.code));
  if (without.length === writes.length) return { change: 'new', reason: t('New in the pack') };
  const changes = writes.flatMap((write) => {
    const stored = write.before?.get(item.code);
    return stored ? differences(stored, item) : [];
  });
  const added =
    without.length > 0 ? [t('New in the pack of {vehicles}', { vehicles: vehiclesOf(without) })] : [];
  const reasons = [...new Set([...added, ...changes])];
  return { change: reasons.length > 0 ? 'changed' : 'unchanged', reason: reasons.join('; ') };
}

/** Options that only the stored packs hold, each with the packs that lose it. */
export function removedItems(
  items: PackItem[],
  writes: PackWrite[],
): { item: PackItem; writes: PackWrite[] }[] {
  const kept = new Set(items.map(({ code }) => code));
  const removed = new Map<string, { item: PackItem; writes: PackWrite[] }>();
  for (const write of writes)
    for (const item of write.before?.values() ?? []) {
      if (kept.has(item.code)) continue;
      const known = removed.get(item.code);
      if (known) known.writes.push(write);
      else removed.set(item.code, { item, writes: [write] });
    }
  return [...removed.values()].toSorted((one, other) => (one.item.code < other.item.code ? -1 : 1));
}

const COUNTED: [Change, (count: number) => [one: string, many: string, more: string]][] = [
  [
    'changed',
    (count) => [
      t('1 option changed'),
      t('{count} options changed', { count }),
      t('{count} changed', { count }),
    ],
  ],
  ['new', (count) => [t('1 option new'), t('{count} options new', { count }), t('{count} new', { count })]],
  [
    'removed',
    (count) => [
      t('1 option removed'),
      t('{count} options removed', { count }),
      t('{count} removed', { count }),
    ],
  ],
];

/** '2 options changed, 1 new, 1 removed'. */
const counted = (changes: Change[]): string =>
  COUNTED.map(([change, said]) => ({ said, count: changes.filter((one) => one === change).length }))
    .filter(({ count }) => count > 0)
    .map(({ said, count }, at) => said(count)[at > 0 ? 2 : count === 1 ? 0 : 1])
    .join(', ');

export function changeOfPack(
  items: PackItem[],
  writes: PackWrite[],
  changes: Change[],
): { change: Change; reason: string } {
  const created = writes.filter(({ before }) => before === undefined);
  if (created.length === writes.length) return { change: 'new', reason: t('New pack') };
  if (writes.every(({ before }) => isSamePack(before, items)))
    return { change: 'unchanged', reason: t('As stored') };
  const added = created.length > 0 ? [t('New pack of {vehicles}', { vehicles: vehiclesOf(created) })] : [];
  return { change: 'changed', reason: [...added, counted(changes)].filter((text) => text !== '').join('; ') };
}

import { groupedBy } from '../../kit/import/code-finder.ts';
import { t } from '../../texts/packs.ts';
import type { DraftPack } from './pack-groups.ts';
import type { PackWrite } from './pack-item.ts';
import { refuse, type DraftRow } from './pack-row.ts';
import { CHILD, COMPULSORY, DEFAULT, MODEL, SET } from './pack-workbook.ts';

export function refuseItself({ header, options }: DraftPack): void {
  const { parentCode } = header.shown;
  for (const option of options)
    if (option.item?.code === parentCode)
      refuse(option, CHILD, t('an option cannot include itself ({parentCode})', { parentCode }));
}

function refuseDefault(row: DraftRow, members: Map<string, DraftRow[]>, rowBySet: Map<string, number>): void {
  const { alternateSet, defaultSet } = row.item!;
  const twin = rowBySet.get(defaultSet);
  const said = { alternateSet, defaultSet, twin };
  const reasonOf = (): string | undefined => {
    if (!members.has(defaultSet)) return t('the set {defaultSet} has no options', said);
    if (alternateSet === '')
      return t('the option is in no set and cannot be the default of set {defaultSet}', said);
    if (defaultSet !== alternateSet)
      return t('the option is in set {alternateSet} and cannot be the default of set {defaultSet}', said);
    if (twin === undefined) return undefined;
    return t('the set {defaultSet} has its default in row {twin} already', said);
  };
  const reason = reasonOf();
  if (reason === undefined) rowBySet.set(defaultSet, row.row);
  else refuse(row, DEFAULT, reason);
}

function refuseSets({ options }: DraftPack): void {
  const inSets = options.filter(({ item }) => item !== undefined && item.alternateSet !== '');
  const members = groupedBy(inSets, ({ item }) => item!.alternateSet);
  const rowBySet = new Map<string, number>();
  for (const [set, rows] of members) {
    const reason = t('one of the set {alternateSet} is chosen, so none can be compulsory', {
      alternateSet: set,
    });
    for (const row of rows) if (row.item?.compulsory) refuse(row, COMPULSORY, reason);
    const alone = t('the set {set} has only this option; at least two alternatives are needed', { set });
    if (rows.length === 1) refuse(rows[0]!, SET, alone);
  }
  for (const row of options)
    if (row.item && row.item.defaultSet !== '') refuseDefault(row, members, rowBySet);
}

export function refuseRetyped({ options }: DraftPack, writes: PackWrite[]): void {
  for (const option of options) {
    const { item } = option;
    for (const { key, column, reason } of item ? option.retyped : []) {
      const isStored = writes.every(({ before }) => before?.get(item!.code)?.[key] === item![key]);
      if (!isStored) refuse(option, column, reason);
    }
  }
}

export function refuseUnsold({ header }: DraftPack, writes: PackWrite[], unsold: Set<string>): void {
  const veteles = writes.filter(({ target }) => unsold.has(target.id)).map(({ target }) => target.vetele);
  const said = { country: header.shown.country, models: veteles.join(', ') };
  if (veteles.length > 0) refuse(header, MODEL, t('{country} does not sell {models}', said));
}

export function checkPack(pack: DraftPack): void {
  refuseItself(pack);
  refuseSets(pack);
}

export type Brought = ReadonlyMap<string, readonly string[]>;

/** The path from an option back to the pack that includes it, directly or indirectly. */
function wayBack(from: string, to: string, brought: Brought): string[] | undefined {
  const cameFrom = new Map<string, string>([[from, '']]);
  for (const code of cameFrom.keys()) {
    if (code === to) {
      const way = [to];
      for (let at = cameFrom.get(to)!; at !== ''; at = cameFrom.get(at)!) way.unshift(at);
      return way;
    }
    for (const next of brought.get(code) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, code);
  }
  return undefined;
}

/** What is brought along once these packs are stored, each in the place of its stored one. */
function afterwards(stored: Brought, packs: DraftPack[]): Brought {
  const brought = new Map(stored);
  for (const { header, options } of packs)
    brought.set(
      header.shown.parentCode,
      options.flatMap(({ item }) => item?.code ?? []),
    );
  return brought;
}

interface Circle {
  option: DraftRow;
  reason: string;
}

/**
 * Options that would lead back to their pack, and so could never be deselected. All other packs stay as stored, so the packs must
 * be exactly those to be stored.
 */
export function circlesOf(packs: DraftPack[], stored: Brought): Circle[] {
  const brought = afterwards(stored, packs);
  return packs.flatMap(({ header: { shown }, options }) =>
    options.flatMap((option) => {
      const { parentCode } = shown;
      const { code = parentCode } = option.item ?? {};
      const way = code === parentCode ? undefined : wayBack(code, parentCode, brought);
      if (!way) return [];
      const circle = [parentCode, ...way].join(t(' brings '));
      return { option, reason: t('{circle}, which is a cycle', { circle }) };
    }),
  );
}

import { t } from '../../texts/packs.ts';
import type { PackWrite } from './pack-changes.ts';
import type { DraftPack } from './pack-groups.ts';
import type { DraftRow } from './pack-row.ts';
import { CHILD, COMPULSORY, DEFAULT, MODEL, SET } from './pack-workbook.ts';

function refuseItself({ header, options }: DraftPack): void {
  const { parentCode } = header.shown;
  for (const { item, problems } of options)
    if (item?.code === parentCode)
      problems.push({
        column: CHILD,
        reason: t('an option cannot include itself ({parentCode})', { parentCode }),
      });
}

/** The default must be the only one of its own set. */
function refuseDefault(row: DraftRow, members: Map<string, DraftRow[]>, rowBySet: Map<string, number>): void {
  const { alternateSet, defaultSet } = row.item!;
  const twin = rowBySet.get(defaultSet);
  const reason = !members.has(defaultSet)
    ? t('the set {defaultSet} has no options', { defaultSet })
    : defaultSet !== alternateSet
      ? alternateSet === ''
        ? t('the option is in no set and cannot be the default of set {defaultSet}', { defaultSet })
        : t('the option is in set {alternateSet} and cannot be the default of set {defaultSet}', {
            alternateSet,
            defaultSet,
          })
      : twin !== undefined
        ? t('the set {defaultSet} has its default in row {twin} already', { defaultSet, twin })
        : undefined;
  if (reason === undefined) rowBySet.set(defaultSet, row.row);
  else row.problems.push({ column: DEFAULT, reason });
}

function refuseSets({ options }: DraftPack): void {
  const members = new Map<string, DraftRow[]>();
  for (const row of options) {
    const { alternateSet = '' } = row.item ?? {};
    if (alternateSet !== '') members.set(alternateSet, [...(members.get(alternateSet) ?? []), row]);
  }
  for (const { item, problems } of options)
    if (item?.compulsory && item.alternateSet !== '')
      problems.push({
        ...{
          column: COMPULSORY,
          reason: t('one of the set {alternateSet} is chosen, so none can be compulsory', {
            alternateSet: item.alternateSet,
          }),
        },
      });
  for (const [set, rows] of members)
    if (rows.length === 1)
      rows[0]!.problems.push({
        ...{
          column: SET,
          reason: t('the set {set} has only this option; at least two alternatives are needed', { set }),
        },
      });
  const rowBySet = new Map<string, number>();
  for (const row of options)
    if (row.item && row.item.defaultSet !== '') refuseDefault(row, members, rowBySet);
}

/** Numbers instead of texts are accepted only if each stored pack has the same text. */
export function refuseRetyped({ options }: DraftPack, writes: PackWrite[]): void {
  for (const { item, retyped, problems } of options)
    for (const { column, said, text, reason } of item ? retyped : []) {
      const isStored = writes.every(({ before }) => before?.get(item!.code)?.[said] === text);
      if (!isStored) problems.push({ column, reason });
    }
}

export function refuseUnsold({ header }: DraftPack, writes: PackWrite[], unsold: Set<string>): void {
  const veteles = writes.filter(({ target }) => unsold.has(target.id)).map(({ target }) => target.vetele);
  if (veteles.length > 0)
    header.problems.push({
      ...{
        column: MODEL,
        reason: t('{country} does not sell {models}', {
          country: header.shown.country,
          models: veteles.join(', '),
        }),
      },
    });
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

/** An option that leads back to its pack could never be deselected. */
export function refuseCycles({ header, options }: DraftPack, brought: Brought): void {
  const { parentCode } = header.shown;
  for (const { item, problems } of options) {
    const way = item && item.code !== parentCode ? wayBack(item.code, parentCode, brought) : undefined;
    if (way)
      problems.push({
        column: CHILD,
        reason: t('{circle}, which is a circle', { circle: [parentCode, ...way].join(t(' brings ')) }),
      });
  }
}

import { t } from '../../texts/packs.ts';
import { refuse, untold, type DraftRow } from './pack-row.ts';
import { CHILD, PARENT } from './pack-workbook.ts';

export interface DraftPack {
  header: DraftRow;
  options: DraftRow[];
}

export interface GroupedRows {
  packs: DraftPack[];
  orphans: DraftRow[];
}

function noHeader({ shown: { parentCode, vetList, country } }: DraftRow): string {
  const said = { parentCode, country, models: vetList.join(', ') };
  if (vetList.length === 0)
    return t('there is no row for pack {parentCode}. Add one without a child code', said);
  return t(
    'there is no row for pack {parentCode} of {models} in {country}. Add one without a child code',
    said,
  );
}

/** It is unclear which one is meant, so neither is imported. */
function refuseTwins(packs: DraftPack[]): void {
  const firstById = new Map<string, DraftRow>();
  for (const { header } of packs) {
    const twins = new Set(header.targets.flatMap(({ id }) => firstById.get(id) ?? []));
    for (const { id } of header.targets) if (!firstById.has(id)) firstById.set(id, header);
    const stands = (row: number) =>
      t('the pack {parentCode} is also in row {row}', { parentCode: header.shown.parentCode, row });
    for (const twin of twins) {
      refuse(header, PARENT, stands(twin.row));
      refuse(twin, PARENT, stands(header.row));
    }
  }
}

function refuseTwinOptions({ options }: DraftPack): void {
  const rowByCode = new Map<string, number>();
  for (const option of options) {
    if (!option.item) continue;
    const { code } = option.item;
    const twin = rowByCode.get(code);
    if (twin === undefined) rowByCode.set(code, option.row);
    else refuse(option, CHILD, t('{code} is also in row {twin}', { code, twin }));
  }
}

function refuseStray(stray: DraftRow, home: DraftRow | undefined): void {
  stray.problems.unshift(...untold(stray.packProblems, stray.problems));
  if (stray.packProblems.length > 0) return;
  const { parentCode, country } = stray.shown;
  const isElsewhere = home && home.parentKey === stray.parentKey && home.shown.country === country;
  if (!isElsewhere) return refuse(stray, PARENT, noHeader(stray));
  const said = { parentCode, row: home.row, models: home.shown.vetList.join(', ') };
  refuse(
    stray,
    PARENT,
    t('the row of pack {parentCode}, row {row}, is for {models}; write the same models here', said),
  );
}

/**
 * An option that fits no header belongs to the pack of its parent code above, so that no pack is imported without all its options.
 */
export function groupRows(drafts: DraftRow[]): GroupedRows {
  const packs: DraftPack[] = [];
  for (const header of drafts) if (header.isHeader) packs.push({ header, options: [] });
  const packByKey = new Map(packs.toReversed().map((pack) => [pack.header.key, pack]));
  const packByRow = new Map(packs.map((pack) => [pack.header.row, pack]));
  const firstByParent = new Map(packs.toReversed().map((pack) => [pack.header.parentKey, pack]));
  const lastByParent = new Map<string, DraftPack>();
  const orphans: DraftRow[] = [];
  let last: DraftPack | undefined;
  for (const draft of drafts) {
    if (draft.isHeader) {
      last = packByRow.get(draft.row)!;
      lastByParent.set(draft.parentKey, last);
      continue;
    }
    const home = packByKey.get(draft.key);
    const isParentKnown = !draft.packProblems.some(({ column }) => column === PARENT);
    const likely =
      lastByParent.get(draft.parentKey) ??
      firstByParent.get(draft.parentKey) ??
      (isParentKnown ? undefined : last);
    if (!home) refuseStray(draft, likely?.header);
    (home ?? likely)?.options.push(draft);
    if (!home && !likely) orphans.push(draft);
  }
  refuseTwins(packs);
  for (const pack of packs) {
    refuseTwinOptions(pack);
    if (pack.options.length === 0) refuse(pack.header, CHILD, t('the pack has no options'));
  }
  return { packs, orphans };
}

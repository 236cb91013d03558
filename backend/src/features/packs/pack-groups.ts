import { t } from '../../texts/packs.ts';
import type { DraftRow } from './pack-row.ts';
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
  return vetList.length > 0
    ? t('there is no row for pack {parentCode} of {models} in {country}. Add one without a child code', {
        ...{ parentCode, country, models: vetList.join(', ') },
      })
    : t('there is no row for pack {parentCode}. Add one without a child code', { parentCode });
}

/** Of two rows for the same pack neither is imported, since nobody knows which is meant. */
function refuseTwins(packs: DraftPack[]): void {
  const firstById = new Map<string, DraftRow>();
  for (const { header } of packs) {
    const twin = header.targets.map(({ id }) => firstById.get(id)).find((first) => first !== undefined);
    for (const { id } of header.targets) if (!firstById.has(id)) firstById.set(id, header);
    if (!twin) continue;
    const stands = (row: number) =>
      t('the pack {parentCode} stands in row {row} too', { parentCode: header.shown.parentCode, row });
    header.problems.push({ column: PARENT, reason: stands(twin.row) });
    twin.problems.push({ column: PARENT, reason: stands(header.row) });
  }
}

function refuseTwinOptions({ options }: DraftPack): void {
  const rowByCode = new Map<string, number>();
  for (const { row, item, problems } of options) {
    if (!item) continue;
    const twin = rowByCode.get(item.code);
    if (twin === undefined) rowByCode.set(item.code, row);
    else
      problems.push({
        column: CHILD,
        reason: t('{code} stands in row {twin} too', { code: item.code, twin }),
      });
  }
}

function refuseStray(stray: DraftRow, home: DraftRow | undefined): void {
  stray.problems.unshift(...stray.packProblems);
  if (stray.packProblems.length > 0) return;
  const { parentCode, country } = stray.shown;
  const isElsewhere = home && home.parentKey === stray.parentKey && home.shown.country === country;
  stray.problems.push({
    column: PARENT,
    reason: isElsewhere
      ? t('the row of pack {parentCode}, row {row}, is for {models}; write the same models here', {
          parentCode,
          row: home.row,
          models: home.shown.vetList.join(', '),
        })
      : noHeader(stray),
  });
}

/** An option without a header of its own goes to the pack above it, so that no pack is imported without an option meant for it. */
export function groupRows(drafts: DraftRow[]): GroupedRows {
  const packs = drafts
    .filter(({ isHeader }) => isHeader)
    .map((header): DraftPack => ({ header, options: [] }));
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
    if (pack.options.length === 0)
      pack.header.problems.push({ column: CHILD, reason: t('the pack has no options') });
  }
  return { packs, orphans };
}

/** What an import would do to the stored packs, without writing: the preview shows it, the import applies it. */
import { PlanDigest } from '../../kit/import/import.ts';
import { sentenceOf } from '../../kit/import/table.ts';
import { t } from '../../texts/packs.ts';
import type { DraftPack, GroupedRows } from './pack-groups.ts';
import {
  changeOfItem,
  changeOfPack,
  isSamePack,
  removedItems,
  type Change,
  type PackItem,
  type PackWrite,
  type StoredPack,
} from './pack-item.ts';
import type { DraftRow, Problem, ShownRow } from './pack-row.ts';
import { checkPack, refuseCycles, refuseRetyped, refuseUnsold, type Brought } from './pack-rules.ts';

export interface PlannedRow {
  row: number;
  /** The row of its pack's header, or its own. */
  pack: number;
  isHeader: boolean;
  /** 0 is imported when its pack is selected, 2 is invalid; for a header, of the whole pack. */
  status: 0 | 2;
  reason: string;
  change: Change;
  shown: ShownRow;
}

export interface PlannedPack {
  row: number;
  change: Change;
  items: PackItem[];
  /** The stored packs that it replaces, except identical ones. */
  writes: PackWrite[];
}

export interface PackPlan {
  rows: PlannedRow[];
  packs: Map<number, PlannedPack>;
  problems: string[];
  digest: string;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const reasonOf = (problems: Problem[]): string => sentence(problems.map(({ reason }) => reason).join('; '));

const wrongRow = (draft: DraftRow, pack: number): PlannedRow => ({
  row: draft.row,
  pack,
  isHeader: draft.isHeader,
  shown: draft.shown,
  change: 'none',
  status: draft.problems.length > 0 ? 2 : 0,
  reason: reasonOf(draft.problems),
});

function wrongPack({ header, options }: DraftPack): PlannedRow[] {
  const own = [...header.packProblems, ...header.problems];
  const rows = options.filter(({ problems }) => problems.length > 0).map(({ row }) => row);
  const because =
    rows.length === 1
      ? t('The pack is not imported: row {row}', { row: rows[0] })
      : t('The pack is not imported: rows {rows}', { rows: rows.join(', ') });
  const planned = wrongRow(header, header.row);
  return [
    { ...planned, status: 2, reason: own.length > 0 ? reasonOf(own) : because },
    ...options.map((option) => wrongRow(option, header.row)),
  ];
}

interface Planned {
  rows: PlannedRow[];
  pack?: PlannedPack;
}

/** `changing` are the writes that the items change. */
function goodPack(
  { header, options }: DraftPack,
  items: PackItem[],
  { writes, changing }: { writes: PackWrite[]; changing: PackWrite[] },
  nameOf: (code: string) => string,
): Planned {
  const { row: pack } = header;
  const changes = options.map(({ item }) => changeOfItem(item!, writes));
  const removed = removedItems(items, writes);
  const all = [...changes.map(({ change }) => change), ...removed.map((): Change => 'removed')];
  const said = changeOfPack(items, writes, all);
  const good = (
    { row, isHeader, shown }: DraftRow,
    what: { change: Change; reason: string },
  ): PlannedRow => ({
    row,
    pack,
    isHeader,
    status: 0,
    shown,
    ...what,
  });
  const gone = removed.map(({ item: { code, ...said }, writes: of }): PlannedRow => {
    const vetList = of.map(({ target }) => target.vetele).filter((vetele) => vetele !== '');
    return {
      row: pack,
      pack,
      isHeader: false,
      status: 0,
      change: 'removed',
      reason: t('Only in the stored pack; it will be removed'),
      shown: { ...header.shown, ...said, vetList, childCode: code, name: nameOf(code) },
    };
  });
  return {
    rows: [good(header, said), ...options.map((option, at) => good(option, changes[at]!)), ...gone],
    pack: { row: pack, change: said.change, items, writes: changing },
  };
}

const isWrong = ({ header, options }: DraftPack): boolean =>
  [...header.packProblems, ...header.problems, ...options.flatMap(({ problems }) => problems)].length > 0;

export interface PlanBase {
  stored: Map<string, StoredPack>;
  unsold: Set<string>;
  nameOf: (code: string) => string;
  brought?: Brought;
}

/** Inconsistencies of an unchanged stored pack are reported only once somebody changes it. */
function planPack(pack: DraftPack, { stored, unsold, nameOf, brought }: PlanBase): Planned {
  const writes = pack.header.targets.map((target): PackWrite => ({ target, before: stored.get(target.id) }));
  refuseRetyped(pack, writes);
  if (isWrong(pack)) return { rows: wrongPack(pack) };
  const items = pack.options.map(({ item }) => item!);
  const changing = writes.filter(({ before }) => !isSamePack(before, items));
  if (changing.length > 0) checkPack(pack);
  if (changing.length > 0 && brought) refuseCycles(pack, brought);
  refuseUnsold(pack, changing, unsold);
  return isWrong(pack) ? { rows: wrongPack(pack) } : goodPack(pack, items, { writes, changing }, nameOf);
}

function problemsOf({ packs, orphans }: GroupedRows): string[] {
  const told = (rows: DraftRow[], problemsOf: (row: DraftRow) => Problem[]) =>
    rows.flatMap((row) => problemsOf(row).map((problem) => ({ row: row.row, ...problem })));
  return packs
    .flatMap(({ header, options }) => [
      ...told([header], ({ packProblems, problems }) => [...packProblems, ...problems]),
      ...told(options, ({ problems }) => problems),
    ])
    .concat(told(orphans, ({ problems }) => problems))
    .toSorted((one, other) => one.row - other.row)
    .map(sentenceOf);
}

function digestOf(rows: PlannedRow[], packs: Map<number, PlannedPack>): string {
  if (packs.size === 0) return '';
  const replaced = [...packs.values()].flatMap(({ writes }) =>
    writes.map(({ target, before }) => [target.id, before ? [...before.values()] : null]),
  );
  // Reasons depend on the language.
  const planned = rows.map(({ reason: _reason, ...row }) => row);
  return String(new PlanDigest().add([planned, replaced]));
}

const afterwards = (stored: Brought, packs: DraftPack[]): Brought =>
  new Map([
    ...stored,
    ...packs.map(
      ({ header, options }) =>
        [header.shown.parentCode, options.flatMap(({ item }) => item?.code ?? [])] as const,
    ),
  ]);

/** Compares packs with the stored ones; apart from noting further problems in the given rows, pure. */
export function planPacks(grouped: GroupedRows, base: PlanBase): PackPlan {
  const brought = base.brought && afterwards(base.brought, grouped.packs);
  const planned = grouped.packs.map((pack) => planPack(pack, { ...base, brought }));
  const packs = new Map(planned.flatMap(({ pack }) => (pack ? [[pack.row, pack] as const] : [])));
  const rows = [
    ...planned.flatMap((pack) => pack.rows),
    ...grouped.orphans.map((orphan) => wrongRow(orphan, orphan.row)),
  ].toSorted((one, other) => one.pack - other.pack);
  return { rows, packs, problems: problemsOf(grouped), digest: digestOf(rows, packs) };
}

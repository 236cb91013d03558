/** What an import would do to the stored packs, without writing: the preview shows it, the import applies it. */
import { digestOf } from '../../kit/import/import.ts';
import { sentenceOf } from '../../kit/import/table.ts';
import { t } from '../../texts/packs.ts';
import type { DraftPack, GroupedRows } from './pack-groups.ts';
import {
  changeOfItem,
  changeOfPack,
  isSamePack,
  removedItems,
  type PackItem,
  type PackWrite,
  type StoredPack,
  type Verdict,
} from './pack-item.ts';
import { refuse, type DraftRow, type ShownRow } from './pack-row.ts';
import {
  checkPack,
  circlesOf,
  refuseItself,
  refuseRetyped,
  refuseUnsold,
  type Brought,
} from './pack-rules.ts';
import { CHILD } from './pack-workbook.ts';

export interface PlannedRow extends Verdict {
  row: number;
  /** The row of its pack's header, or its own. */
  pack: number;
  isHeader: boolean;
  /** 0 is imported when its pack is selected, 2 is invalid; for a header, of the whole pack. */
  status: 0 | 2;
  shown: ShownRow;
}

export interface PlannedPack {
  row: number;
  draft: DraftPack;
  change: Verdict['change'];
  items: PackItem[];
  /** The stored packs that it replaces, except identical ones. */
  writes: PackWrite[];
}

export interface PackPlan {
  rows: PlannedRow[];
  packs: Map<number, PlannedPack>;
  problems: string[];
  digest: string;
  brought: Brought | undefined;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const planned = (
  { row, isHeader, shown }: DraftRow,
  pack: number,
  verdict: Pick<PlannedRow, 'status' | 'reason' | 'change'>,
): PlannedRow => ({ row, pack, isHeader, shown, ...verdict });

function wrongRow(draft: DraftRow, pack: number): PlannedRow {
  const { problems } = draft;
  const reason = sentence(problems.map((problem) => problem.reason).join('; '));
  return planned(draft, pack, { change: 'none', status: problems.length > 0 ? 2 : 0, reason });
}

function wrongPack({ header, options }: DraftPack): PlannedRow[] {
  const { row: pack, problems } = header;
  const rows = options.filter((option) => option.problems.length > 0).map(({ row }) => row);
  const reason =
    rows.length === 1
      ? t('The pack is not imported: row {row}', { row: rows[0] })
      : t('The pack is not imported: rows {rows}', { rows: rows.join(', ') });
  const because = planned(header, pack, { change: 'none', status: 2, reason });
  return [
    problems.length > 0 ? wrongRow(header, pack) : because,
    ...options.map((option) => wrongRow(option, pack)),
  ];
}

interface Planned {
  rows: PlannedRow[];
  pack?: PlannedPack;
}

interface CheckedPack {
  draft: DraftPack;
  writes: PackWrite[];
  /** The writes that the items change. */
  changing: PackWrite[];
}

const itemsOf = ({ options }: DraftPack): PackItem[] => options.map(({ item }) => item!);

function goodPack({ draft, writes, changing }: CheckedPack, nameOf: (code: string) => string): Planned {
  const { header, options } = draft;
  const items = itemsOf(draft);
  const { row: pack } = header;
  const verdicts = items.map((item) => changeOfItem(item, writes));
  const gone = removedItems(items, writes).map(({ item: { code, ...said }, writes: of }): PlannedRow => {
    const vetList = of.map(({ target }) => target.vetele).filter((vetele) => vetele !== '');
    return {
      row: pack,
      pack,
      isHeader: false,
      status: 0,
      change: 'removed',
      reason: t('Only in the stored pack, removed by the import'),
      shown: { ...header.shown, ...said, vetList, childCode: code, name: nameOf(code) },
    };
  });
  const verdict = changeOfPack(items, writes, [...verdicts, ...gone]);
  const rows = options.map((option, at) => planned(option, pack, { status: 0, ...verdicts[at]! }));
  return {
    rows: [planned(header, pack, { status: 0, ...verdict }), ...rows, ...gone],
    pack: { row: pack, draft, change: verdict.change, items, writes: changing },
  };
}

const isWrong = ({ header, options }: DraftPack): boolean =>
  [header, ...options].some(({ problems }) => problems.length > 0);

export interface PlanBase {
  stored: Map<string, StoredPack>;
  unsold: Set<string>;
  nameOf: (code: string) => string;
  /** What stored implicit packs bring along. */
  brought?: Brought;
}

/** Inconsistencies of an unchanged stored pack are reported only when it is changed. */
function checkedPack(draft: DraftPack, { stored, unsold }: PlanBase): CheckedPack {
  const writes = draft.header.targets.map((target): PackWrite => ({ target, before: stored.get(target.id) }));
  refuseRetyped(draft, writes);
  if (isWrong(draft)) {
    // Of the rules of whole packs the one that needs no other row, so that it is told at once.
    refuseItself(draft);
    return { draft, writes, changing: [] };
  }
  const changing = writes.filter(({ before }) => !isSamePack(before, itemsOf(draft)));
  if (changing.length > 0) checkPack(draft);
  refuseUnsold(draft, changing, unsold);
  return { draft, writes, changing };
}

/** A pack that is refused stays as stored, which may close a cycle with packs that were good so far. */
function refuseCycles(packs: CheckedPack[], stored: Brought): void {
  const changed = packs.filter(({ changing }) => changing.length > 0).map(({ draft }) => draft);
  let circles;
  do {
    const good = changed.filter((draft) => !isWrong(draft));
    circles = circlesOf(good, stored);
    for (const { option, reason } of circles) refuse(option, CHILD, reason);
  } while (circles.length > 0);
}

/** The plan takes all its packs as stored; those that were not chosen stay as they are, which may close a cycle. */
export function cycleOfChosen({ brought }: PackPlan, chosen: PlannedPack[]): string | undefined {
  const changed = chosen.filter(({ writes }) => writes.length > 0).map(({ draft }) => draft);
  const [first] = brought ? circlesOf(changed, brought) : [];
  return first && sentenceOf({ row: first.option.row, column: CHILD, reason: first.reason });
}

const problemsOf = ({ packs, orphans }: GroupedRows): string[] =>
  [...packs.flatMap(({ header, options }) => [header, ...options]), ...orphans]
    .flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem })))
    .toSorted((one, other) => one.row - other.row)
    .map(sentenceOf);

/** Compares packs with the stored ones; apart from noting further problems in the given rows, pure. */
export function planPacks(grouped: GroupedRows, base: PlanBase): PackPlan {
  const { brought, nameOf } = base;
  const checked = grouped.packs.map((pack) => checkedPack(pack, base));
  if (brought) refuseCycles(checked, brought);
  const plans = checked.map((pack): Planned =>
    isWrong(pack.draft) ? { rows: wrongPack(pack.draft) } : goodPack(pack, nameOf),
  );
  const packs = new Map(plans.flatMap(({ pack }) => (pack ? [[pack.row, pack] as const] : [])));
  const orphans = grouped.orphans.map((orphan) => wrongRow(orphan, orphan.row));
  const rows = [...plans.flatMap((plan) => plan.rows), ...orphans].toSorted(
    (one, other) => one.pack - other.pack,
  );
  // Reasons depend on the language.
  const told = rows.map(({ reason: _reason, ...row }) => row);
  const replaced = [...packs.values()].flatMap(({ writes }) =>
    writes.map(({ target, before }) => [target.id, before ? [...before.values()] : null]),
  );
  const digest = packs.size > 0 ? digestOf([told, replaced]) : '';
  return { rows, packs, problems: problemsOf(grouped), digest, brought };
}

import { useState } from 'react';
import type { ImportPlan, PlannedRow } from './importPlan';
import type { PreviewChoice } from './useKeptPreview';

/** Whether a row is ticked, where somebody said so. */
export type Ticks = (readonly [row: number, isTicked: boolean])[];

/** What people tick in a preview whose rows are chosen one by one. */
export interface ImportTicks extends PreviewChoice<Ticks> {
  isTicked: (row: PlannedRow) => boolean;
  tick: (rows: readonly PlannedRow[], isTicked: boolean) => void;
  ticked: readonly PlannedRow[];
  /** Other ticks than those of the preview: they would be lost. */
  isTouched: boolean;
}

/** The part of a request that says what was ticked; left out where that is what the preview had ticked. */
export interface SentTicks {
  selectedRowsJson?: string;
}

export const sentTicks = ({ rows }: ImportPlan, { isTicked, isTouched }: ImportTicks): SentTicks =>
  isTouched
    ? { selectedRowsJson: JSON.stringify(rows.map((row) => ({ row: row.row, isChecked: isTicked(row) }))) }
    : {};

const untouched: ReadonlyMap<number, boolean> = new Map();

/**
 * The ticks of a preview of `uploaded`, whose rows keep their numbers when its amounts are rounded; another upload begins with its
 * own. A row without a tick box counts as ticked.
 */
export function useImportTicks(plan: ImportPlan | undefined, uploaded: File | undefined): ImportTicks {
  const [changed, setChanged] = useState({ of: uploaded, byRow: untouched });
  const byRow = changed.of === uploaded ? changed.byRow : untouched;
  const rows = plan?.rows ?? [];
  const isTicked = ({ row, isChecked = true }: PlannedRow) => byRow.get(row) ?? isChecked;
  const changes = rows.filter((row) => isTicked(row) !== (row.isChecked ?? true)).length;
  return {
    isTicked,
    tick: (ticked, isTickedNow) =>
      setChanged({
        of: uploaded,
        byRow: new Map([...byRow, ...ticked.map(({ row }) => [row, isTickedNow] as const)]),
      }),
    ticked: rows.filter(isTicked),
    isTouched: changes > 0,
    changes,
    choice: () => [...byRow],
    restore: (ticks = []) => setChanged({ of: uploaded, byRow: new Map(ticks) }),
  };
}

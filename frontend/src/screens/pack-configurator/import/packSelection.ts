import { useMemo, useState } from 'react';
import type { Ticks } from '../../../kit/import/useImportTicks';
import type { PreviewChoice } from '../../../kit/import/useKeptPreview';
import { isReady, type PackUpload, type UploadRow } from './packUpload';

export interface PackSelection extends PreviewChoice<Ticks> {
  ready: readonly UploadRow[];
  ticked: readonly UploadRow[];
  isTicked: (row: UploadRow) => boolean;
  tick: (rows: readonly UploadRow[], isTicked: boolean) => void;
  /** Other ticks than those of the preview: they would be lost. */
  isTouched: boolean;
  /** packConfEditedItemList of the import. */
  edited: () => { row: number; isChecked: boolean }[];
}

const untouched: ReadonlyMap<number, boolean> = new Map();

/** The ticks of a preview; another preview begins with its own. */
export function usePackSelection(preview: PackUpload<UploadRow> | undefined): PackSelection {
  const [changed, setChanged] = useState({ of: preview, byRow: untouched });
  const byRow = changed.of === preview ? changed.byRow : untouched;
  const ready = useMemo(() => preview?.uploadedList.filter(isReady) ?? [], [preview]);
  const isTicked = (row: UploadRow) => isReady(row) && (byRow.get(row.row) ?? row.isChecked);
  const changes = ready.filter((row) => isTicked(row) !== row.isChecked).length;

  return {
    ready,
    ticked: ready.filter(isTicked),
    isTicked,
    tick: (rows, isTickedNow) =>
      setChanged({
        of: preview,
        byRow: new Map([...byRow, ...rows.map(({ row }) => [row, isTickedNow] as const)]),
      }),
    isTouched: changes > 0,
    changes,
    choice: () => [...byRow],
    restore: (ticks = []) => setChanged({ of: preview, byRow: new Map(ticks) }),
    edited: () => ready.map((row) => ({ row: row.row, isChecked: isTicked(row) })),
  };
}

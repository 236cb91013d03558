import type { CommercialPackRow, ImplicitPackRow } from '../../../api';
import { type ReactNode, useMemo, useState } from 'react';
import type { Ticks } from '../../../kit/import/useImportTicks';
import type { PreviewChoice } from '../../../kit/import/useKeptPreview';

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

/** A column of the preview as data, after check and details; its class is `pk-` and its key. */
export interface PackColumn<Row extends UploadRow> {
  key: string;
  header: string;
  /** In pixels. */
  width?: number;
  cell: (row: Row) => ReactNode;
}

export type UploadRow = CommercialPackRow | ImplicitPackRow;

export interface PackUpload<Row extends UploadRow> {
  uploadErrorMsgList: string[];
  uploadedList: Row[];
  importedList: Row[];
  notImportedList: Row[];
  columns: string[];
  invalidRows: { row: number; values: string[] }[];
  planDigest: string;
}

export type PackState = 'new' | 'changed' | 'unchanged' | 'error';

/** A header that can be ticked. */
export const isReady = ({ isHeader, status }: UploadRow): boolean => isHeader && status === 0;

const stateOfHeader = ({ status, change }: UploadRow): PackState =>
  status !== 0 || change === 'none' || change === 'removed' ? 'error' : change;

/** The state of each pack by the row of its header; rows without a header are faults. */
export function packStates(rows: readonly UploadRow[]): ReadonlyMap<number, PackState> {
  const states = new Map<number, PackState>();
  for (const row of rows) {
    if (row.isHeader) states.set(row.pack, stateOfHeader(row));
    else if (!states.has(row.pack)) states.set(row.pack, 'error');
  }
  return states;
}

export const packCountOf = (rows: readonly UploadRow[]): number =>
  rows.filter(({ isHeader }) => isHeader).length;

export const countInState = (rows: readonly UploadRow[], state: PackState): number =>
  rows.filter((row) => row.isHeader && stateOfHeader(row) === state).length;

/** Packs with faults stand before those that were only left out. */
export function faultsFirst<Row extends UploadRow>(rows: readonly Row[]): Row[] {
  const states = packStates(rows);
  const isFaulty = ({ pack }: Row) => states.get(pack) === 'error';
  return [...rows.filter(isFaulty), ...rows.filter((row) => !isFaulty(row))];
}

import type { CommercialPackRow, ImplicitPackRow } from '../../../api';

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

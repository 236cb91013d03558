import type { RejectedRow } from '../../kit/import/table.ts';
import type { Change } from './pack-changes.ts';
import type { PlannedRow } from './pack-plan.ts';
import type { ShownRow } from './pack-row.ts';

interface WireRow {
  row: number;
  pack: number;
  status: 0 | 2;
  statusDescription: string;
  isHeader: boolean;
  isChecked: boolean;
  change: Change;
}

export type CommercialRow = WireRow & ShownRow;

export interface ImplicitRow extends WireRow {
  parentCode: string;
  childCode: string;
  code: string;
  name: string;
}

export interface PackUpload<Row> {
  uploadErrorMsgList: string[];
  uploadedList: Row[];
  importedList: Row[];
  notImportedList: Row[];
  columns: string[];
  invalidRows: RejectedRow[];
  planDigest: string;
}

const wireRow = ({ shown: _, reason, ...row }: PlannedRow, isChecked: boolean): WireRow => ({
  ...row,
  statusDescription: reason,
  isChecked,
});

export const commercialRow = (row: PlannedRow, isChecked: boolean): CommercialRow => ({
  ...wireRow(row, isChecked),
  ...row.shown,
});

export const implicitRow = (row: PlannedRow, isChecked: boolean): ImplicitRow => {
  const { parentCode, childCode, name } = row.shown;
  return { ...wireRow(row, isChecked), parentCode, childCode, code: childCode || parentCode, name };
};

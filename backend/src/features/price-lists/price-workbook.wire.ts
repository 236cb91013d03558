/** Amounts have at most two decimals; the handlers' types check these against openapi.yaml. */
import type { RejectedRow } from '../../kit/import/table.ts';
import type { EquipmentGroup } from './price-workbook.ts';

interface ShownPrice {
  code: string;
  price: number | null;
}

/** Prices on the screen; absent or null ones are exported as stored. */
export interface PricelistExport {
  basePrice?: { price: number | null } | null;
  equipmentList?: { group: EquipmentGroup; items: ShownPrice[] }[] | null;
}

export interface PriceUploadRow {
  row: number;
  group: string;
  code: string;
  description: string;
  officialPrice: number | null;
  currentPrice: number | null;
  price: number | null;
  status: 0 | 1 | 2;
  isUnchanged: boolean;
  statusDescription: string;
  isChecked: boolean;
}

export type BlankPrice = Pick<PriceUploadRow, 'group' | 'code' | 'description' | 'officialPrice'>;

export interface RefusedRows {
  linesAbove: string[][];
  columns: string[];
  invalidRows: RejectedRow[];
}

export interface PriceUploadPreview extends RefusedRows {
  basePriceList: PriceUploadRow[];
  uploadedList: PriceUploadRow[];
  uploadErrorMsgList: string[];
  /** Rows whose only problem is too many decimals. */
  roundable: number;
  blankList: BlankPrice[];
  planDigest: string;
}

export interface UploadForm {
  pCountry: string;
  pVetele: string;
  importPriceConfUtilJson?: string;
  roundDecimals?: 'true' | 'false';
}

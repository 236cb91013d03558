/** What the Excel calls carry; the handlers' types hold them against openapi.yaml. Amounts have two decimals at most. */
import type { RejectedRow } from '../../kit/import/table.ts';
import type { EquipmentGroup } from './price-workbook.ts';

interface ShownPrice {
  code: string;
  price: number | null;
}

/** What the screen shows; what is left out or null is exported as stored. */
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

/** A price that the stored list lacks; '-' is the base price. */
export type BlankPrice = Pick<PriceUploadRow, 'group' | 'code' | 'description' | 'officialPrice'>;

/** The rows of status 2 as a file that can be mended and uploaded again. */
export interface RefusedRows {
  linesAbove: string[][];
  columns: string[];
  invalidRows: RejectedRow[];
}

export interface PriceUploadPreview extends RefusedRows {
  basePriceList: PriceUploadRow[];
  uploadedList: PriceUploadRow[];
  uploadErrorMsgList: string[];
  /** Rows that are wrong for too many decimals alone. */
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

/** The contract's ImportPreview: what an import would create and change, cell by cell. */
import type { RejectedRow } from './table.ts';

export interface PlanCounts {
  created: number;
  changed: number;
  unchanged: number;
  invalid: number;
}

export interface PreviewRow {
  row: number;
  code: string;
  name?: string;
  result: 'created' | 'changed';
  key: Record<string, string>;
  note?: string;
  cells: { column: string; before: string | null; after: string }[];
  warnings?: string[];
  isChecked: boolean;
}

export interface ImportPreview {
  fileName: string;
  rowCount: number;
  counts: PlanCounts;
  columns: string[];
  rows: PreviewRow[];
  errors: { row: number; column: string; value: string; reason: string }[];
  invalidRows: RejectedRow[];
  truncated: boolean;
  planDigest: string;
  roundable?: number;
  notes?: string[];
}

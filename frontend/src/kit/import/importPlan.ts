import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { t } from '../../texts/kitImport.gen';

export interface RowStatus {
  icon: LucideIcon;
  word: string;
  tone: string;
}

/** The three states of a row in the preview of a workbook, told by shape, colour and word. */
export const rowStatuses: Record<0 | 1 | 2, RowStatus> = {
  0: { icon: CircleCheck, word: t('Ready'), tone: 'ok' },
  1: { icon: TriangleAlert, word: t('Warning'), tone: 'warn' },
  2: { icon: CircleX, word: t('Error'), tone: 'danger' },
};

/** What an import would do, cell by cell; the shape of every noun's preview call. */
export interface ImportPlan {
  fileName: string;
  rowCount: number;
  counts: { created: number; changed: number; unchanged: number; invalid: number };
  columns: string[];
  rows: PlannedRow[];
  errors: { row: number; column: string; value: string; reason: string }[];
  invalidRows: { row: number; values: string[] }[];
  truncated: boolean;
  planDigest: string;
  /** Rows that need a tick but are not listed: counted, but not imported. */
  untickable?: number;
  /** Cells that are refused for too many decimals alone. */
  roundable?: number;
  /** Sentences on the file as a whole. */
  notes?: string[];
}

export interface PlannedRow {
  row: number;
  /** Empty for a new record that gets its number when it is stored. */
  code: string;
  /** What people call the record, where its code does not say it. */
  name?: string;
  /** Most previews leave out what is unchanged. */
  result: 'created' | 'changed' | 'unchanged';
  /** What tells the record apart beside its code, by column. */
  key: Readonly<Record<string, string>>;
  /** The row's id is another record's: which one, and what happens instead. */
  note?: string;
  cells: { column: string; before: string | null; after: string }[];
  /** What to look at before it is imported. */
  warnings?: string[];
  /** Only where rows are chosen one by one: whether it is ticked at first. */
  isChecked?: boolean;
}

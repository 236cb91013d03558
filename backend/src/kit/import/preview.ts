/** The reply of a preview, the same for every import of records. */
import type { FilePlan } from './import.ts';
import type { Cells, PlannedRecord } from './row-plan.ts';
import type { RejectedRow, RowError } from './table.ts';

interface PlannedFile extends FilePlan {
  fileName: string;
  rowCount: number;
  columns: string[];
  counts: Record<'created' | 'changed' | 'unchanged' | 'invalid', number>;
  notes: string[];
  isTruncated?: boolean;
}

/** A record that would be created or changed. */
interface Previewed extends PlannedRecord<'created' | 'changed'> {
  isChecked: boolean;
  key?: Cells;
  note?: string;
  warnings?: string[];
}

export const previewOf = (
  { fileName, rowCount, columns, counts, digest, notes, isTruncated = false }: PlannedFile,
  rows: Previewed[],
  errors: RowError[],
  invalidRows: RejectedRow[],
) => ({
  fileName,
  rowCount,
  columns,
  counts,
  planDigest: digest,
  rows: rows.map(({ changes: cells, key = {}, ...row }) => ({ ...row, cells, key })),
  errors,
  invalidRows,
  truncated: isTruncated,
  notes: notes.length > 0 ? notes : undefined,
});

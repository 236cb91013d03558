import type { FilePlan } from './import.ts';
import type { PlannedRow } from './row-plan.ts';
import type { RejectedRow, RowError } from './table.ts';

interface PlannedFile extends FilePlan {
  fileName: string;
  rowCount: number;
  columns: string[];
  counts: Record<'created' | 'changed' | 'unchanged' | 'invalid', number>;
  notes: string[];
  isTruncated?: boolean;
}

/** The reply of a preview of records: `rows` would be created or changed. */
export const previewOf = <Row extends Pick<PlannedRow, 'changes'>>(
  { fileName, rowCount, columns, counts, digest, notes, isTruncated = false }: PlannedFile,
  rows: Row[],
  errors: RowError[],
  invalidRows: RejectedRow[],
) => ({
  fileName,
  rowCount,
  columns,
  counts,
  planDigest: digest,
  rows: rows.map(({ changes: cells, ...row }) => ({ key: {}, ...row, cells })),
  errors,
  invalidRows,
  truncated: isTruncated,
  notes: notes.length > 0 ? notes : undefined,
});

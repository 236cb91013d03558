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
}

export interface PlannedRow {
  row: number;
  code: string;
  result: 'created' | 'changed';
  /** What tells the record apart beside its code, by column. */
  key: Readonly<Record<string, string>>;
  /** The row's id is another record's: which one, and what happens instead. */
  note?: string;
  cells: { column: string; before: string | null; after: string }[];
}

import type { ReactNode } from 'react';

/** What a list is sorted by. */
export interface Sort<SortKey extends string = string> {
  key: SortKey;
  direction: 'asc' | 'desc';
}

/** A column of a DataTable as data. */
export interface Column<Row, SortKey extends string = string> {
  key: string;
  header: ReactNode;
  /** Title and a sentence of help of a column that is called by its field's own name; for columns that can be sorted by. */
  help?: string;
  /** What the list is sorted by; without it the header is no button. */
  sortKey?: SortKey;
  cell: (row: Row) => ReactNode;
  /** Neighbours with the same group have it as a heading above theirs: 'Enabled'. */
  group?: string;
  /** Stays in sight while the others scroll sideways: the first column, unless others say so. */
  stick?: boolean;
  /** A line at its left, between groups of columns. */
  divided?: boolean;
  /** Its width is that of what it holds: its edge cannot be dragged. */
  isSized?: boolean;
  /** In pixels or as CSS width. */
  width?: number | string;
  /** For the cells of the body, such as those of text.module.css. */
  className?: string;
  align?: 'left' | 'right' | 'center';
  /** What stands below the row, from this column to the right end, such as the images of an icon; nothing unless it opens. */
  below?: (row: Row) => ReactNode;
}

import type { ReactNode } from 'react';
import type { UploadRow } from './packUpload';

/** A column of the preview as data, after check and details; its class is `pk-` and its key. */
export interface PackColumn<Row extends UploadRow> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
}

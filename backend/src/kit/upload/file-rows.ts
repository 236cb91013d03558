/** What the thread that reads uploaded files (read-file.worker.ts) and the server tell each other. */

/** What a cell holds: of a formula what it came to when the file was saved, text without its formatting, numbers and dates as they are; null is blank. */
export type CellContent = string | number | boolean | Date | null;

/** A row of an uploaded file: sheets counted from 1, rows as a spreadsheet numbers them. A CSV file is one sheet of texts. */
export interface FileRow {
  sheet: number;
  name?: string;
  row: number;
  cells: CellContent[];
  /** What a person sees in the cells, where that is not what they hold: percentages, errors, formulas that were never calculated. */
  shown?: string[];
}

/** Why a file cannot be read as far as its rows; `number` is the limit that it passes, or the line where a CSV file is none. */
export interface FileFault {
  reason: 'damaged' | 'csv' | 'unpacked' | 'parts' | 'markup' | 'depth' | 'text' | 'columns' | 'rows';
  number?: number;
}

export class FileRefusal extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

/** Far more than any list of the console has; columns to the right of what is read count too. */
export const MAX_COLUMNS = 200;
/** Of all sheets. The largest import takes 200,000 rows; the rest is heads, remarks and rows that are blank. */
export const MAX_FILE_ROWS = 250_000;

export const ROWS_IN_PIECE = 1000;

export interface ReadFile {
  pieces: Uint8Array[];
  fault?: FileFault;
}

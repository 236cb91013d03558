/** The messages between the thread that reads uploaded files (read-file.worker.ts) and the server. */

/** A cell's value: a formula's cached result, text without formatting, numbers and dates as they are; null is blank. */
export type CellContent = string | number | boolean | Date | null;

/** A date cell as text; it has no zone, and a spreadsheet's fractions may be a millisecond off. Midnight is not told. */
export function dateText(date: Date): string {
  const text = new Date(Math.round(date.getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
  return text.replace(/ 00:00:00$/, '').replace(/( \d{2}:\d{2}):00$/, '$1');
}

/** Sheets counted from 1, rows as a spreadsheet numbers them. A CSV file is one sheet of texts. */
export interface FileRow {
  sheet: number;
  name?: string;
  row: number;
  cells: CellContent[];
  /** What a person sees in the cells where it differs: percentages, numbers with a currency, formulas never calculated. */
  shown?: string[];
}

/** Why a file cannot be read to its rows; `number` is the limit exceeded, or the line of a malformed CSV. */
export interface FileFault {
  reason:
    | 'empty'
    | 'pdf'
    | 'oldWorkbook'
    | 'noWorkbook'
    | 'noTable'
    | 'damaged'
    | 'csv'
    | 'unpacked'
    | 'parts'
    | 'markup'
    | 'depth'
    | 'text'
    | 'columns'
    | 'rows';
  number?: number;
}

export class FileRefusal extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

export const MAX_COLUMNS = 200;
/** Of all sheets: the largest import takes 200,000 rows; the rest is headings, remarks and blank rows. */
export const MAX_FILE_ROWS = 250_000;

export interface ReadFile {
  isWorkbook: boolean;
  fault?: FileFault;
}

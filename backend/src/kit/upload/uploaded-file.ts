/** An uploaded file, read by a worker thread before the import's transaction begins. */
import { t } from '../../texts/kit.ts';
import { invalid } from '../app-error.ts';
import type { FileFault, FileRow } from './file-rows.ts';
import { readRows } from './rows-file.ts';

export interface UploadedFile {
  name: string;
  /** Otherwise it is a CSV. */
  isWorkbook: boolean;
  /** Until its request ends: the file itself, for what is no table, and a place for the rows that a thread makes of it. */
  path: string;
  rowsPath: string;
  /** Why it is no table that can be read. */
  fault?: ReadFault | undefined;
  /** Throws (400) for a file that cannot be read. */
  rows: () => AsyncGenerator<FileRow>;
}

const SENTENCES: Record<FileFault['reason'] | 'memory' | 'slow', (number: number) => string> = {
  empty: () => t('The file is empty.'),
  pdf: () => t('This is a PDF. Only CSV and XLSX files can be imported.'),
  oldWorkbook: () =>
    t('This is an old or a protected Excel file. Save it as .xlsx without a password, or as .csv.'),
  noWorkbook: () => t('This is not an XLSX file, whatever its name says. Save it again as .xlsx or .csv.'),
  noTable: () => t('The file is neither CSV nor XLSX.'),
  damaged: () => t('The file is not a readable Excel workbook. Save it again as .xlsx and choose that file.'),
  csv: (line) => t('The file is not a readable CSV: check the quotes in line {line}.', { line }),
  unpacked: (limit) =>
    t('The workbook is too large when unpacked: more than {limit} MB. Split it, or save it as CSV.', {
      limit,
    }),
  parts: (limit) => t('The workbook has more than {limit} parts. Save it again as .xlsx.', { limit }),
  markup: () => t('The workbook is too large to be read. Split it, or save it as CSV.'),
  depth: () => t('No spreadsheet program writes workbooks like this one. Save it again as .xlsx.'),
  text: (limit) => t('The file contains a text or line of more than {limit} characters.', { limit }),
  columns: (limit) => t('The file has more than {limit} columns.', { limit }),
  rows: (limit) => t('The file has more than {limit} rows. Split it and import the parts.', { limit }),
  memory: () => t('The file takes too much memory to be read. Split it, or save it as CSV.'),
  slow: () => t('Reading the file takes too long. Split it, or save it as CSV.'),
};

export type ReadFault = Omit<FileFault, 'reason'> & { reason: keyof typeof SENTENCES };

export const sentenceOf = (fault: ReadFault): string => SENTENCES[fault.reason](fault.number ?? 0);

export function uploadedFile(
  { name, path, rowsPath }: { name: string; path: string; rowsPath: string },
  { isWorkbook, fault }: { isWorkbook: boolean; fault?: ReadFault },
  signal?: AbortSignal,
): UploadedFile {
  async function* rows(): AsyncGenerator<FileRow> {
    if (fault) throw invalid(sentenceOf(fault));
    yield* readRows(rowsPath, signal);
  }
  return { name, isWorkbook, path, rowsPath, fault, rows };
}

/** An uploaded file, read by a worker thread before the import's transaction begins. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize } from 'node:v8';
import { t } from '../../texts/kit.ts';
import { invalid } from '../app-error.ts';
import type { FileFault, FileRow, ReadFile } from './file-rows.ts';

/** Told by the first bytes, whatever the name says. */
export const isWorkbook = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldWorkbook = (bytes: Buffer): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;
/** A PDF is text at its beginning, so that it would be read as a CSV without columns. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 8).includes('%PDF-');
const isBinary = (bytes: Buffer): boolean =>
  !(bytes[0] === 0xff || bytes[0] === 0xfe) && bytes.subarray(0, 4096).includes(0);

function requireTableFile({ name, bytes }: { name: string; bytes: Buffer }): void {
  if (bytes.length === 0) throw invalid(t('The file is empty.'));
  if (isPdf(bytes)) throw invalid(t('This is a PDF. Only CSV and XLSX files can be imported.'));
  if (isOldWorkbook(bytes))
    throw invalid(
      t('This is an old or a protected Excel file. Save it as .xlsx without a password, or as .csv.'),
    );
  if (!isWorkbook(bytes) && /\.xlsx$/i.test(name))
    throw invalid(t('This is not an XLSX file, whatever its name says. Save it again as .xlsx or .csv.'));
  if (!isWorkbook(bytes) && isBinary(bytes)) throw invalid(t('The file is neither CSV nor XLSX.'));
}

export interface UploadedFile {
  name: string;
  bytes: Buffer;
  /** Its rows, once: what was read is let go as it is taken. Throws (400) for a file that cannot be read. */
  rows: () => AsyncGenerator<FileRow>;
}

const SENTENCES: Record<FileFault['reason'] | 'memory' | 'slow', (number: number) => string> = {
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

type AnyFault = Omit<FileFault, 'reason'> & { reason: keyof typeof SENTENCES };

export const sentenceOf = (fault: AnyFault): string => SENTENCES[fault.reason](fault.number ?? 0);

export function uploadedFile(
  { name, bytes }: { name: string; bytes: Buffer },
  { pieces, fault }: { pieces: ReadFile['pieces']; fault?: AnyFault },
  signal?: AbortSignal,
): UploadedFile {
  async function* rows(): AsyncGenerator<FileRow> {
    requireTableFile({ name, bytes });
    if (fault) throw invalid(sentenceOf(fault));
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
      signal?.throwIfAborted();
      yield* deserialize(piece) as FileRow[];
      await nextTurn();
    }
  }
  return { name, bytes, rows };
}

/** An uploaded file, read by a worker thread before the import's transaction begins. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize } from 'node:v8';
import { t } from '../../texts/kit.ts';
import { invalid } from '../app-error.ts';
import { requireTableFile } from './file-kind.ts';
import type { FileFault, FileRow, ReadFile } from './file-rows.ts';

export interface UploadedFile {
  name: string;
  bytes: Buffer;
  /** Its rows, once: they are freed as they are taken. @throws AppError (400) for an unsupported or unreadable file. */
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

/** `signal` is aborted when nobody waits for the result any more. */
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

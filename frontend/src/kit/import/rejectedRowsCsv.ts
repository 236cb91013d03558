import { guarded } from '../../../../contracts/rules/formula-guard';
import type { ImportPlan } from './importPlan';

/** What an import leaves out: the rows as the file held them, and why. */
export interface Rejected extends Pick<ImportPlan, 'columns' | 'invalidRows' | 'errors'> {
  /** Lines that stand above the table and say what it is about, where the import needs them. */
  linesAbove?: readonly string[][];
}

/** The rows of an upload whose preview says of each row what is wrong with it. */
export const rejectedOf = (
  file: Omit<Rejected, 'errors'>,
  rows: readonly { row: number; status: number; statusDescription: string }[],
): Rejected => ({
  ...file,
  errors: rows
    .filter(({ status, statusDescription }) => status !== 0 && statusDescription !== '')
    .map(({ row, statusDescription }) => ({ row, column: '', value: '', reason: statusDescription })),
});

const reasonColumn = 'error';

/**
 * The rows that an import leaves out, as the file held them, with one more column that says why: ready to be corrected in
 * Excel and uploaded again (semicolon, UTF-8 with BOM, CRLF).
 */
export function rejectedRowsCsv({ linesAbove = [], columns, invalidRows, errors }: Rejected): string {
  const reasonsOf = (row: number) =>
    errors
      .filter((error) => error.row === row)
      .map(({ column, reason }) => (column ? `${column}: ${reason}` : reason))
      .join(' | ');
  // A corrected file still has the reasons of the last time.
  const isKept = (_: unknown, at: number) => columns[at] !== reasonColumn;
  const lines = [
    ...linesAbove,
    [...columns.filter(isKept), reasonColumn],
    ...invalidRows.map(({ row, values }) => [
      ...columns.map((_, at) => values[at] ?? '').filter(isKept),
      reasonsOf(row),
    ]),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`;
}

/** Quoted where needed; a leading apostrophe keeps a spreadsheet from running a cell as a formula. */
function csvCell(value: string): string {
  const safe = guarded(value);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

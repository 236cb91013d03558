import type { ImportPlan } from './importPlan';

/** What an import leaves out: the rows as the file held them, and why. */
export type Rejected = Pick<ImportPlan, 'columns' | 'invalidRows' | 'errors'>;

/**
 * The rows that an import leaves out, as the file held them, with one more column that says why: ready to be corrected in
 * Excel and uploaded again (semicolon, UTF-8 with BOM, CRLF).
 */
export function rejectedRowsCsv({ columns, invalidRows, errors }: Rejected): string {
  const reasonsOf = (row: number) =>
    errors
      .filter((error) => error.row === row)
      .map(({ column, reason }) => (column ? `${column}: ${reason}` : reason))
      .join(' | ');
  const lines = [
    [...columns, 'error'],
    ...invalidRows.map(({ row, values }) => [...columns.map((_, i) => values[i] ?? ''), reasonsOf(row)]),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`;
}

/** Quoted where needed; a leading apostrophe keeps a spreadsheet from running a cell as a formula. */
function csvCell(value: string): string {
  const safe = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

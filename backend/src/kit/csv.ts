import { CELL_END, PackedRows } from './packed-rows.ts';

const BOM = '\ufeff';
/** Cells that a spreadsheet would run as a formula, and cells that already carry the guard. */
const NEEDS_GUARD = /^'*[=+\-@\t\r]/;
const IS_GUARDED = /^'+[=+\-@\t\r]/;
/** Beside what would break a line: texts like 007, which LibreOffice leaves alone in quotes ("Format quoted field as text"). */
const NEEDS_QUOTES = /^\d|[;"\r\n]/;
const IS_PLAIN = /^[^;"\r\n=+\-@\t'\d][^;"\r\n]*$/;

/** A cell of a file without the guard that csvLines gave it. */
export const unguard = (cell: string): string => (IS_GUARDED.test(cell) ? cell.slice(1) : cell);

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  // In UTC, which the Z at its end says.
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  if (IS_PLAIN.test(value)) return value;
  const guarded = NEEDS_GUARD.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The first bytes of a CSV file: BOM (so that Excel reads accents) and header. */
export const csvHead = (columns: string[]): string => BOM + csvLines([columns]);

/**
 * Rows as Excel in Italy opens them: semicolons, CRLF, quotes doubled; cells that look like formulas get an apostrophe,
 * which readCsv takes away again. Readings A-20. Written by hand because csv-stringify takes three times as long as the
 * query whose rows it writes.
 */
export function csvLines(rows: Iterable<unknown[]>): string {
  if (rows instanceof PackedRows) return packedLines(rows);
  let lines = '';
  for (const row of rows) {
    for (let index = 0; index < row.length; index++) lines += (index === 0 ? '' : ';') + csvCell(row[index]);
    lines += '\r\n';
  }
  return lines;
}

const plainLines = new WeakMap<readonly boolean[], RegExp>();

/** A line of packed cells that a CSV file can hold as they are, but for what separates them. */
function plainLine(isNumber: readonly boolean[]): RegExp {
  let pattern = plainLines.get(isNumber);
  if (!pattern) {
    const text = `(?:[^;"\\r\\n=+\\-@\\t'\\d${CELL_END}][^;"\\r\\n${CELL_END}]*)?`;
    pattern = new RegExp(`^${isNumber.map((isOne) => (isOne ? '-?\\d+' : text)).join(CELL_END)}$`);
    plainLines.set(isNumber, pattern);
  }
  return pattern;
}

/** Most rows hold nothing that needs quotes or a guard: those are not taken apart. */
function packedLines(rows: PackedRows): string {
  const plain = plainLine(rows.isNumber);
  let lines = '';
  for (const line of rows.lines)
    lines += plain.test(line) ? `${line.replaceAll(CELL_END, ';')}\r\n` : csvLines([rows.cellsOf(line)]);
  return lines;
}

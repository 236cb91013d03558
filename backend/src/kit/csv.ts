import { parse } from 'csv-parse';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { t } from '../texts/kit.ts';
import { invalid } from './app-error.ts';
import { CELL_END, PackedRows } from './packed-rows.ts';

const BOM = '\ufeff';
/** Cells that a spreadsheet would run as a formula, and cells that already carry the guard. */
const NEEDS_GUARD = /^'*[=+\-@\t\r]/;
const IS_GUARDED = /^'+[=+\-@\t\r]/;
/** Beside what would break a line: texts like 007, which LibreOffice leaves alone in quotes ("Format quoted field as text"). */
const NEEDS_QUOTES = /^\d|[;"\r\n]/;
const IS_PLAIN = /^[^;"\r\n=+\-@\t'\d][^;"\r\n]*$/;

const unguard = (cell: string): string => (IS_GUARDED.test(cell) ? cell.slice(1) : cell);

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

/** What windows-1252 has from 0x80 to 0x9f: several releases of Node.js decode it as latin1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Bytes to text: UTF-8, UTF-16 by its BOM, else windows-1252 (what older spreadsheets write). */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1').replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80]!);
  }
}

/** The separator that the header line uses most; text in quotes does not count. */
function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const header = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const counts = [';', ',', '\t'].map((delimiter) => header.split(delimiter).length);
  return [';', ',', '\t'][counts.indexOf(Math.max(...counts))]!;
}

const SLICE = 256 * 1024;

/** Records of a CSV file in its order, the header first. A file that is no CSV is refused with the line. */
export async function* readCsv(bytes: Buffer): AsyncGenerator<string[]> {
  const text = decodeText(bytes);
  const parser = parse({ delimiter: delimiterOf(text), bom: true, relax_column_count: true });
  let failure: Error | undefined;
  parser.on('error', (error) => (failure = error));
  // Bytes, because a slice of text could end within an emoji.
  const utf8 = Buffer.from(text);
  for (let start = 0; start <= utf8.length; start += SLICE) {
    if (start + SLICE > utf8.length) parser.end(utf8.subarray(start));
    else parser.write(utf8.subarray(start, start + SLICE));
    // The parser is synchronous; between slices other requests get their turn.
    await nextTurn();
    for (let record = parser.read() as string[] | null; record; record = parser.read() as string[] | null)
      yield record.map(unguard);
    if (failure)
      throw invalid(
        t('The file is not a readable CSV: look at the quotes of line {line}.', { line: parser.info.lines }),
      );
  }
}

import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type ExcelJS from 'exceljs';
import WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer.js';

const ROWS_PER_TURN = 500;
const BUFFERED_LIMIT = 1024 * 1024;
/** Text, also when somebody edits it. One object for all cells: exceljs looks styles up by identity first. */
const TEXT_STYLE = { numFmt: '@' };
const AMOUNT_STYLE = { numFmt: '#,##0.00' };
const DATE_STYLE = { numFmt: 'yyyy-mm-dd hh:mm' };
const HEAD_STYLE = { numFmt: '@', font: { bold: true } };
/**
 * Of every row as such. Each brings an object of its own, which exceljs then keeps in a weak map: 200,000 of them take more of
 * the garbage collector's time than the whole sheet takes to write.
 */
const NO_STYLE = {};
const WRAPPED_STYLE: Partial<ExcelJS.Style> = { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } };

/**
 * exceljs pipes a sheet into the archive without minding how full it is; this is where the bytes wait (private, exceljs 4.4.0).
 * The archive brings streams of its own, older than `writableLength`. If a later version keeps them elsewhere, this is 0 and
 * export.test.ts fails, since a client that does not read then fills the memory: find where the bytes wait in that version.
 */
const waitingBytes = (sheet: ExcelJS.Worksheet): number =>
  (sheet as unknown as { stream: { pipes: { _writableState: { length: number } }[] } }).stream.pipes[0]
    ?._writableState.length ?? 0;

const NEEDS_ESCAPE = /\r|_x[0-9a-f]{4}_/i;
const IS_PADDED = /^\s|\s$/;

/** XML loses carriage returns, and Excel takes _x0041_ for an A: both are written the way of the standard. */
const escaped = (text: string): string =>
  NEEDS_ESCAPE.test(text)
    ? text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replaceAll('\r', '_x000D_')
    : text;

/** A text as it is. exceljs tells spreadsheets to keep the space around it only where it is a rich text. */
export function cellOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = escaped(value);
  return IS_PADDED.test(text) ? { richText: [{ text }] } : text;
}

/** What helps people who fill in a workbook. */
export interface WorkbookHelp {
  /** Width of each column, in characters. */
  widths?: number[];
  /** Columns whose cells offer a choice of words, by name. */
  choices?: Record<string, string[]>;
  /** Columns of amounts, by name: their numbers stay numbers, which a spreadsheet adds up. */
  amounts?: string[];
  /** Columns of dates and times, by name: what people write into their blank cells is a date too. */
  dates?: string[];
  /** Whether a row is the heading of those below it: it is written in bold. */
  isHeading?: (row: unknown[]) => boolean;
  /** A second sheet that explains the first; its first row is the title. */
  guide?: { name: string; widths: number[]; rows: string[][] };
}

/**
 * An XLSX file while its rows arrive: header frozen, filter on, every cell but amounts and dates text (so 007 stays 007 and
 * =1+1 stays text). Nothing happens before the first chunk is asked for. A date is a date cell that shows what its clock in UTC does; its column's head names the zone. Memory stays flat however slowly the client reads.
 */
export async function* workbookChunks(
  sheetName: string,
  columns: string[],
  batches: AsyncIterable<Iterable<unknown[]>>,
  help: WorkbookHelp = {},
): AsyncGenerator<Uint8Array> {
  const output = new PassThrough({ highWaterMark: 256 * 1024 });
  write(output, sheetName, columns, batches, help).catch((error: Error) => output.destroy(error));
  yield* output;
}

/** Rows below the last one that offer their choices too: a template has none, and people add some. */
const ROWS_TO_FILL = 1000;

/** The streaming writer's sheets have data validations, which exceljs does not tell its types. */
type Validated = { dataValidations: { add(cells: string, rule: ExcelJS.DataValidation): void } };

function offerChoices(
  sheet: ExcelJS.Worksheet,
  columns: string[],
  { choices = {} }: WorkbookHelp,
  rowCount: number,
) {
  for (const [column, words] of Object.entries(choices)) {
    const letter = sheet.getColumn(columns.indexOf(column) + 1).letter;
    (sheet as unknown as Validated).dataValidations.add(`${letter}2:${letter}${rowCount + ROWS_TO_FILL}`, {
      type: 'list',
      allowBlank: true,
      formulae: [`"${words.join(',')}"`],
      showErrorMessage: true,
      error: `One of: ${words.join(', ')}`,
    });
  }
}

function addGuide(workbook: ExcelJS.Workbook, { guide }: WorkbookHelp): void {
  if (!guide) return;
  const sheet = workbook.addWorksheet(guide.name);
  sheet.columns = guide.widths.map((width) => ({ width }));
  guide.rows.forEach((cells, at) => addRow(sheet, cells, at === 0 ? HEAD_STYLE : WRAPPED_STYLE));
  sheet.commit();
}

/** A row's style, which exceljs does not tell its types. */
type Styled = ExcelJS.Row & { style: Partial<ExcelJS.Style> };

function addRow(
  sheet: ExcelJS.Worksheet,
  values: unknown[],
  style: Partial<ExcelJS.Style>,
  amounts?: Set<number>,
): void {
  const row = sheet.addRow(values.map(cellOf));
  (row as Styled).style = NO_STYLE;
  row.eachCell(
    (cell, column) =>
      (cell.style = cell.value instanceof Date ? DATE_STYLE : amounts?.has(column) ? AMOUNT_STYLE : style),
  );
  row.commit();
}

/** Lets other requests have their turn, and waits while the client is slower than we are. */
async function isWanted(output: PassThrough, sheet: ExcelJS.Worksheet): Promise<boolean> {
  await nextTurn();
  while (!output.destroyed && waitingBytes(sheet) > BUFFERED_LIMIT) await delay(25);
  return !output.destroyed;
}

async function write(
  output: PassThrough,
  sheetName: string,
  columns: string[],
  batches: AsyncIterable<Iterable<unknown[]>>,
  help: WorkbookHelp,
) {
  const options = { stream: output, useSharedStrings: false, useStyles: true, zip: { zlib: { level: 3 } } };
  const workbook = new WorkbookWriter(options as never);
  const sheet = workbook.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map((column, at) => ({
    width: help.widths?.[at] ?? Math.max(14, column.length + 4),
    // What people write into a cell that is still blank is what the others of its column are.
    style: help.amounts?.includes(column)
      ? AMOUNT_STYLE
      : help.dates?.includes(column)
        ? DATE_STYLE
        : TEXT_STYLE,
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  addRow(sheet, columns, HEAD_STYLE);
  const amounts = help.amounts && new Set(help.amounts.map((name) => columns.indexOf(name) + 1));
  let count = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      addRow(sheet, row, help.isHeading?.(row) ? HEAD_STYLE : TEXT_STYLE, amounts);
      if (++count % ROWS_PER_TURN === 0 && !(await isWanted(output, sheet))) return;
    }
  }
  offerChoices(sheet, columns, help, count + 1);
  sheet.commit();
  addGuide(workbook, help);
  await workbook.commit();
}

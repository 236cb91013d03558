import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type ExcelJS from 'exceljs';
import WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer.js';

const ROWS_PER_TURN = 500;
const BUFFERED_LIMIT = 1024 * 1024;
/** Text, also once edited. One object for all cells: exceljs looks styles up by identity first. */
const TEXT_STYLE = { numFmt: '@' };
const AMOUNT_STYLE = { numFmt: '#,##0.00' };
const DATE_STYLE = { numFmt: 'yyyy-mm-dd hh:mm' };
const HEAD_STYLE = { numFmt: '@', font: { bold: true } };
/** Otherwise each row brings an object that exceljs keeps in a weak map: 200,000 of them cost more GC than the sheet. */
const NO_STYLE = {};
const WRAPPED_STYLE: Partial<ExcelJS.Style> = { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } };

/**
 * exceljs pipes a sheet into the archive without back-pressure; the bytes wait here (private, exceljs 4.4.0), in streams older
 * than `writableLength`. If a later version keeps them elsewhere, this is 0 and export.test.ts fails, since a client that does
 * not read then fills the memory: find where the bytes wait in that version.
 */
const waitingBytes = (sheet: ExcelJS.Worksheet): number =>
  (sheet as unknown as { stream: { pipes: { _writableState: { length: number } }[] } }).stream.pipes[0]
    ?._writableState.length ?? 0;

const NEEDS_ESCAPE = /\r|_x[0-9a-f]{4}_/i;
const IS_PADDED = /^\s|\s$/;

/** XML loses carriage returns, and Excel reads _x0041_ as an A: both are escaped as in OOXML. */
const escaped = (text: string): string =>
  NEEDS_ESCAPE.test(text)
    ? text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replaceAll('\r', '_x000D_')
    : text;

/** exceljs tells spreadsheets to preserve surrounding space only in rich text. */
export function cellOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = escaped(value);
  return IS_PADDED.test(text) ? { richText: [{ text }] } : text;
}

export interface WorkbookHelp {
  widths?: number[];
  choices?: Record<string, string[]>;
  /** Names of columns whose numbers stay numbers, which a spreadsheet can add up. */
  amounts?: string[];
  /** Names of columns whose blank cells take dates too. */
  dates?: string[];
  isHeading?: (row: unknown[]) => boolean;
  guide?: { name: string; widths: number[]; rows: string[][] };
}

/**
 * A streamed XLSX file: header frozen, filter on, every cell but amounts and dates text (007 stays 007, =1+1 stays text). Dates
 * show their time in UTC; the column's head names the zone. Nothing happens before the first chunk is asked for, and memory
 * stays flat however slowly the client reads.
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

/** Rows below the last one that offer choices too: a template has no rows. */
const ROWS_TO_FILL = 1000;

/** The streaming writer has data validations, which exceljs's types lack. */
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

/** Yields to other requests, and waits for a slow client. */
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
    // The style of cells still blank: what people write there is what the column holds.
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

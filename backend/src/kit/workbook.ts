import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type ExcelJS from 'exceljs';
import WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer.js';
import utils from 'exceljs/lib/utils/utils.js';

const ROWS_PER_TURN = 500;
/** Excel throws away what is below without a word. */
const MAX_SHEET_ROWS = 1_048_576;
const MAX_NAME_LENGTH = 31;
const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** Day 0 of a spreadsheet is 30 December 1899. */
const DAYS_TO_1970 = 25_569;
const BUFFERED_LIMIT = 1024 * 1024;
/** Text, also once edited. */
const TEXT_STYLE = { numFmt: '@' };
const AMOUNT_STYLE = { numFmt: '#,##0.00' };
const DATE_STYLE = { numFmt: 'yyyy-mm-dd hh:mm' };
const HEAD_STYLE = { numFmt: '@', font: { bold: true } };
const WRAPPED_STYLE: Partial<ExcelJS.Style> = { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } };

/**
 * exceljs pipes a sheet into the archive without back-pressure; the bytes wait here (private, exceljs 4.4.0), in streams older
 * than `writableLength`. If a later version keeps them elsewhere, this is 0 and export.test.ts fails, since a client that does
 * not read then fills the memory: find where the bytes wait in that version.
 */
const waitingBytes = (sheet: ExcelJS.Worksheet): number =>
  (sheet as unknown as { stream: { pipes: { _writableState: { length: number } }[] } }).stream.pipes[0]
    ?._writableState.length ?? 0;

/** What exceljs leaves out, and XML cannot hold. */
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f\ufffe\uffff]/g;
const NEEDS_ESCAPE = /[\0-\x08\x0b-\x1f\x7f\ufffe\uffff]|_x[0-9a-f]{4}_/i;
const IS_PADDED = /^\s|\s$/;

const escapeOf = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** XML loses carriage returns and holds no control characters, and Excel reads _x0041_ as an A: all are escaped as in OOXML. */
const escaped = (text: string): string =>
  NEEDS_ESCAPE.test(text)
    ? text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replace(CONTROLS, escapeOf)
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
 * show their time in UTC; the column's head names the zone. What a sheet cannot hold goes on in `name (2)` (decision I-43). Nothing
 * happens before the first chunk is asked for, and memory stays flat however slowly the client reads.
 * @param lastRow the number of the last row that a sheet may have
 */
export async function* workbookChunks(
  sheetName: string,
  columns: string[],
  batches: AsyncIterable<Iterable<unknown[]>>,
  help: WorkbookHelp = {},
  lastRow = MAX_SHEET_ROWS,
): AsyncGenerator<Uint8Array> {
  const output = new PassThrough({ highWaterMark: 256 * 1024 });
  const workbook = new ListWriter(output, { sheetName, columns, help, lastRow });
  workbook.write(batches).catch((error: Error) => output.destroy(error));
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
  toRow: number,
) {
  for (const [column, words] of Object.entries(choices)) {
    const letter = sheet.getColumn(columns.indexOf(column) + 1).letter;
    (sheet as unknown as Validated).dataValidations.add(`${letter}2:${letter}${toRow}`, {
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

function addRow(sheet: ExcelJS.Worksheet, values: unknown[], style: Partial<ExcelJS.Style>): void {
  const row = sheet.addRow(values.map(cellOf));
  row.eachCell((cell) => (cell.style = style));
  row.commit();
}

/** LibreOffice undoes escapes, and every program keeps space around a text, only in this longer form. */
function textXml(text: string): string {
  const safe = escaped(text);
  return safe !== text || IS_PADDED.test(text)
    ? ` t="inlineStr"><is><t xml:space="preserve">${utils.xmlEncode(safe)}</t></is></c>`
    : ` t="str"><v>${utils.xmlEncode(text)}</v></c>`;
}

/**
 * The rows below the head, as XML: exceljs makes an object of each cell and three of each row, which takes twice as long. Written
 * to the stream of its sheet (private, exceljs 4.4.0). If a later version keeps neither `stream` nor `addStyleModel`, workbook.test.ts
 * fails, which reads what comes out: add rows as `addRow` does, at half the speed, or write to what replaces them.
 */
class RowWriter {
  readonly #sheet: ExcelJS.Worksheet & { stream: { write(xml: string): void } };
  readonly #letters: string[];
  readonly #styles: Record<'text' | 'head' | 'date' | 'amount', string>;
  readonly #amounts: Set<number>;
  #xml = '';
  #row = 1;

  constructor(sheet: ExcelJS.Worksheet, columns: string[], { amounts = [] }: WorkbookHelp) {
    this.#sheet = sheet as never;
    this.#letters = columns.map((_column, at) => sheet.getColumn(at + 1).letter);
    this.#amounts = new Set(amounts.map((name) => columns.indexOf(name)));
    const { styles } = sheet.workbook as unknown as { styles: { addStyleModel(style: object): number } };
    const attribute = (style: object): string => ` s="${styles.addStyleModel(style)}"`;
    this.#styles = {
      text: attribute(TEXT_STYLE),
      head: attribute(HEAD_STYLE),
      date: attribute(DATE_STYLE),
      amount: attribute(AMOUNT_STYLE),
    };
  }

  get sheet(): ExcelJS.Worksheet {
    return this.#sheet;
  }

  /** The number of the last row. */
  get row(): number {
    return this.#row;
  }

  add(values: unknown[], isHeading = false): void {
    const row = ++this.#row;
    let xml = `<row r="${row}">`;
    for (let at = 0; at < values.length; at++) {
      const value = values[at];
      if (value === null || value === undefined || value === '') continue;
      xml += `<c r="${this.#letters[at]}${row}"`;
      xml += this.#content(value, this.#amounts.has(at), isHeading ? this.#styles.head : this.#styles.text);
    }
    this.#xml += `${xml}</row>`;
  }

  #content(value: unknown, isAmount: boolean, style: string): string {
    const { date, amount } = this.#styles;
    if (value instanceof Date) return `${date}><v>${DAYS_TO_1970 + value.getTime() / MS_PER_DAY}</v></c>`;
    if (typeof value === 'string') return `${isAmount ? amount : style}${textXml(value)}`;
    if (typeof value === 'boolean') return `${style} t="b"><v>${Number(value)}</v></c>`;
    return `${isAmount ? amount : style}><v>${String(value)}</v></c>`;
  }

  flush(): void {
    this.#sheet.stream.write(this.#xml);
    this.#xml = '';
  }
}

/** Yields to other requests, and waits for a slow client. */
async function isWanted(output: PassThrough, sheet: ExcelJS.Worksheet): Promise<boolean> {
  await nextTurn();
  while (!output.destroyed && waitingBytes(sheet) > BUFFERED_LIMIT) await delay(25);
  return !output.destroyed;
}

interface ListShape {
  sheetName: string;
  columns: string[];
  help: WorkbookHelp;
  lastRow: number;
}

/** A list over as many sheets as it takes, each with the head of its own. */
class ListWriter {
  readonly #output: PassThrough;
  readonly #workbook: ExcelJS.Workbook & { commit(): Promise<void> };
  readonly #shape: ListShape;
  #sheets = 0;

  constructor(output: PassThrough, shape: ListShape) {
    const options = { stream: output, useSharedStrings: false, useStyles: true, zip: { zlib: { level: 3 } } };
    this.#output = output;
    this.#workbook = new WorkbookWriter(options as never) as never;
    this.#shape = shape;
  }

  async write(batches: AsyncIterable<Iterable<unknown[]>>): Promise<void> {
    const { help, lastRow } = this.#shape;
    let rows = this.#begin();
    for await (const batch of batches) {
      for (const row of batch) {
        if (rows.row === lastRow) {
          this.#end(rows);
          rows = this.#begin();
        }
        rows.add(row, help.isHeading?.(row));
        if (rows.row % ROWS_PER_TURN > 0) continue;
        rows.flush();
        if (!(await isWanted(this.#output, rows.sheet))) return;
      }
    }
    this.#end(rows);
    addGuide(this.#workbook, help);
    await this.#workbook.commit();
  }

  #begin(): RowWriter {
    const { sheetName, columns, help } = this.#shape;
    const suffix = ++this.#sheets === 1 ? '' : ` (${this.#sheets})`;
    // Excel repairs a workbook whose sheet has another name; groups of options may have any.
    const plain = sheetName.replace(/[\\/:*?[\]]|^'|'$/g, '_');
    const name = plain.slice(0, MAX_NAME_LENGTH - suffix.length) + suffix;
    const sheet = this.#workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
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
    return new RowWriter(sheet, columns, help);
  }

  #end(rows: RowWriter): void {
    const { columns, help, lastRow } = this.#shape;
    rows.flush();
    offerChoices(rows.sheet, columns, help, Math.min(rows.row + ROWS_TO_FILL, lastRow));
    rows.sheet.commit();
  }
}

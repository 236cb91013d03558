/** What exceljs needs help with when it reads: text across chunks, entities, files that unpack to more than they say. */
import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import { t } from '../texts/kit.ts';
import { AppError, invalid } from './app-error.ts';

const MAX_UNPACKED_BYTES = 250 * 1024 * 1024;
const MAX_ENTRIES = 2000;
const tooLarge = (): Error => invalid(t('The workbook is too large when unpacked.'));
const notReadable = (): Error => invalid(t('The file is not a readable Excel workbook.'));

/** The parts of exceljs's reader that are corrected here; its types do not tell them. */
type Reader = new (
  input: Readable,
  options: object,
) => AsyncIterable<AsyncIterable<ExcelJS.Row> & { name?: string }> & {
  sharedStrings: unknown[];
  workbookRels: unknown[];
  _parseSharedStrings(entry: AsyncIterable<Buffer>): AsyncGenerator;
  _parseWorksheet(chunks: AsyncIterable<Buffer | string>, number: string): Iterable<unknown>;
};

class CarefulReader extends (ExcelJS.stream.xlsx.WorkbookReader as unknown as Reader) {
  #unpacked = 0;
  readonly #limit: number;

  constructor(input: Readable, options: object, limit: number) {
    super(input, options);
    this.#limit = limit;
    // Without them exceljs would lay a sheet aside in a temporary file, past the limit; they come first, if at all.
    this.sharedStrings = [];
    this.workbookRels = [];
  }

  override _parseSharedStrings(entry: AsyncIterable<Buffer>) {
    return super._parseSharedStrings(Readable.from(this.#textOf(entry)) as never);
  }

  override _parseWorksheet(chunks: AsyncIterable<Buffer>, number: string) {
    return super._parseWorksheet(withEntitiesTwice(this.#textOf(chunks)), number);
  }

  /** exceljs decodes chunk by chunk, which breaks a character that lies across two. */
  async *#textOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    for await (const chunk of chunks) {
      this.#unpacked += chunk.length;
      if (this.#unpacked > this.#limit) throw tooLarge();
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  }
}

/** exceljs resolves &amp; and its like a second time in the texts of a sheet, so they are escaped a second time. */
async function* withEntitiesTwice(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk;
    // An entity may lie across two chunks.
    const last = text.lastIndexOf('&');
    const end = last >= 0 && !text.includes(';', last) ? last : text.length;
    rest = text.slice(end);
    yield text.slice(0, end).replace(/&(?=[a-z]+;)/g, '&amp;');
  }
  yield rest;
}

interface ZipEntry {
  name: string;
  start: number;
}

/** The directory at the end of an archive. Refuses one that unpacks to more than memory should hold. */
function zipEntries(bytes: Buffer, limit: number): { entries: ZipEntry[]; directory: number } {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length) throw notReadable();
  const count = bytes.readUInt16LE(end + 10);
  const directory = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  let at = directory;
  for (let index = 0; index < count && at + 46 <= bytes.length; index++) {
    unpacked += bytes.readUInt32LE(at + 24);
    const name = bytes.toString('latin1', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    entries.push({ name, start: bytes.readUInt32LE(at + 42) });
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (count > MAX_ENTRIES || unpacked > limit) throw tooLarge();
  return { entries, directory };
}

/**
 * The archive with its sheets last and in their order: exceljs reads it as it lies and needs texts and styles before, and
 * LibreOffice writes the second sheet before the first.
 */
function sheetsLast(bytes: Buffer, limit: number): Buffer[] {
  const { entries, directory } = zipEntries(bytes, limit);
  const sorted = entries.toSorted((one, other) => one.start - other.start);
  const parts = sorted.map(({ name, start }, index) => ({
    sheet: Number(/xl\/worksheets\/sheet(\d+)\.xml/.exec(name)?.[1] ?? 0),
    bytes: bytes.subarray(start, sorted[index + 1]?.start ?? directory),
  }));
  const ordered = parts.toSorted((one, other) => one.sheet - other.sheet);
  return [...ordered.map((part) => part.bytes), bytes.subarray(directory)];
}

/** _x000D_ is a carriage return; see the writer in workbook.ts. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));

/** What a person sees in a cell. Dates become ISO dates, formulas their result. */
function cellText(value: ExcelJS.CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof value !== 'object') return unescaped(String(value));
  if ('richText' in value) return unescaped(value.richText.map(({ text }) => text).join(''));
  if ('result' in value) return cellText(value.result as ExcelJS.CellValue);
  if ('text' in value) return cellText(value.text as ExcelJS.CellValue);
  return '';
}

/** What a formula came to when the file was saved, text without its formatting; numbers and dates as they are; null is blank. */
export type CellContent = string | number | boolean | Date | null;

function contentOf(value: ExcelJS.CellValue): CellContent {
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value;
  if (typeof value !== 'object' || value === null) return cellText(value) || null;
  if ('error' in value) return value.error;
  // A program that writes formulas without their results leaves nothing to read but the formula.
  if ('formula' in value) return value.result === undefined ? `=${value.formula}` : contentOf(value.result);
  return cellText(value) || null;
}

/** Whether a number format shows numbers as percentages; what it quotes is text. */
const isPercentFormat = (format: string | undefined): boolean =>
  format?.replace(/"[^"]*"|\\./g, '').includes('%') ?? false;

/** What a person sees in a cell of a row, percentages as such: 0.07 is 7% where the format says so. */
function shownText(row: ExcelJS.Row, value: ExcelJS.CellValue, column: number): string {
  const shown = typeof value === 'object' && value !== null && 'result' in value ? value.result : value;
  if (typeof shown !== 'number' || !isPercentFormat(row.findCell(column)?.numFmt)) return cellText(value);
  // Spreadsheets show 15 digits: a hundred times 0.07 is 7 to them.
  return `${Number((shown * 100).toPrecision(15))}%`;
}

const READ_OPTIONS = {
  sharedStrings: 'cache',
  styles: 'cache',
  hyperlinks: 'ignore',
  worksheets: 'emit',
  entries: 'emit',
};

interface ReadSheetRow {
  sheet: number;
  name?: string;
  row: number;
  values: ExcelJS.CellValue[];
  source: ExcelJS.Row;
}

/** Every row of every sheet, sheets in the order of the file and counted from 1, named where the file names them. */
async function* workbookRows(bytes: Buffer, maxUnpackedBytes: number): AsyncGenerator<ReadSheetRow> {
  const parts = sheetsLast(bytes, maxUnpackedBytes);
  const reader = new CarefulReader(Readable.from(parts), READ_OPTIONS, maxUnpackedBytes);
  let sheet = 0;
  try {
    for await (const rows of reader) {
      sheet++;
      for await (const row of rows)
        yield {
          sheet,
          name: rows.name,
          row: row.number,
          values: (row.values as ExcelJS.CellValue[]).slice(1),
          source: row,
        };
    }
  } catch (error) {
    throw error instanceof AppError ? error : notReadable();
  }
  if (sheet === 0) throw notReadable();
}

/** Rows of the first sheet with their row numbers, the header first, as the texts that a person sees. */
export async function* readWorkbook(
  bytes: Buffer,
  maxUnpackedBytes = MAX_UNPACKED_BYTES,
): AsyncGenerator<{ row: number; cells: string[]; numbers?: number[] }> {
  for await (const { sheet, row, values, source } of workbookRows(bytes, maxUnpackedBytes)) {
    if (sheet > 1) return;
    const numbers = [...values.keys()].filter((index) => typeof contentOf(values[index]) === 'number');
    const cells = Array.from(values, (value, index) => shownText(source, value, index + 1));
    yield { row, cells, ...(numbers.length > 0 ? { numbers } : {}) };
  }
}

/** Rows of all sheets with what their cells hold, for files in which a number is not the same as a text that looks like one. */
export async function* readCells(
  bytes: Buffer,
  maxUnpackedBytes = MAX_UNPACKED_BYTES,
): AsyncGenerator<{ sheet: number; name?: string; row: number; cells: CellContent[] }> {
  for await (const { sheet, name, row, values } of workbookRows(bytes, maxUnpackedBytes))
    yield { sheet, name, row, cells: Array.from(values, contentOf) };
}

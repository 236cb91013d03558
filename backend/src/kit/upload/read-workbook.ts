/**
 * Reads a workbook part by part with the parsers of exceljs 4.4.0 (private: `_parseStyles` and the like). Its own reader believes the
 * sizes in an archive, has no limits against zip bombs, breaks characters that span two chunks, and unescapes entities twice. If a
 * later version renames the parsers, kit/workbook.test.ts and test/hostile-files.test.ts fail: call here what replaces them.
 */
import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import {
  dateText,
  FileRefusal,
  MAX_COLUMNS,
  type CellContent,
  type FileFault,
  type FileRow,
} from './file-rows.ts';
import { currencyOfFormat, dateOf, isDateFormat, isPercentFormat } from './number-formats.ts';

const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_PARTS = 2000;
const MAX_DEPTH = 64;
/** A cell may hold 32,767 characters, and an escaped one takes up to ten. */
const MAX_TEXT = 400_000;

const PARTS = {
  rels: { path: /^xl\/_rels\/workbook\.xml\.rels$/, elements: 20_000 },
  workbook: { path: /^xl\/workbook\.xml$/, elements: 20_000 },
  strings: { path: /^xl\/sharedStrings\.xml$/, elements: 2_500_000 },
  styles: { path: /^xl\/styles\.xml$/, elements: 100_000 },
  sheet: { path: /^xl\/worksheets\/sheet(\d+)\.xml$/, elements: 5_000_000 },
} as const;
type Part = keyof typeof PARTS;

type Reader = new (
  input: Readable,
  options: object,
) => {
  sharedStrings: unknown[];
  workbookRels: unknown[];
  model: object | undefined;
  properties: { model?: { date1904?: boolean } };
  styles: unknown;
  _parseRels(entry: Readable): Promise<void>;
  _parseWorkbook(entry: Readable): Promise<void>;
  _parseStyles(entry: Readable): Promise<void>;
  _parseSharedStrings(entry: Readable): AsyncGenerator;
  _parseWorksheet(
    chunks: AsyncIterable<string>,
    number: string,
  ): Iterable<{ value: AsyncIterable<ExcelJS.Row> & { name?: string } }>;
};
const WorkbookReader = ExcelJS.stream.xlsx.WorkbookReader as unknown as Reader;

const refusal = (fault: FileFault): FileRefusal => new FileRefusal(fault);
const tooLarge = (): FileRefusal => refusal({ reason: 'unpacked', number: MAX_UNPACKED_BYTES / 1024 / 1024 });

const [END, SLASH, EXCLAMATION, QUESTION] = ['>', '/', '!', '?'].map((sign) => sign.charCodeAt(0));
const QUOTES = ['"', "'"].map((sign) => sign.charCodeAt(0));

/** Counts what a part holds before the parser builds it in memory: the sizes that an archive tells are what its maker wrote there. */
class PartGuard {
  readonly #limit: number;
  #elements = 0;
  #depth = 0;
  #state: 'text' | 'begun' | 'element' | 'other' = 'text';
  #quote = 0;
  #last = 0;
  #sinceTag = 0;

  constructor(part: Part) {
    this.#limit = PARTS[part].elements;
  }

  check(text: string): void {
    let tag = -this.#sinceTag;
    for (let at = 0; at < text.length; at++) {
      if (this.#state === 'text') {
        const next = text.indexOf('<', at);
        if (next < 0) break;
        if (next - tag > MAX_TEXT) break;
        this.#state = 'begun';
        tag = at = next;
      } else this.#step(text.charCodeAt(at));
    }
    this.#sinceTag = text.length - tag;
    if (this.#sinceTag > MAX_TEXT) throw refusal({ reason: 'text', number: MAX_TEXT });
    if (this.#elements > this.#limit) throw refusal({ reason: 'markup', number: this.#limit });
  }

  #step(code: number): void {
    if (this.#state === 'begun') this.#begin(code);
    else if (this.#quote !== 0) this.#quote = code === this.#quote ? 0 : this.#quote;
    else if (code === END) {
      if (this.#state === 'element' && this.#last === SLASH) this.#depth--;
      this.#state = 'text';
    } else if (this.#state === 'element' && QUOTES.includes(code)) this.#quote = code;
    this.#last = code;
  }

  #begin(code: number): void {
    this.#state = 'other';
    if (code === SLASH) return void this.#depth--;
    if (code === EXCLAMATION || code === QUESTION) return;
    this.#state = 'element';
    this.#elements++;
    if (++this.#depth > MAX_DEPTH) throw refusal({ reason: 'depth', number: MAX_DEPTH });
  }
}

/** Only the parts that say what cells hold; pictures, comments and charts are skipped. */
class Parts {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;
  #left = MAX_UNPACKED_BYTES;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(bytes: Buffer): Promise<Parts> {
    const zip = await yauzl.fromBufferPromise(bytes, { validateEntrySizes: false });
    const entries = new Map<string, Entry>();
    if (zip.entryCount > MAX_PARTS) throw refusal({ reason: 'parts', number: MAX_PARTS });
    for await (const entry of zip.eachEntry()) {
      if (Object.values(PARTS).some(({ path }) => path.test(entry.fileName)))
        entries.set(entry.fileName, entry);
    }
    const told = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (told > MAX_UNPACKED_BYTES) throw tooLarge();
    return new Parts(zip, entries);
  }

  /** Sheets sorted by number, since LibreOffice does not write them in order. */
  named(part: Part): { name: string; number: number }[] {
    return [...this.#entries.keys()]
      .flatMap((name) => {
        const match = PARTS[part].path.exec(name);
        return match ? [{ name, number: Number(match[1] ?? 0) }] : [];
      })
      .toSorted((one, other) => one.number - other.number);
  }

  /** exceljs decodes chunk by chunk, which breaks a character that spans two. */
  async *text(part: Part, name: string): AsyncGenerator<string> {
    const guard = new PartGuard(part);
    const decoder = new TextDecoder();
    const stream = await this.#zip.openReadStreamPromise(this.#entries.get(name)!);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      this.#left -= chunk.length;
      if (this.#left < 0) throw tooLarge();
      const text = decoder.decode(chunk, { stream: true });
      guard.check(text);
      yield text;
    }
    const rest = decoder.decode();
    if (rest) yield rest;
  }
}

/**
 * exceljs unescapes &amp; and the like twice in the texts of a sheet, so they are escaped twice. It takes errors and booleans that
 * a formula came to for numbers, and knows them where it sees no formula; without a result there is nothing but the formula.
 */
async function* asParserReads(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let [isHiding, hasHidden, hasValue] = [false, false, false];
  const rewritten = (tag: string): string => {
    if (tag.startsWith('<v')) hasValue = true;
    else if (tag === '</c>') return hasHidden && !hasValue ? `<f>?</f>${tag}` : tag;
    else if (tag.startsWith('<c')) {
      isHiding = /\st=["'][be]["']/.test(tag);
      [hasHidden, hasValue] = [false, false];
    } else if (isHiding) {
      hasHidden = true;
      return `${tag}x`;
    }
    return tag;
  };
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const unfinished = text.search(/<[^<>]*$|&[a-z]*$/);
    const end = unfinished < 0 ? text.length : unfinished;
    rest = text.slice(end);
    yield text
      .slice(0, end)
      .replace(/&(?=[a-z]+;)/g, '&amp;')
      .replace(/<c\s[^>]*|<\/?f(?=[\s/>])|<v(?=[\s/>])|<\/c>/g, rewritten);
  }
  yield rest;
}

/** _x000D_ is a carriage return; see the writer in workbook.ts. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));

function cellText(value: ExcelJS.CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value !== 'object') return unescaped(String(value));
  if ('richText' in value) return unescaped(value.richText.map(({ text }) => text).join(''));
  if ('error' in value) return value.error;
  if ('result' in value) return cellText(value.result as ExcelJS.CellValue);
  if ('text' in value) return cellText(value.text as ExcelJS.CellValue);
  return '';
}

/** exceljs takes a date that a formula came to for a number, and nothing, as some programs write it, for NaN. */
function corrected(value: ExcelJS.CellValue, cell: () => ExcelJS.Cell, is1904: boolean): ExcelJS.CellValue {
  if (typeof value === 'number' || value instanceof Date) return Number.isNaN(Number(value)) ? null : value;
  if (typeof value !== 'object' || value === null || !('formula' in value)) return value;
  const { formula } = value;
  // Of a value that is not shared, exceljs keeps 0 and '' in the cell alone.
  const result = 'result' in value ? value.result : cell().result;
  if (result === undefined || Number.isNaN(result)) return { formula } as ExcelJS.CellFormulaValue;
  const date =
    typeof result === 'number' && isDateFormat(cell().numFmt ?? '') ? dateOf(result, is1904) : undefined;
  return date ?? ({ formula, result } as ExcelJS.CellFormulaValue);
}

function contentOf(value: ExcelJS.CellValue): CellContent {
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value;
  if (typeof value !== 'object' || value === null) return cellText(value) || null;
  if ('error' in value) return value.error;
  if ('formula' in value) return value.result === undefined ? `=${value.formula}` : contentOf(value.result);
  return cellText(value) || null;
}

function shownText(row: ExcelJS.Row, value: ExcelJS.CellValue, column: number): string {
  const shown = typeof value === 'object' && value !== null && 'result' in value ? value.result : value;
  const format = row.findCell(column)?.numFmt;
  if (typeof shown !== 'number' || format === undefined) return cellText(value);
  // Spreadsheets show 15 digits: to them a hundred times 0.07 is 7.
  if (isPercentFormat(format)) return `${Number((shown * 100).toPrecision(15))}%`;
  return `${shown} ${currencyOfFormat(format)}`.trimEnd();
}

const READ_OPTIONS = { sharedStrings: 'cache', styles: 'cache', hyperlinks: 'ignore', worksheets: 'emit' };

function rowOf(sheet: number, name: string | undefined, row: ExcelJS.Row, is1904: boolean): FileRow {
  const values = Array.from((row.values as ExcelJS.CellValue[]).slice(1), (value, index) =>
    corrected(value, () => row.getCell(index + 1), is1904),
  );
  if (values.length > MAX_COLUMNS) throw refusal({ reason: 'columns', number: MAX_COLUMNS });
  const cells = Array.from(values, contentOf);
  const shown = Array.from(values, (value, index) => shownText(row, value, index + 1));
  const isAsHeld = shown.every((text, index) => text === cellText(cells[index]));
  return {
    sheet,
    row: row.number,
    cells,
    ...(name === undefined ? {} : { name }),
    ...(isAsHeld ? {} : { shown }),
  };
}

async function* rowsOf(parts: Parts): AsyncGenerator<FileRow> {
  const reader = new WorkbookReader(Readable.from([]), READ_OPTIONS);
  // Without them exceljs would read members of undefined.
  [reader.sharedStrings, reader.workbookRels, reader.model, reader.properties] = [[], [], {}, {}];
  const stream = (part: Part, name: string): Readable => Readable.from(parts.text(part, name));
  for (const { name } of parts.named('rels')) await reader._parseRels(stream('rels', name));
  for (const { name } of parts.named('workbook')) await reader._parseWorkbook(stream('workbook', name));
  for (const { name } of parts.named('styles')) await reader._parseStyles(stream('styles', name));
  for (const { name } of parts.named('strings'))
    for await (const _nothing of reader._parseSharedStrings(stream('strings', name)));
  const sheets = parts.named('sheet');
  if (sheets.length === 0) throw refusal({ reason: 'damaged' });
  for (const [index, { name, number }] of sheets.entries())
    for (const { value: rows } of reader._parseWorksheet(
      asParserReads(parts.text('sheet', name)),
      String(number),
    ))
      for await (const row of rows)
        yield rowOf(index + 1, rows.name, row, reader.properties.model?.date1904 === true);
}

/** Every row of every sheet; throws FileRefusal for what is no workbook, is damaged, or holds more than any of this console. */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<FileRow> {
  try {
    yield* rowsOf(await Parts.open(bytes));
  } catch (error) {
    // yauzl, zlib and the parser each have their own errors for damaged files.
    throw error instanceof FileRefusal ? error : refusal({ reason: 'damaged' });
  }
}

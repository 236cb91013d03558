import { PassThrough, Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { invalid } from './app-error.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const ROWS_PER_TURN = 500;
const BUFFERED_LIMIT = 1024 * 1024;
const MAX_UNPACKED_BYTES = 400 * 1024 * 1024;
const MAX_ENTRIES = 2000;

/** exceljs pipes a sheet into the archive without minding how full it is; this is where the bytes wait. */
const waitingBytes = (sheet: ExcelJS.Worksheet): number =>
  (sheet as unknown as { stream: { pipes: { writableLength: number }[] } }).stream.pipes[0]?.writableLength ??
  0;

/**
 * An XLSX file while its rows arrive: header frozen, filter on, every cell text (so 007 stays 007 and =1+1 stays text).
 * Memory stays flat however slowly the client reads.
 */
export function workbookChunks(
  sheetName: string,
  columns: string[],
  batches: AsyncIterable<unknown[][]>,
): AsyncIterable<Uint8Array> {
  const output = new PassThrough({ highWaterMark: 256 * 1024 });
  write(output, sheetName, columns, batches).catch((error: Error) => output.destroy(error));
  return output;
}

async function write(
  output: PassThrough,
  sheetName: string,
  columns: string[],
  batches: AsyncIterable<unknown[][]>,
) {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: output,
    useSharedStrings: false,
    useStyles: true,
  });
  const sheet = workbook.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map((column) => ({
    header: column,
    width: Math.max(14, column.length + 4),
    style: { numFmt: '@' },
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  sheet.getRow(1).font = { bold: true };
  let count = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      sheet.addRow(row).commit();
      if (++count % ROWS_PER_TURN !== 0) continue;
      do await delay(0);
      while (!output.destroyed && waitingBytes(sheet) > BUFFERED_LIMIT);
      if (output.destroyed) return;
    }
  }
  sheet.commit();
  await workbook.commit();
}

/** Refuses an archive that unpacks to more than memory should hold. Reads the directory at the end of the file. */
function refuseZipBomb(bytes: Buffer): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw invalid('The file is not a readable Excel workbook.');
  const entries = bytes.readUInt16LE(end + 10);
  let unpacked = 0;
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < entries && at + 46 <= bytes.length; index++) {
    unpacked += bytes.readUInt32LE(at + 24);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (entries > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES)
    throw invalid('The workbook is too large when unpacked.');
}

/** What a person sees in a cell. Dates become ISO dates, formulas their result. */
function cellText(value: ExcelJS.CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('result' in value) return cellText(value.result as ExcelJS.CellValue);
  if ('text' in value) return cellText(value.text as ExcelJS.CellValue);
  return '';
}

/** Rows of the first sheet with their row numbers, the header first. */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<{ row: number; cells: string[] }> {
  refuseZipBomb(bytes);
  const reader = new ExcelJS.stream.xlsx.WorkbookReader(Readable.from([bytes]), {
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    worksheets: 'emit',
    entries: 'emit',
  });
  try {
    for await (const sheet of reader) {
      for await (const row of sheet) {
        const values = row.values as ExcelJS.CellValue[];
        yield {
          row: row.number,
          cells: Array.from({ length: Math.max(0, values.length - 1) }, (_, i) => cellText(values[i + 1])),
        };
      }
      return;
    }
  } catch {
    throw invalid('The file is not a readable Excel workbook.');
  }
}

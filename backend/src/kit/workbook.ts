import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import ExcelJS from 'exceljs';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const ROWS_PER_TURN = 500;
const BUFFERED_LIMIT = 1024 * 1024;

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

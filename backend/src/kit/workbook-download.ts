/** exceljs is large and seldom needed: it is loaded with the first workbook, not with the server. */
import type { Download } from './download.ts';
import type { Sheet } from './workbook-sheets.ts';
import type { WorkbookHelp } from './workbook.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface WorkbookList {
  sheetName: string;
  columns: string[];
  batches: AsyncIterable<Iterable<unknown[]>>;
  help?: WorkbookHelp;
}

export async function listDownload(
  fileName: string,
  { sheetName, columns, batches, help }: WorkbookList,
): Promise<Download> {
  const { workbookChunks } = await import('./workbook.ts');
  const chunks = workbookChunks(sheetName, columns, batches, help);
  return { fileName: `${fileName}.xlsx`, contentType: XLSX_TYPE, chunks };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export async function sheetsDownload(fileName: string, sheets: Sheet[]): Promise<Download> {
  const { workbookOf } = await import('./workbook-sheets.ts');
  const chunks = once(await workbookOf(sheets));
  return { fileName: `${fileName}.xlsx`, contentType: XLSX_TYPE, chunks };
}

import { command, query, type OperationMap } from '../../http/operation.ts';
import { importFile, previewFile } from '../../kit/import/import.ts';
import { priceListImport } from './price-list.import.ts';
import { exportWorkbook } from './price-workbook.service.ts';

export const priceWorkbookHandlers = {
  exportPricelist: query((context, { query: about, body }) => exportWorkbook(context, about, body)),
  uploadPricelistFromExcel: query(async (context, { file, body }) =>
    previewFile(context, await priceListImport(context, body), file),
  ),
  importPricelist: command(async (context, { file, body }) =>
    importFile(context, await priceListImport(context, body), file, body),
  ),
} satisfies Partial<OperationMap>;

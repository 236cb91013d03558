import { command, query, type OperationMap } from '../../http/operation.ts';
import { exportWorkbook, importWorkbook, previewWorkbook } from './price-workbook.service.ts';

export const priceWorkbookHandlers = {
  exportPricelist: query((context, { query: about, body }) => exportWorkbook(context, about, body)),
  uploadPricelistFromExcel: query((context, { file, body }) => previewWorkbook(context, file, body)),
  importPricelist: command((context, { file, body }) => importWorkbook(context, file, body)),
} satisfies Partial<OperationMap>;

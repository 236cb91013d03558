import { importHandlers } from '../../http/crud-handlers.ts';
import { command, query, type OperationMap, steadyQuery } from '../../http/operation.ts';
import { statementTimeoutMs } from '../../kit/statement-limits.ts';
import { partsOf, type RecordChanges } from '../../kit/record-changes.ts';
import { listTaxes, saveTaxes } from './market-tax.service.ts';
import { priceListImport } from './price-list.import.ts';
import { getBasePrice, getDetails, priceChanges, priceMasks } from './price-list.service.ts';
import { exportWorkbook } from './price-workbook.service.ts';
import { undoRun } from './price-run.undo.ts';
import { previewRun, readRun, startRun } from './price-run.service.ts';
import { saveEquipment, savePriceList } from './save-prices.service.ts';

export const priceHistory: RecordChanges = {
  async list(context, id) {
    const [countryId, modelCode, code] = partsOf<[string, string, string]>(id, 3);
    const changes = await priceChanges(context, { countryId, modelCode }, code);
    return changes.map(({ before, after, ...change }) => ({
      ...change,
      recordId: id,
      action: 'update',
      before: { price: before },
      after: { price: after },
    }));
  },
};

const workbooks = importHandlers(priceListImport);

export const priceListHandlers = {
  getBasePriceInfo: query((context, { path }) => getBasePrice(context, path)),
  getPriceDetailsByModelVersion: query((context, { path }) => getDetails(context, path)),
  getPricemaskList: steadyQuery(() => Promise.resolve(priceMasks)),
  saveMarketDataModelAndOpt: command((context, { path, body, query: seen }) =>
    savePriceList(context, path, body, seen),
  ),
  saveEquipmentList: command((context, { path, body, query: seen }) =>
    saveEquipment(context, path, body, seen),
  ),
  exportPricelist: query((context, { query: about, body }) => exportWorkbook(context, about, body)),
  uploadPricelistFromExcel: workbooks.preview,
  importPricelist: workbooks.import,
  getMarketTaxes: query((context, { path }) => listTaxes(context, path)),
  saveMarketDataTaxes: command((context, { path, body, query: seen }) =>
    saveTaxes(context, path, body, seen),
  ),
  previewPriceRun: query((context, { body }) => previewRun(context, body)),
  startPriceRun: {
    kind: 'planned',
    handle: (context, { body }, transaction) => startRun(context, body, transaction),
  },
  getPriceRun: query((context, { path: { run } }) => readRun(context, run)),
  undoPriceRun: {
    ...command((context, { path: { run } }) => undoRun(context, run)),
    limitMs: statementTimeoutMs.file,
  },
} satisfies Partial<OperationMap>;

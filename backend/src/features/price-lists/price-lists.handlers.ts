import { command, query, type OperationMap } from '../../http/operation.ts';
import { listTaxes, saveTaxes } from './market-tax.service.ts';
import { getBasePrice, getDetails, getHistory, priceMasks } from './price-list.service.ts';
import { saveEquipment, savePriceList } from './save-prices.service.ts';

/** Specification 3, sections 2.1 and 7, Price configurator. */
export const priceListHandlers = {
  getBasePriceInfo: query((context, { path }) => getBasePrice(context, path)),
  getPriceDetailsByModelVersion: query((context, { path }) => getDetails(context, path)),
  getPricemaskList: query(() => Promise.resolve(priceMasks)),
  getPriceHistory: query((context, { path, query: { code } }) => getHistory(context, path, code)),
  saveMarketDataModelAndOpt: command((context, { path, body, query: { version } }) =>
    savePriceList(context, path, body, version),
  ),
  saveEquipmentList: command((context, { path, body, query: { version } }) =>
    saveEquipment(context, path, body, version),
  ),
  getMarketTaxes: query((context, { path }) => listTaxes(context, path)),
  saveMarketDataTaxes: command((context, { path, body, query: { version } }) =>
    saveTaxes(context, path, body, version),
  ),
} satisfies Partial<OperationMap>;

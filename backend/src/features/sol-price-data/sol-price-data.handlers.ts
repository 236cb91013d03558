import { command, query, type OperationMap } from '../../http/operation.ts';
import { deleteTaxes, getPriceData, saveTaxes } from './sol-price-data.service.ts';

export const solPriceDataHandlers = {
  getSolPriceData: query((context, { path: { countryId, modelCode }, query: { startDate } }) =>
    getPriceData(context, countryId, modelCode, startDate),
  ),
  savePriceSolTaxes: command((context, { query: seen, body }) => saveTaxes(context, body, seen)),
  deletePriceSolTaxes: command((context, { body }) => deleteTaxes(context, body)),
} satisfies Partial<OperationMap>;

export const solPriceDataConstraints = {
  sol_tax_key_unique: { message: () => 'Description already present', field: 'taxDescription' },
};

import { command, query, type OperationMap } from '../../http/operation.ts';
import { deleteTaxes, getTaxes, saveTaxes } from './sol-country-tax.service.ts';

/** The FINCO application asks for the same (decision A-19). */
export const solCountryTaxHandlers = {
  getSolCountryTaxes: query((context, { path: { countryId } }) => getTaxes(context, countryId)),
  saveSolCountryTaxes: command((context, { body }) => saveTaxes(context, body)),
  deleteSolCountryTaxes: command((context, { body }) => deleteTaxes(context, body)),
} satisfies Partial<OperationMap>;

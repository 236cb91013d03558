import { command, query, type OperationMap } from '../../http/operation.ts';
import { deleteTaxes, getTaxes, saveTaxes } from './sol-country-tax.service.ts';

/** Also used by the FINCO application (decision A-19). */
export const solCountryTaxHandlers = {
  getSolCountryTaxes: query((context, { path: { countryId } }) => getTaxes(context, countryId)),
  saveSolCountryTaxes: command((context, { body, query: { shownCurrency } }) =>
    saveTaxes(context, body, shownCurrency),
  ),
  deleteSolCountryTaxes: command((context, { body }) => deleteTaxes(context, body)),
} satisfies Partial<OperationMap>;

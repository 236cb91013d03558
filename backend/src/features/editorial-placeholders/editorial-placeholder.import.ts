import { code, requiredText } from '../../kit/record-cells.ts';
import { recordImport } from '../../kit/record-import.ts';
import { countryCell } from '../countries/country.read.ts';
import { languageCell } from '../languages/language.read.ts';
import { modelCell } from '../models/model.read.ts';
import { editorialPlaceholders } from './editorial-placeholder.service.ts';

export const editorialPlaceholderImport = recordImport(editorialPlaceholders, {
  cells: async (context) => ({
    code: code(100),
    country: await countryCell(context),
    language: await languageCell(context),
    model: await modelCell(context),
    content: requiredText(4000),
  }),
  key: ['code', 'country', 'language', 'model'],
});

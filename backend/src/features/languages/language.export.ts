import { listExport } from '../../kit/record-export.ts';
import { language } from './language.list.ts';
import { languageList } from './language.list.ts';

export const languageExport = listExport(language, 'languages', languageList, {
  fields: [
    'id',
    'code',
    'description',
    'active',
    'fallbackLanguage',
    'language2CharCode',
    'languageSimpleCode',
    'default',
  ],
  order: ['code'],
});

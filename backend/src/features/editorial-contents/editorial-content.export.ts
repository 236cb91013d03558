import { scopedExport } from '../../kit/record-export.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { editorialContent } from './editorial-content.list.ts';
import { editorialContentList } from './editorial-content.list.ts';

export const editorialContentExport = scopedExport(
  editorialContent,
  'editorialContents',
  {
    VERS: [
      'id',
      'code',
      'label',
      'language',
      'optcode',
      'modelEnableRegexp',
      'modelDisableRegexp',
      'content',
    ],
    MKTG: ['code', 'language', 'label', 'optcode', 'modelEnableRegexp', 'modelDisableRegexp', 'content'],
  },
  { list: editorialContentList, order: ['language_id', 'code_search'], languageOf: existingLanguage },
);

import { scopedExport } from '../../kit/record-export.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { editorialContent } from './editorial-content.list.ts';
import { editorialContentList } from './editorial-content.list.ts';

/** For versioning: everything, imports again without loss. For marketing: a reading list whose rows tell their models and options. Decision A-20. */
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

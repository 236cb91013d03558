import { scopedExport } from '../../kit/record-export.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { editorialContent } from './editorial-content.entity.ts';

/** For versioning: everything, imports again without loss. For marketing: a reading list. Readings A-20. */
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
    MKTG: ['code', 'language', 'label', 'content'],
  },
  { order: ['language_id', 'code_search'], languageOf: existingLanguage },
);

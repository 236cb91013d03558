import { scopedExport } from '../../kit/record-export.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { editorialPlaceholder } from './editorial-placeholder.entity.ts';

/** For versioning: everything, imports again without loss. For marketing: a reading list. Readings A-20. */
export const editorialPlaceholderExport = scopedExport(
  editorialPlaceholder,
  'editorialPlaceholders',
  {
    VERS: ['id', 'code', 'country', 'language', 'model', 'content'],
    MKTG: ['code', 'country', 'language', 'content'],
  },
  { order: ['language_id', 'modelcode', 'code_search'], languageOf: existingLanguage },
);

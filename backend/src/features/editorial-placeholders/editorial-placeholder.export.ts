import { scopedExport } from '../../kit/record-export.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { editorialPlaceholder } from './editorial-placeholder.list.ts';
import { editorialPlaceholderList } from './editorial-placeholder.list.ts';

/** For versioning: everything, imports again without loss. For marketing: a reading list whose rows tell their models. Decision A-20. */
export const editorialPlaceholderExport = scopedExport(
  editorialPlaceholder,
  'editorialPlaceholders',
  {
    VERS: ['id', 'code', 'country', 'language', 'model', 'content'],
    MKTG: ['code', 'country', 'language', 'model', 'content'],
  },
  {
    list: editorialPlaceholderList,
    order: ['language_id', 'modelcode', 'code_search'],
    languageOf: existingLanguage,
  },
);

import { scopedExport } from '../../kit/record-export.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { editorialPlaceholder } from './editorial-placeholder.list.ts';
import { editorialPlaceholderList } from './editorial-placeholder.list.ts';

/** Versioning files can be imported again without loss; marketing files are for reading (decision A-20). */
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

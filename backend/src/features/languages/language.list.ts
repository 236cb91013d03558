import { contains, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { Language } from './language.entity.ts';

export type LanguageSort =
  | 'code'
  | 'description'
  | 'active'
  | 'fallbackLanguage'
  | 'language2CharCode'
  | 'languageSimpleCode'
  | 'default'
  | 'id';
export type LanguageFilter = 'code' | 'label';

/** Decision A-36. */
export const languageList: ListDefinition<LanguageSort, LanguageFilter> = {
  table: 'language l',
  joins: 'LEFT JOIN language f ON f.id = l.fallback_language_id',
  id: 'l.id',
  columns: `${shownSql(Language, 'l', ['fallbackLanguageId'])}, CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'code', f.code, 'description', f.description) END AS "fallbackLanguage"`,
  sorts: {
    code: 'search_text(l.code)',
    description: 'search_text(l.description)',
    active: 'l.active',
    fallbackLanguage: `(SELECT search_text(s.code) FROM language s WHERE s.id = l.fallback_language_id)`,
    language2CharCode: 'search_text(l.language2_char_code)',
    languageSimpleCode: 'search_text(l.language_simple_code)',
    default: 'l.is_default',
    id: 'l.id',
  },
  filters: {
    code: contains('search_text(l.code)'),
    label: contains('search_text(l.description)'),
  },
};

export const language = recordOf(Language, {
  entity: 'language',
  noun: 'language',
  name: 'code',
  codes: { fallbackLanguageId: 'fallbackLanguage' },
  list: languageList,
});

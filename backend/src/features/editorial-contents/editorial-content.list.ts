import { contains, noneOf, oneOf, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { languageIdSql, languageJoin } from '../languages/language.read.ts';
import { EditorialContent } from './editorial-content.entity.ts';

export type EditorialContentSort =
  'code' | 'label' | 'content' | 'modelEnableRegexp' | 'modelDisableRegexp' | 'id';

export type EditorialContentFilter =
  | 'language'
  | 'enabledBy'
  | 'notDisabledBy'
  | 'code'
  | 'label'
  | 'content'
  | 'modelEnableRegexp'
  | 'modelDisableRegexp';

/** Decisions. */
export const editorialContentList: ListDefinition<EditorialContentSort, EditorialContentFilter> = {
  table: 'editorial_content c',
  joins: languageJoin('c.language_id'),
  id: 'c.id',
  columns: `${shownSql(EditorialContent, 'c', ['languageId'])},
    g.shown AS language`,
  sorts: {
    code: 'c.code_search',
    label: 'c.label_search',
    content: 'c.content_search',
    modelEnableRegexp: 'c.model_enable_regexp',
    modelDisableRegexp: 'c.model_disable_regexp',
    id: 'c.id',
  },
  filters: {
    language: { sql: (p) => `c.language_id = ${languageIdSql(p)}`, value: String },
    enabledBy: oneOf('c.model_enable_regexp'),
    notDisabledBy: noneOf('c.model_disable_regexp'),
    code: contains('c.code_search'),
    label: contains('c.label_search'),
    content: contains('c.content_search'),
    modelEnableRegexp: contains('search_text(c.model_enable_regexp)'),
    modelDisableRegexp: contains('search_text(c.model_disable_regexp)'),
  },
};

export const editorialContent = recordOf(EditorialContent, {
  entity: 'editorialContent',
  noun: 'content',
  name: 'code',
  codes: { languageId: 'language' },
  list: editorialContentList,
});

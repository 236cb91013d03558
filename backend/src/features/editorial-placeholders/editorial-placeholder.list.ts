import { contains, oneOf, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { languageIdSql, languageJoin } from '../languages/language.read.ts';
import { EditorialPlaceholder } from './editorial-placeholder.entity.ts';

export type EditorialPlaceholderSort = 'code' | 'country' | 'language' | 'model' | 'content' | 'id';
export type EditorialPlaceholderFilter = 'language' | 'models' | 'code' | 'label' | 'content';

/** Decisions. */
export const editorialPlaceholderList: ListDefinition<EditorialPlaceholderSort, EditorialPlaceholderFilter> =
  {
    table: 'editorial_placeholder p',
    joins: languageJoin('p.language_id'),
    id: 'p.id',
    columns: `${shownSql(EditorialPlaceholder, 'p', ['languageId', 'model'])},
    g.shown AS language,
    json_build_object('modelcode', p.modelcode) AS model`,
    sorts: {
      code: 'p.code_search',
      country: 'p.country_id',
      language: 'p.language_id',
      model: 'p.modelcode',
      content: 'p.content_search',
      id: 'p.id',
    },
    filters: {
      language: { sql: (p) => `p.language_id = ${languageIdSql(p)}`, value: String },
      models: oneOf('p.modelcode'),
      code: contains('p.code_search'),
      label: contains('p.content_search'),
      content: contains('p.content_search'),
    },
  };

export const editorialPlaceholder = recordOf(EditorialPlaceholder, {
  entity: 'editorialPlaceholder',
  noun: 'placeholder',
  name: 'code',
  codes: { languageId: 'language' },
  list: editorialPlaceholderList,
});

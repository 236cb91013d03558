import { contains, equals, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { languageIdSql, languageJoin } from '../languages/language.read.ts';
import { GlossaryTerm } from './glossary-term.entity.ts';

export type GlossaryTermSort = 'concept' | 'language' | 'term' | 'id';
export type GlossaryTermFilter = 'concept' | 'term' | 'language' | 'forbidden';

export const glossaryTermList: ListDefinition<GlossaryTermSort, GlossaryTermFilter> = {
  table: 'glossary_term t',
  joins: languageJoin('t.language_id'),
  id: 't.id',
  columns: `${shownSql(GlossaryTerm, 't', ['languageId'])},
    g.shown AS language`,
  sorts: {
    concept: ['t.concept_search', 't.language_id', 't.forbidden', 't.term_search'],
    language: 't.language_id',
    term: 't.term_search',
    id: 't.id',
  },
  filters: {
    concept: contains('t.concept_search'),
    term: contains('t.term_search'),
    language: { sql: (p) => `t.language_id = ${languageIdSql(p)}`, value: String },
    forbidden: equals('t.forbidden'),
  },
};

export const glossaryTerm = recordOf(GlossaryTerm, {
  entity: 'glossaryTerm',
  noun: 'term',
  name: 'term',
  codes: { languageId: 'language' },
  list: glossaryTermList,
});

import { listExport } from '../../kit/record-export.ts';
import { glossaryTerm, glossaryTermList } from './glossary-term.list.ts';

export const glossaryTermExport = listExport(glossaryTerm, 'glossaryTerms', glossaryTermList, {
  fields: ['id', 'concept', 'language', 'term', 'forbidden', 'note'],
  order: ['concept_search', 'language_id'],
});

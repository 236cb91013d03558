import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import type { Schema } from '../../kit/contract.ts';

const everyTerm = statement(
  `SELECT t.concept, g.code AS language, t.term, t.forbidden, t.note
   FROM glossary_term t JOIN language g ON g.id = t.language_id
   ORDER BY t.concept_search, t.concept, t.language_id, t.forbidden, t.term_search, t.id`,
);

/** By concept and language, those to use first. */
export const glossary = (context: Context): Promise<Schema<'GlossaryEntry'>[]> => context.sql.rows(everyTerm);

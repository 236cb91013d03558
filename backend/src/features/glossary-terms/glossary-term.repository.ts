import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import type { Schema } from '../../kit/contract.ts';

const everyTerm = statement(
  `SELECT t.concept, g.code AS language, t.term, t.forbidden, t.note
   FROM glossary_term t JOIN language g ON g.id = t.language_id
   ORDER BY t.concept_search, t.concept, t.language_id, t.forbidden, t.term_search, t.id`,
);

const spelledOtherwise = statement(
  `SELECT k.place, t.term
   FROM jsonb_to_recordset($1::jsonb) AS k(place integer, concept text, language text, term text)
   JOIN language g ON g.code = k.language
   JOIN glossary_term t ON t.concept = k.concept AND t.language_id = g.id AND t.term <> k.term
     AND lower(t.term COLLATE "und-x-icu") = lower(k.term COLLATE "und-x-icu")`,
);

/** The stored terms that differ from given ones in upper and lower case only, by the place of these. */
export async function termsSpelledOtherwise(
  context: Context,
  terms: readonly Record<string, string>[],
): Promise<Map<number, string>> {
  const wanted = terms.map(({ concept, language, term }, place) => ({ place, concept, language, term }));
  type Row = { place: number; term: string };
  const rows = await context.sql.rows<Row>(spelledOtherwise, [JSON.stringify(wanted)]);
  return new Map(rows.map(({ place, term }) => [place, term]));
}

/** By concept and language, those to use first. */
export const glossary = (context: Context): Promise<Schema<'GlossaryEntry'>[]> => context.sql.rows(everyTerm);

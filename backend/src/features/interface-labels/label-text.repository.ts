/** Labels that other records name by a code. */
import type { Context } from '../../kit/context.ts';
import { containsPattern, searchedTextSql, statement } from '../../kit/sql.ts';
import { languageIdSql } from '../languages/language.read.ts';

/** The text of the label with a code in a language, that for all models first; null without one. Both are SQL. */
export const labelTextSql = (code: string, languageId: string): string =>
  `(SELECT t.label FROM interface_label t
    WHERE t.code_search = search_text(${code}) AND t.code = ${code} AND t.language_id = ${languageId}
    ORDER BY t.model_enable_regexp <> 'DEFAULT', t.id LIMIT 1)`;

/** Whether the label with a code says `part` in any language, without regard to case and accents. Both are SQL. */
export const hasLabelText = (code: string, part: string): string =>
  `EXISTS (SELECT FROM interface_label t WHERE t.code_search = search_text(${code}) AND t.code = ${code}
    AND strpos(t.label_search, ${searchedTextSql(part)}) > 0)`;

export interface LabelCode {
  code: string;
  /** Null where no label of the code is in the language. */
  label: string | null;
}

const MOST_CODES = 20;

// The code itself counts in any language; what only resembles it is offered in the language that is asked for.
const codesLike = statement(
  `SELECT found.code, ${labelTextSql('found.code', 'g.id')} AS label
   FROM (SELECT ${languageIdSql('$3')} AS id) g CROSS JOIN LATERAL (
     (SELECT t.code, true AS "isExact" FROM interface_label t
      WHERE t.code_search = search_text($1) AND t.code = $1 LIMIT 1)
     UNION ALL
     (SELECT DISTINCT t.code, false FROM interface_label t
      WHERE t.language_id = g.id AND t.code_search LIKE search_text($2) AND t.code <> $1
      ORDER BY t.code LIMIT ${MOST_CODES})) found
   ORDER BY found."isExact" DESC, found.code`,
);

/** At most twenty codes of labels that contain a text, by code; the code that is the text comes first. */
export const findLabelCodes = (context: Context, part = '', language = ''): Promise<LabelCode[]> =>
  context.sql.rows<LabelCode>(codesLike, [part.trim(), containsPattern(part.trim()), language || '*']);

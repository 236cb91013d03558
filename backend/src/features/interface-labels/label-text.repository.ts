import type { Context } from '../../kit/context.ts';
import { containsPattern, searchedTextSql, statement } from '../../kit/sql.ts';
import { languageIdSql } from '../languages/language.read.ts';

/** SQL for the text of a label by code, preferring the one for all models; null without one. */
export const labelTextSql = (code: string, languageId: string): string =>
  `(SELECT t.label FROM interface_label t
    WHERE t.code_search = search_text(${code}) AND t.code = ${code} AND t.language_id = ${languageId}
    ORDER BY t.model_enable_regexp <> 'DEFAULT', t.id LIMIT 1)`;

/** SQL for whether the label contains `part` in any language, ignoring case and accents. */
export const hasLabelText = (code: string, part: string): string =>
  `EXISTS (SELECT FROM interface_label t WHERE t.code_search = search_text(${code}) AND t.code = ${code}
    AND strpos(t.label_search, ${searchedTextSql(part)}) > 0)`;

export interface LabelCode {
  code: string;
  label: string | null;
}

const MAX_CODES = 20;

// The code itself matches in any language; similar codes only in the language asked for.
const codesLike = statement(
  `SELECT found.code, ${labelTextSql('found.code', 'g.id')} AS label
   FROM (SELECT ${languageIdSql('$3')} AS id) g CROSS JOIN LATERAL (
     (SELECT t.code, true AS "isExact" FROM interface_label t
      WHERE t.code_search = search_text($1) AND t.code = $1 LIMIT 1)
     UNION ALL
     (SELECT DISTINCT t.code, false FROM interface_label t
      WHERE t.language_id = g.id AND t.code_search LIKE search_text($2) AND t.code <> $1
      ORDER BY t.code LIMIT ${MAX_CODES})) found
   ORDER BY found."isExact" DESC, found.code`,
);

/** At most twenty codes that contain a text, an exact match first. */
export const findLabelCodes = (context: Context, part = '', language = ''): Promise<LabelCode[]> =>
  context.sql.rows<LabelCode>(codesLike, [part.trim(), containsPattern(part.trim()), language || '*']);

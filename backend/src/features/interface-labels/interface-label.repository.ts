import { readCache } from '../../kit/cache.ts';
import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

export interface CandidateRow {
  id: number;
  code: string;
  label: string;
  languageId: number;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
}

const candidateRows = statement(
  `SELECT id, code, label, language_id AS "languageId", model_enable_regexp AS "modelEnableRegexp",
     model_disable_regexp AS "modelDisableRegexp"
   FROM interface_label WHERE ($1 = '' OR label_group = $1) AND language_id = ANY($2) ORDER BY code, id`,
);

export const findCandidates = (
  context: Context,
  labelGroup: string,
  languageIds: number[],
): Promise<CandidateRow[]> => context.sql.rows(candidateRows, [labelGroup, languageIds]);

const translations = statement(
  `SELECT DISTINCT o.id FROM interface_label l
   JOIN interface_label o USING (label_group, code, model_enable_regexp, model_disable_regexp) WHERE l.id = ANY($1)`,
);

/** These labels and those with the same key in other languages. */
export const findTranslations = async (context: Context, ids: number[]): Promise<number[]> =>
  (await context.sql.rows<{ id: number }>(translations, [ids])).map(({ id }) => id);

const MAIN_WINDOW = 'Main Window';

// A loose index scan: jumps from group to group instead of reading every label.
const distinctGroups = statement(
  `WITH RECURSIVE groups(name) AS (
     (SELECT label_group FROM interface_label ORDER BY label_group LIMIT 1)
     UNION ALL
     SELECT (SELECT label_group FROM interface_label WHERE label_group > groups.name ORDER BY label_group LIMIT 1)
     FROM groups WHERE groups.name IS NOT NULL)
   SELECT name FROM groups WHERE name IS NOT NULL`,
);

const labelGroups = readCache('labelGroups', ['interfaceLabel']);

/** The label groups in use by name, 'Main Window' always and first (decision A-39). */
export const listLabelGroups = (context: Context): Promise<string[]> =>
  labelGroups.read(context, '', async () => {
    const rows = await context.sql.rows<{ name: string }>(distinctGroups);
    return [MAIN_WINDOW, ...rows.map(({ name }) => name).filter((name) => name !== MAIN_WINDOW)];
  });

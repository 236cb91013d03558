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

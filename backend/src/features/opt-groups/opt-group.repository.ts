import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import type { OptGroupType } from './opt-group.entity.ts';

export interface OptGroupEntry {
  code: string;
  description: string;
  type: OptGroupType;
}

const allGroups = statement(
  `SELECT code, coalesce(nullif(description, ''), code) AS description, group_type AS type FROM opt_group
   ORDER BY search_text(coalesce(nullif(description, ''), code)) COLLATE "C", code`,
);

export const listOptGroups = (context: Context): Promise<OptGroupEntry[]> => context.sql.rows(allGroups);

const patterns = statement(
  `SELECT model_enable_regexp AS pattern FROM opt_group UNION SELECT model_disable_regexp FROM opt_group`,
);

export const findPatterns = async (context: Context): Promise<string[]> =>
  (await context.sql.rows<{ pattern: string }>(patterns)).map(({ pattern }) => pattern);

const options = statement(
  `SELECT id, code AS value, coalesce(nullif(description, ''), code) AS text FROM opt_group
   ORDER BY search_text(coalesce(nullif(description, ''), code)) COLLATE "C", code`,
);

/** For a selector, by name (decision A-28). */
export const listOptions = (context: Context): Promise<{ id: number; value: string; text: string }[]> =>
  context.sql.rows(options);

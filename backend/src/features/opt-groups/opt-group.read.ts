import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

export type OptGroupType = 'OPT' | 'ACC' | 'CUSTPRG';

export interface OptGroupEntry {
  code: string;
  /** In words; the code where nobody has described the group. */
  description: string;
  type: OptGroupType;
}

const allGroups = statement(
  `SELECT code, coalesce(nullif(description, ''), code) AS description, group_type AS type FROM opt_group
   ORDER BY search_text(coalesce(nullif(description, ''), code)) COLLATE "C", code`,
);

export const listOptGroups = (context: Context): Promise<OptGroupEntry[]> => context.sql.rows(allGroups);

const TYPES: string[] = ['OPT', 'ACC', 'CUSTPRG'] satisfies OptGroupType[];
const isGroup = statement(`SELECT EXISTS (SELECT FROM opt_group WHERE code = $1) AS "isThere"`);

export const isGroupOrType = async (context: Context, name: string): Promise<boolean> =>
  TYPES.includes(name) || (await context.sql.rows<{ isThere: boolean }>(isGroup, [name]))[0]!.isThere;

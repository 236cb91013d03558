import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

/** What a group holds: options, accessories or customer programmes. */
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

/** Every group of options, by name. */
export const listOptGroups = (context: Context): Promise<OptGroupEntry[]> => context.sql.rows(allGroups);

const TYPES: string[] = ['OPT', 'ACC', 'CUSTPRG'] satisfies OptGroupType[];
const isGroup = statement(`SELECT EXISTS (SELECT FROM opt_group WHERE code = $1) AS "isThere"`);

/** Whether this is the code of a group, or a type of groups. */
export const isGroupOrType = async (context: Context, name: string): Promise<boolean> =>
  TYPES.includes(name) || (await context.sql.rows<{ isThere: boolean }>(isGroup, [name]))[0]!.isThere;

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

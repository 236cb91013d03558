import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

export interface MenuRow {
  id: number;
  parentId: number | null;
  section: string;
  description: string;
  linkTo: string;
  action: string;
  group: string;
  groupSource: string;
}

const menuRows = statement(
  `SELECT id, parent_id AS "parentId", section, description, link_to AS "linkTo", action, group_name AS "group",
     group_source AS "groupSource"
   FROM menu_entry ORDER BY sort_number, id`,
);

export const listMenuRows = (context: Context): Promise<MenuRow[]> => context.sql.rows(menuRows);

import { readCache } from '../../kit/cache.ts';
import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

export const OPT_GRID = 'optGrid';

export interface GridOption {
  id: number;
  optItemId: number;
  code: string;
  as400Description: string;
  group: string;
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
  isStandard: boolean;
  inactive: boolean;
  colours: { id: number; colItemId: number; code: string; as400Description: string; inactive: boolean }[];
}

const gridOfVehicle = statement(
  `SELECT g.id, i.id AS "optItemId", i.code, i.as400_description AS "as400Description", p.code AS "group",
     p.group_type AS "groupType", g.is_standard AS "isStandard", i.inactive,
     (SELECT coalesce(json_agg(json_build_object('id', cg.id, 'colItemId', c.id, 'code', c.code,
         'as400Description', c.as400_description, 'inactive', c.inactive) ORDER BY c.code), '[]')
       FROM col_grid cg JOIN col_item c ON c.id = cg.col_item_id WHERE cg.opt_grid_id = g.id) AS colours
   FROM opt_grid g JOIN opt_item i ON i.id = g.opt_item_id JOIN opt_group p ON p.id = i.opt_group_id
   WHERE g.vetele = $1 ORDER BY p.code, i.code`,
);

const grids = readCache('grids', [OPT_GRID, 'optItem', 'colItem', 'optGroup']);

/** By group and code, with colours; inactive ones are marked, not left out. */
export const readGrid = (context: Context, vetele: string): Promise<GridOption[]> =>
  grids.read(context, vetele, () => context.sql.rows<GridOption>(gridOfVehicle, [vetele]));

export const clearGrids = (context: Context): Promise<void> => grids.clear(context);

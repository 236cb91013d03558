import { contains, type Filter, type ListDefinition } from '../../kit/paged-list.ts';
import { searchedTextSql } from '../../kit/sql.ts';
import { languageIdSql } from '../languages/language.read.ts';

export type OptionGridSort =
  'optItem.code' | 'optItem.as400Description' | 'defaultLabel' | 'modelLabel' | 'id';
export type OptionGridFilter = 'group' | 'vetele' | 'code' | 'label';

type OptionGridList = ListDefinition<OptionGridSort, OptionGridFilter>;

/** A label on the wire; `row` is the alias of the label, `g` that of its language. */
export const labelEntry = (row: string): string =>
  `json_build_object('id', ${row}.id, 'label', ${row}.label, 'description', ${row}.description,
     'language', json_build_object('id', g.id, 'code', g.code, 'description', g.description),
     'model', json_build_object('modelcode', ${row}.modelcode),
     'optItem', json_build_object('id', ${row}.opt_item_id), 'version', ${row}.version)`;

const LANGUAGE_ID = languageIdSql('$1');

const labelJoin = (alias: string, modelcode: string): string =>
  `LEFT JOIN opt_label ${alias} ON ${alias}.opt_item_id = i.id AND ${alias}.language_id = ${LANGUAGE_ID}
     AND ${alias}.modelcode = ${modelcode}`;

const itemColumns = `i.id AS item_id, i.code, i.as400_description, c.code AS group_code, c.description AS group_description`;
const optItem = (modelcodes: string): string =>
  `json_build_object('id', page.item_id, 'code', page.code, 'as400Description', page.as400_description,
     'group', json_build_object('code', page.group_code, 'description', page.group_description),
     'optLabelList', (SELECT coalesce(json_agg(${labelEntry('t')} ORDER BY t.modelcode <> 'DEFAULT'), '[]')
       FROM opt_label t JOIN language g ON g.id = t.language_id
       WHERE t.opt_item_id = page.item_id AND t.language_id = ${LANGUAGE_ID} AND t.modelcode IN (${modelcodes}))) AS "optItem"`;

const colGridList = (gridId: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('id', cg.id, 'colItem', json_build_object('id', ci.id, 'code', ci.code,
       'as400Description', ci.as400_description)) ORDER BY ci.code_search, ci.id), '[]')
     FROM col_grid cg JOIN col_item ci ON ci.id = cg.col_item_id WHERE cg.opt_grid_id = ${gridId}) AS "colGridList"`;

/** One of the grid rows that offer an option: preferably with colours, of the newest model year. */
const offered = `LEFT JOIN LATERAL (
  SELECT e.id, e.vetele FROM opt_grid e JOIN vehicle v ON v.vetele = e.vetele WHERE e.opt_item_id = page.item_id
  ORDER BY EXISTS (SELECT FROM col_grid cg WHERE cg.opt_grid_id = e.id) DESC, v.model_year DESC, e.vetele DESC LIMIT 1
) offered ON true`;

const labelContains = (...columns: string[]): Filter => ({
  sql: (p) => `(${columns.map((column) => `strpos(${column}, ${searchedTextSql(p)}) > 0`).join(' OR ')})`,
  value: String,
});

const sorts = {
  'optItem.code': 'i.code_search',
  'optItem.as400Description': 'i.as400_search',
  defaultLabel: 'd.label_search',
};

const filters = {
  group: {
    sql: (p: string) =>
      `i.opt_group_id = ANY (ARRAY(SELECT id FROM opt_group WHERE code = ${p} OR group_type = ${p}))`,
    value: String,
  },
  code: contains('i.code_search'),
};

/** With model DEFAULT: every option of the group (decision A-16). */
const everyOption: OptionGridList = {
  table: `(opt_item i JOIN opt_group c ON c.id = i.opt_group_id ${labelJoin('d', `'DEFAULT'`)})`,
  id: 'i.id',
  columns: itemColumns,
  details: {
    columns: `page.item_id AS id, coalesce(offered.vetele, '') AS "modelId", offered.id AS "colGridId",
      ${optItem(`'DEFAULT'`)}, ${colGridList('offered.id')}`,
    joins: offered,
  },
  sorts: { ...sorts, modelLabel: 'd.label_search', id: 'i.id' },
  narrowedBy: 'group',
  parameters: ['language'],
  filters: {
    ...filters,
    label: labelContains('d.label_search'),
    vetele: {
      sql: (p) => `EXISTS (SELECT FROM opt_grid e WHERE e.opt_item_id = i.id AND e.vetele = ${p})`,
      value: String,
    },
  },
};

const optionsOfVehicle: OptionGridList = {
  table: `(opt_grid e JOIN opt_item i ON i.id = e.opt_item_id JOIN opt_group c ON c.id = i.opt_group_id
    ${labelJoin('d', `'DEFAULT'`)} ${labelJoin('m', '$2')})`,
  id: 'e.id',
  columns: `e.id, e.vetele, ${itemColumns}`,
  details: {
    columns: `page.id, page.vetele AS "modelId", page.id AS "colGridId", ${optItem(`'DEFAULT', $2`)}, ${colGridList('page.id')}`,
  },
  sorts: { ...sorts, modelLabel: 'm.label_search', id: 'e.id' },
  narrowedBy: 'vetele',
  parameters: ['language', 'modelcode'],
  filters: {
    ...filters,
    label: labelContains('d.label_search', 'm.label_search'),
    vetele: { sql: (p) => `e.vetele = ${p}`, value: String },
  },
};

/** Decisions A-16, A-36, A-48. */
export const optionGridLists = { everyOption, optionsOfVehicle };

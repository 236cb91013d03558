import { contains, type Filter, type ListDefinition } from '../../kit/paged-list.ts';
import { searchedTextSql } from '../../kit/sql.ts';
import { languageIdSql } from '../languages/language.read.ts';
import { labelsJson } from './item-labels.list.ts';
import { COLOR, type ItemKind } from './item-labels.read.ts';

export type ItemSort = 'code' | 'group' | 'subgroup' | 'layergroup' | 'as400Description' | 'inactive' | 'id';
export type ItemFilter = 'group' | 'code' | 'label' | 'missingIn';

/** In any language (decision A-36). */
const labelContains = (kind: ItemKind): Filter => ({
  sql: (p) => `EXISTS (SELECT FROM ${kind}_label s
    WHERE s.${kind}_item_id = i.id AND strpos(s.label_search, ${searchedTextSql(p)}) > 0)`,
  value: String,
});

const lacksLabel = (kind: ItemKind): Filter => ({
  sql: (p) => `NOT EXISTS (SELECT FROM ${kind}_label s
    WHERE s.${kind}_item_id = i.id AND s.modelcode = 'DEFAULT' AND s.language_id = ${languageIdSql(p)})`,
  value: String,
});

const shown = `i.id, i.code, i.subgroup, i.layergroup, i.as400_description AS "as400Description", i.inactive, i.version`;
const sorts = {
  code: 'i.code_search',
  subgroup: 'i.subgroup',
  layergroup: 'i.layergroup',
  as400Description: 'i.as400_search',
  inactive: 'i.inactive',
  id: 'i.id',
};
const filtersOf = (kind: ItemKind) => ({
  code: contains('i.code_search'),
  label: labelContains(kind),
  missingIn: lacksLabel(kind),
});

const MAX_OPTIONS = 12;

type ItemList = ListDefinition<ItemSort, ItemFilter>;

const PLAIN =
  'page.id, page.code, page.subgroup, page.layergroup, page."as400Description", page.inactive, page.version';

/** Options that come in a colour, each with its newest vehicle: where there are pictures of the colour. */
const offeredIn = `(
  SELECT coalesce(json_agg(json_build_object('optCode', o.code, 'groupCode', o.group_code, 'modelId', o.vetele,
    'as400Description', o.as400_description) ORDER BY o.code), '[]')
  FROM (SELECT DISTINCT ON (i.code) i.code, c.code AS group_code, e.vetele, i.as400_description
    FROM col_grid k JOIN opt_grid e ON e.id = k.opt_grid_id JOIN vehicle v ON v.vetele = e.vetele
    JOIN opt_item i ON i.id = e.opt_item_id JOIN opt_group c ON c.id = i.opt_group_id
    WHERE k.col_item_id = page.id ORDER BY i.code, v.model_year DESC, e.vetele DESC LIMIT ${MAX_OPTIONS}) o) AS "offeredIn"`;

const optionList: ItemList = {
  table: 'opt_item i JOIN opt_group c ON c.id = i.opt_group_id',
  id: 'i.id',
  columns: `${shown}, c.code AS group_code, c.description AS group_description`,
  details: {
    columns: `${PLAIN}, json_build_object('code', page.group_code, 'description', page.group_description) AS "group",
      ${labelsJson('opt', 'page.id')} AS "optLabelList"`,
  },
  sorts: { ...sorts, group: 'c.code' },
  narrowedBy: 'group',
  filters: {
    ...filtersOf('opt'),
    group: { sql: (p) => `(c.code = ${p} OR c.group_type = ${p})`, value: String },
  },
};

const colourList: ItemList = {
  table: 'col_item i',
  id: 'i.id',
  columns: shown,
  details: {
    columns: `${PLAIN}, json_build_object('code', '${COLOR}', 'description', 'Colours') AS "group",
      ${labelsJson('col', 'page.id')} AS "colLabelList", ${offeredIn}`,
  },
  sorts: { ...sorts, group: `'${COLOR}'::text` },
  narrowedBy: 'group',
  filters: { ...filtersOf('col'), group: { sql: (p) => `${p} = '${COLOR}'`, value: String } },
};

export const itemLists: Record<ItemKind, ItemList> = { opt: optionList, col: colourList };

import type { Context } from '../../kit/context.ts';
import { keysetBatches } from '../../kit/export.ts';
import { statement } from '../../kit/sql.ts';
import { COLOR, type ItemKind } from './item-labels.read.ts';

export type ExportScope = 'VERS' | 'MKTG';

const group = { opt: 'c.code', col: `'${COLOR}'` };

/** The columns of each scope, as SQL (decision A-20). */
const columnsOf = (kind: ItemKind): Record<ExportScope, Record<string, string>> => ({
  VERS: {
    id: 't.id',
    code: 'i.code',
    language: 'g.code',
    modelcode: `coalesce(t.modelcode, 'DEFAULT')`,
    label: `coalesce(t.label, '')`,
    description: `coalesce(t.description, '')`,
    inactive: 'i.inactive',
    group: group[kind],
    subgroup: 'i.subgroup',
    layergroup: 'i.layergroup',
    as400Description: 'i.as400_description',
  },
  MKTG: {
    code: 'i.code',
    group: group[kind],
    language: 'g.code',
    label: `coalesce(t.label, '')`,
    description: `coalesce(t.description, '')`,
  },
});

const columns = { opt: columnsOf('opt'), col: columnsOf('col') };

const from = {
  opt: 'opt_item i JOIN opt_group c ON c.id = i.opt_group_id AND (c.code = $1 OR c.group_type = $1)',
  col: `(SELECT * FROM col_item WHERE $1 = '${COLOR}') i`,
};

/** A null in the key could not be compared. */
const KEY = `i.code_search, i.id, g.id, coalesce(t.modelcode, '')`;

// Languages without a text of an item are included, blank, for translators.
const selectBatch = (kind: ItemKind, scope: ExportScope) =>
  statement(`SELECT ${Object.values(columns[kind][scope]).join(', ')}, ${KEY}
    FROM ${from[kind]} CROSS JOIN language g
    LEFT JOIN ${kind}_label t ON t.${kind}_item_id = i.id AND t.language_id = g.id
      ${scope === 'MKTG' ? `AND t.modelcode = 'DEFAULT'` : ''}
    WHERE ($2::integer IS NULL AND (g.active OR t.id IS NOT NULL) OR g.id = $2)
      AND ($3::text IS NULL OR (${KEY}) > ($3, $4, $5, $6))
    ORDER BY ${KEY} LIMIT $7`);

const statementsOf = (kind: ItemKind) => ({
  VERS: selectBatch(kind, 'VERS'),
  MKTG: selectBatch(kind, 'MKTG'),
});
const statements = { opt: statementsOf('opt'), col: statementsOf('col') };

export const exportedColumns = (kind: ItemKind, scope: ExportScope): string[] =>
  Object.keys(columns[kind][scope]);

export const labelBatches = (
  context: Context,
  kind: ItemKind,
  scope: ExportScope,
  groupAndLanguage: [string, number | null],
): AsyncIterable<unknown[][]> => keysetBatches(context.sql, statements[kind][scope], groupAndLanguage, 4);

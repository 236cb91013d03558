import type { Context } from '../../kit/context.ts';
import { keysetBatches } from '../../kit/export.ts';
import { statement } from '../../kit/sql.ts';
import { whereOf, type Listed } from '../../kit/paged-list.ts';
import { COLOR, type ItemKind } from './item-labels.read.ts';
import { itemLists, type ItemFilter } from './option-colour-label.list.ts';

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

/** A null in the key could not be compared. */
const KEY = `i.code_search, i.id, g.id, coalesce(t.modelcode, '')`;

type Where = ReturnType<typeof whereOf>;

// Languages without a text of an item are included, blank, for translators.
function selectBatch(kind: ItemKind, scope: ExportScope, where: Where) {
  const placeholder = (index: number): string => `$${where.placeholders + index}`;
  const [language, limit] = [placeholder(1), placeholder(6)];
  const after = [2, 3, 4, 5].map(placeholder);
  return statement(`SELECT ${Object.values(columns[kind][scope]).join(', ')}, ${KEY}
    FROM ${itemLists[kind].table} CROSS JOIN language g
    LEFT JOIN ${kind}_label t ON t.${kind}_item_id = i.id AND t.language_id = g.id
      ${scope === 'MKTG' ? `AND t.modelcode = 'DEFAULT'` : ''}
    ${where.sql} AND (${language}::integer IS NULL AND (g.active OR t.id IS NOT NULL) OR g.id = ${language})
      AND (${after[0]}::text IS NULL OR (${KEY}) > (${after.join(', ')}))
    ORDER BY ${KEY} LIMIT ${limit}`);
}

export const exportedColumns = (kind: ItemKind, scope: ExportScope): string[] =>
  Object.keys(columns[kind][scope]);

/** The labels of the items that the list shows with these filters, the group among them, in one language or in all. */
export function labelBatches(
  context: Context,
  kind: ItemKind,
  scope: ExportScope,
  filters: Listed<ItemFilter> & { group: string },
  languageId: number | null,
): AsyncIterable<unknown[][]> {
  const where = whereOf(itemLists[kind], filters);
  const batch = selectBatch(kind, scope, where);
  return keysetBatches(context.sql, batch, [...where.values, languageId], 4);
}

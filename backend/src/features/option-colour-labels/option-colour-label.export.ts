import { invalid } from '../../kit/app-error.ts';
import { keysetBatches, type ExportDefinition } from '../../kit/export.ts';
import { statement } from '../../kit/sql.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { isGroupOrType } from '../opt-groups/opt-group.read.ts';
import { COLOR, kindOf, type ItemKind } from './item-labels.read.ts';
import { t } from '../../texts/labels.ts';

export type ExportScope = 'VERS' | 'MKTG';

export interface ItemLabelExportOptions {
  scope?: ExportScope;
  languageToExport?: string;
  /** COLOR, or the code or type of an option group. */
  finalOptColType?: string;
}

const group = { opt: 'c.code', col: `'${COLOR}'` };

/** The columns of each scope and where they come from (decision A-20). */
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

/** Without a name of its own a null in the key could not be compared. */
const KEY = `i.code_search, i.id, g.id, coalesce(t.modelcode, '')`;

// A language that has no text of an item yet is there too, blank, for whoever is to write it.
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

const typeOf = ({ finalOptColType }: ItemLabelExportOptions): string => finalOptColType || COLOR;

export const itemLabelExport: ExportDefinition<ItemLabelExportOptions> = {
  fileName: (options) =>
    `optColorLabels_${options.scope ?? 'VERS'}_${options.languageToExport || 'ALL'}_${typeOf(options)}`,
  columns: (options) => Object.keys(columns[kindOf(options.finalOptColType)][options.scope ?? 'VERS']),
  async batches(context, options) {
    const { scope = 'VERS', languageToExport = 'ALL' } = options;
    const isAll = languageToExport === '' || languageToExport.toUpperCase() === 'ALL';
    const language = isAll
      ? undefined
      : await existingLanguage(context, languageToExport, 'languageToExport');
    const type = typeOf(options);
    if (type !== COLOR && !(await isGroupOrType(context, type)))
      throw invalid(t('This group does not exist.'), [
        { field: 'finalOptColType', message: t('Unknown group') },
      ]);
    return keysetBatches(context.sql, statements[kindOf(type)][scope], [type, language?.id ?? null], 4);
  },
};

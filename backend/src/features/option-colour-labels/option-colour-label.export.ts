import { invalid } from '../../kit/app-error.ts';
import type { ExportDefinition } from '../../kit/export.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { isGroupOrType } from '../opt-groups/opt-group.read.ts';
import { COLOR, kindOf } from './item-labels.read.ts';
import { exportedColumns, labelBatches, type ExportScope } from './option-colour-label-export.repository.ts';
import { t } from '../../texts/labels.ts';

export interface ItemLabelExportOptions {
  scope?: ExportScope;
  languageToExport?: string;
  finalOptColType?: string;
  rows?: 'ALL' | 'LISTED';
  code?: string;
  label?: string;
  missingIn?: string;
  /** Of these items alone. */
  ids?: readonly string[];
}

const typeOf = ({ finalOptColType }: ItemLabelExportOptions): string => finalOptColType || COLOR;

export const itemLabelExport: ExportDefinition<ItemLabelExportOptions> = {
  fileName: (options) =>
    [
      'optColorLabels',
      options.scope ?? 'VERS',
      options.languageToExport || 'ALL',
      // A group may have a name that no file can have.
      typeOf(options).replace(/[\\/:*?"<>|[\]\u0000-\u001f]/g, '_'),
      ...(options.ids ? ['selected'] : []),
    ].join('_'),
  columns: (options) => exportedColumns(kindOf(options.finalOptColType), options.scope ?? 'VERS'),
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
    const { rows, code, label, missingIn, ids } = options;
    const listed = rows === 'LISTED' ? { code, label, missingIn } : {};
    return labelBatches(context, kindOf(type), scope, { group: type, ...listed, ids }, language?.id ?? null);
  },
};

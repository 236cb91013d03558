import { invalid } from '../../kit/app-error.ts';
import { keysetBatches, type ExportDefinition } from '../../kit/export.ts';
import { statement } from '../../kit/sql.ts';
import { findLanguage, listAllLanguages } from '../languages/language.read.ts';

export interface LabelExportOptions {
  scope?: 'VERS' | 'MKTG';
  languageToExport?: string;
}

/** For versioning: everything, imports again without loss. For marketing: a reading list. Readings A-20. */
const COLUMNS = {
  VERS: ['id', 'labelGroup', 'code', 'language', 'label', 'modelEnableRegexp', 'modelDisableRegexp'],
  MKTG: ['code', 'labelGroup', 'language', 'label'],
};

const SELECTED = {
  VERS: 'l.id, l.label_group, l.code, g.code, l.label, l.model_enable_regexp, l.model_disable_regexp',
  MKTG: 'l.code, l.label_group, g.code, l.label',
};

const KEY = 'l.label_group, l.language_id, l.code_search, l.id';

const selectBatch = (scope: 'VERS' | 'MKTG') =>
  statement(`SELECT ${SELECTED[scope]}, ${KEY}
    FROM interface_label l JOIN language g ON g.id = l.language_id
    WHERE ($1::integer IS NULL OR l.language_id = $1) AND ($2::text IS NULL OR (${KEY}) > ($2, $3, $4, $5))
    ORDER BY ${KEY} LIMIT $6`);

const statements = { VERS: selectBatch('VERS'), MKTG: selectBatch('MKTG') };

export const interfaceLabelExport: ExportDefinition<LabelExportOptions> = {
  fileName: ({ scope = 'VERS', languageToExport }) => `interfaceLabels_${scope}_${languageToExport || 'ALL'}`,
  columns: ({ scope = 'VERS' }) => COLUMNS[scope],
  async batches(context, { scope = 'VERS', languageToExport = 'ALL' }) {
    const isAll = languageToExport === '' || languageToExport.toUpperCase() === 'ALL';
    const language = isAll ? undefined : findLanguage(await listAllLanguages(context), languageToExport);
    if (!isAll && !language)
      throw invalid('This language does not exist.', [
        { field: 'languageToExport', message: 'Unknown language' },
      ]);
    return keysetBatches(context.sql, statements[scope], [language?.id ?? null], 4);
  },
};

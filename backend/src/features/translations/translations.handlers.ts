import { importHandlers } from '../../http/crud-handlers.ts';
import { command, query, steadyQuery, type OperationMap } from '../../http/operation.ts';
import { exportFile } from '../../kit/export.ts';
import { listTextGroups } from './text-groups.repository.ts';
import { completenessExport } from './completeness.export.ts';
import { completeness } from './completeness.service.ts';
import { copyTexts, previewCopy, undoCopy } from './translation-copy.service.ts';
import { translationImport } from './translation-import.ts';
import { exportTranslations } from './translation-export.service.ts';
import { similarTranslations } from './similar-translations.service.ts';
import { saveLengthLimit, translationChecks } from './translation-checks.service.ts';
import { listTranslations, markTranslation, saveTranslation } from './translation.service.ts';

/** A text that changed since it was planned is told by itself. */
const files = importHandlers(translationImport, { locks: false });

export const translationHandlers = {
  listTranslations: query((context, { query: { targets, ...wanted } }) =>
    listTranslations(context, { ...wanted, targets: targets.split(',') }),
  ),
  updateTranslation: command((context, { body }) => saveTranslation(context, body)),
  markTranslation: command((context, { body }) => markTranslation(context, body)),
  getTranslationGroups: steadyQuery((context, { query: { kind } }) => listTextGroups(context, kind)),
  getTranslationChecks: steadyQuery((context) => translationChecks(context)),
  updateTranslationLengthLimit: command((context, { body }) => saveLengthLimit(context, body)),
  findSimilarTranslations: query((context, { query: { text, source, target } }) =>
    similarTranslations(context, text, source, target),
  ),
  getTranslationCompleteness: query((context, { query: { source, modelName } }) =>
    completeness(context, source, modelName),
  ),
  exportTranslationCompletenessCsv: query(async (context, { query: { source, modelName } }) =>
    exportFile(context, completenessExport, 'csv', await completeness(context, source, modelName)),
  ),
  exportTranslationCompletenessXlsx: query(async (context, { query: { source, modelName } }) =>
    exportFile(context, completenessExport, 'xlsx', await completeness(context, source, modelName)),
  ),
  previewTranslationCopy: query((context, { body }) => previewCopy(context, body)),
  copyTranslations: command((context, { body }) => copyTexts(context, body)),
  undoTranslationCopy: command((context, { path: { run } }) => undoCopy(context, run)),
  exportTranslations: query((context, { query: { targets, ...wanted } }) =>
    exportTranslations(context, { ...wanted, targets: targets.split(',') }),
  ),
  previewTranslationImport: files.preview,
  importTranslations: files.import,
} satisfies Partial<OperationMap>;

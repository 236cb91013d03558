import { crudHandlers, fileHandlers, list, scopedOptions } from '../../http/crud-handlers.ts';
import { command, type OperationMap } from '../../http/operation.ts';
import type { Context } from '../../kit/context.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { refuseFaultyValues } from '../../kit/model-pattern.ts';
import { changesOfCrud, numberedId, type RecordChanges } from '../../kit/record-changes.ts';
import { patternsMatching, specificModel } from '../models/model.read.ts';
import { editorialContentExport } from './editorial-content.export.ts';
import { editorialContentImport } from './editorial-content.import.ts';
import { editorialContentList } from './editorial-content.list.ts';
import { findTranslations } from './editorial-content.repository.ts';
import {
  contentPatterns,
  createContent,
  editorialContents,
  restoreContent,
  updateContent,
} from './editorial-content.service.ts';

export { editorialContentConstraints } from './editorial-content.entity.ts';

interface ListFilters {
  language?: string;
  modelName?: string;
  code?: string;
  label?: string;
  content?: string;
  modelEnableRegexp?: string;
  modelDisableRegexp?: string;
}

async function filtersOf({ language, modelName, ...wanted }: ListFilters, context: Context) {
  const model = await specificModel(context, modelName);
  const matching = model === undefined ? undefined : await patternsMatching(context, model);
  return {
    language: language || '*',
    enabledBy: matching && ['DEFAULT', '', ...matching],
    notDisabledBy: matching,
    code: wanted.code,
    label: wanted.label,
    content: wanted.content,
    modelEnableRegexp: wanted.modelEnableRegexp,
    modelDisableRegexp: wanted.modelDisableRegexp,
  };
}

const contents = crudHandlers(editorialContents);
const files = fileHandlers(editorialContentExport, editorialContentImport, scopedOptions(filtersOf));

export const editorialContentHistory: RecordChanges = {
  ...changesOfCrud(editorialContents),
  restore: (context, id, wanted) => restoreContent(context, numberedId(id), wanted),
};

export const editorialContentBulk = bulkOf(editorialContents, {
  filtersOf,
  check: refuseFaultyValues,
  values: (context, given) => contentPatterns(context, given),
  together: findTranslations,
});

export const editorialContentHandlers = {
  listEditorialContents: list(
    editorialContentList,
    (wanted, context) => filtersOf(wanted, context),
    // The only list whose pages start at one; 0 is the first page as well (decision A-03).
    { firstPage: 1 },
  ),
  createEditorialContent: command((context, { body }) => createContent(context, body)),
  updateEditorialContent: command((context, { path: { id }, body }) => updateContent(context, id, body)),
  deleteEditorialContent: contents.remove,
  exportEditorialContentsCsv: files.csv,
  exportEditorialContentsXlsx: files.xlsx,
  previewEditorialContents: files.preview,
  importEditorialContents: files.import,
} satisfies Partial<OperationMap>;

import { crudHandlers, fileHandlers, list, scopedOptions } from '../../http/crud-handlers.ts';
import type { OperationMap } from '../../http/operation.ts';
import type { Context } from '../../kit/context.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { changesOfCrud } from '../../kit/record-changes.ts';
import { specificModel } from '../models/model.read.ts';
import { editorialPlaceholderExport } from './editorial-placeholder.export.ts';
import { editorialPlaceholderImport } from './editorial-placeholder.import.ts';
import { editorialPlaceholderList } from './editorial-placeholder.list.ts';
import { editorialPlaceholders, placeholderOf } from './editorial-placeholder.service.ts';

export { editorialPlaceholderConstraints } from './editorial-placeholder.entity.ts';

interface ListFilters {
  language?: string;
  modelName?: string;
  code?: string;
  label?: string;
  content?: string;
}

async function filtersOf({ language, modelName, code, label, content }: ListFilters, context: Context) {
  const model = await specificModel(context, modelName);
  const models = model && ['DEFAULT', model];
  return { language: language || '*', models, code, label, content };
}

const placeholders = crudHandlers(editorialPlaceholders);
const files = fileHandlers(editorialPlaceholderExport, editorialPlaceholderImport, scopedOptions(filtersOf));

export const editorialPlaceholderHistory = changesOfCrud(editorialPlaceholders);

export const editorialPlaceholderBulk = bulkOf(editorialPlaceholders, { filtersOf });

export const editorialPlaceholderHandlers = {
  listEditorialPlaceholders: list(editorialPlaceholderList, (wanted, context) => filtersOf(wanted, context)),
  createEditorialPlaceholder: placeholders.create(placeholderOf),
  // All other fields are the key.
  updateEditorialPlaceholder: placeholders.update((_context, { content }) => ({ content })),
  deleteEditorialPlaceholder: placeholders.remove,
  exportEditorialPlaceholdersCsv: files.csv,
  exportEditorialPlaceholdersXlsx: files.xlsx,
  previewEditorialPlaceholders: files.preview,
  importEditorialPlaceholders: files.import,
} satisfies Partial<OperationMap>;

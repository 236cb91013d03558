import { crudHandlers, fileHandlers, list } from '../../http/crud-handlers.ts';
import { command, type OperationMap } from '../../http/operation.ts';
import { patternsMatching, specificModel } from '../models/model.read.ts';
import { editorialContentExport } from './editorial-content.export.ts';
import { editorialContentImport } from './editorial-content.import.ts';
import { editorialContentList } from './editorial-content.list.ts';
import { createContent, editorialContents, updateContent } from './editorial-content.service.ts';

export { editorialContentConstraints } from './editorial-content.entity.ts';

const contents = crudHandlers(editorialContents);
const files = fileHandlers(editorialContentExport, editorialContentImport);

/** Specification 1, sections 2.11 and 7, Editorial contents. */
export const editorialContentHandlers = {
  listEditorialContents: list(
    editorialContentList,
    async ({ language, modelName, ...wanted }, context) => {
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
    },
    // The only list that counts its pages from one; 0 is the first page as well (readings A-03).
    { firstPage: 1 },
  ),
  createEditorialContent: command((context, { body }) => createContent(context, body)),
  updateEditorialContent: command((context, { path: { id }, body }) => updateContent(context, id, body)),
  deleteEditorialContent: contents.remove,
  getEditorialContentHistory: contents.history,
  restoreEditorialContent: contents.restore,
  listDeletedEditorialContents: contents.deleted,
  exportEditorialContentsCsv: files.csv,
  exportEditorialContentsXlsx: files.xlsx,
  previewEditorialContents: files.preview,
  importEditorialContents: files.import,
} satisfies Partial<OperationMap>;

import { crudHandlers, exportHandlers, list } from '../../http/crud-handlers.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { languageExport } from './language.export.ts';
import { languageList } from './language.list.ts';
import { listAllLanguages } from './language.read.ts';
import {
  createLanguage,
  languages,
  removeLanguage,
  restoreLanguage,
  updateLanguage,
} from './language.service.ts';

export { languageConstraints } from './language.entity.ts';

const { history, deleted } = crudHandlers(languages);
const filtersOf = ({ code, label }: { code?: string; label?: string }) => ({ code, label });
const files = exportHandlers(languageExport, filtersOf);

/** Specification 2, sections 2, 4 and 7, Languages. */
export const languageHandlers = {
  getLangList: query(async (context) => {
    const all = await listAllLanguages(context);
    return all
      .filter(({ active }) => active)
      .map(({ id, code, description }) => ({ id, value: code, text: description }));
  }),
  listLanguages: list(languageList, (wanted) => filtersOf(wanted)),
  createLanguage: command((context, { body }) => createLanguage(context, body)),
  updateLanguage: command((context, { path: { id }, body }) => updateLanguage(context, id, body)),
  deleteLanguage: command((context, { path: { id } }) => removeLanguage(context, id)),
  getLanguageHistory: history,
  restoreLanguage: command((context, { path: { id }, body }) => restoreLanguage(context, id, body)),
  listDeletedLanguages: deleted,
  exportLanguagesCsv: files.csv,
  exportLanguagesXlsx: files.xlsx,
} satisfies Partial<OperationMap>;

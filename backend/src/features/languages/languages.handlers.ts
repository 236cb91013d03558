import { codeAndLabel, exportHandlers, list } from '../../http/crud-handlers.ts';
import { command, type OperationMap, steadyQuery } from '../../http/operation.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { changesOfCrud, numberedId, type RecordChanges } from '../../kit/record-changes.ts';
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

/** What a form always sends. */
const written = ({ code, description }: { code: string; description: string }) => ({ code, description });

const files = exportHandlers(languageExport, codeAndLabel);

export const languageHistory: RecordChanges = {
  ...changesOfCrud(languages),
  restore: (context, id, wanted) => restoreLanguage(context, numberedId(id), wanted),
};

export const languageBulk = bulkOf(languages, {
  filtersOf: codeAndLabel,
  update: (context, id, { active }, state) => updateLanguage(context, id, { ...written(state), active }),
  remove: removeLanguage,
  restore: languageHistory.restore,
});

export const languageHandlers = {
  getLangList: steadyQuery(async (context) => {
    const all = await listAllLanguages(context);
    return all
      .filter(({ active }) => active)
      .map(({ id, code, description }) => ({ id, value: code, text: description }));
  }),
  listLanguages: list(languageList, (wanted) => codeAndLabel(wanted)),
  createLanguage: command((context, { body }) => createLanguage(context, body)),
  updateLanguage: command((context, { path: { id }, body }) => updateLanguage(context, id, body)),
  deleteLanguage: command((context, { path: { id } }) => removeLanguage(context, id)),
  exportLanguagesCsv: files.csv,
  exportLanguagesXlsx: files.xlsx,
} satisfies Partial<OperationMap>;

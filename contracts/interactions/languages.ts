import { interaction } from '../harness.ts';

const everyFilter = {
  page: 0,
  size: 10,
  sortBy: 'code' as const,
  sortDesc: false,
  label: "l'allemand (100%) + *",
  code: 'd',
};
const german = { code: 'de', description: 'Deutsch', active: true, fallbackLanguage: { id: 2 }, version: 3 };
const change = (values: object) => {
  const body = { ...german, ...values };
  return { args: { id: 3, languageInput: body }, path: { id: 3 }, body };
};
const ofItalian = { id: 1, languageInput: { code: 'it', description: 'Italiano', active: false } };
const danish = { code: 'da', description: 'Dansk', active: true, fallbackLanguage: { id: 2, code: 'en' } };
const one = { args: { id: 3 }, path: { id: 3 } };
const filters = { label: 'é', code: 'd' };

/** The selector's call is in shell.ts. */
export const languageInteractions = [
  interaction('listLanguages', { state: 'the language de', args: everyFilter, query: everyFilter }),
  interaction('listLanguages', { variant: 'empty', args: { code: 'zz' }, query: { code: 'zz' } }),
  interaction('listLanguages', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createLanguage', { args: { languageInput: danish }, body: danish }),
  interaction('createLanguage', {
    variant: 'duplicate',
    state: 'the language de',
    status: '409',
    args: { languageInput: { ...danish, code: 'DE' } },
    body: { ...danish, code: 'DE' },
  }),
  interaction('createLanguage', {
    variant: 'blank',
    status: '400',
    args: { languageInput: { ...danish, code: ' ' } },
    body: { ...danish, code: ' ' },
  }),
  interaction('updateLanguage', { state: 'the language de', ...change({ active: false }) }),
  interaction('updateLanguage', {
    variant: 'circle',
    state: 'the language de',
    status: '400',
    ...change({ fallbackLanguage: { id: 4 } }),
  }),
  interaction('updateLanguage', {
    variant: 'english',
    state: 'the language de',
    status: '400',
    args: { id: 2, languageInput: { code: 'en', description: 'English', fallbackLanguage: { id: 1 } } },
    path: { id: 2 },
    body: { code: 'en', description: 'English', fallbackLanguage: { id: 1 } },
  }),
  interaction('updateLanguage', {
    variant: 'stale',
    state: 'the language de changed by a colleague',
    status: '409',
    ...change({}),
  }),
  interaction('updateLanguage', {
    variant: 'isDefault',
    status: '409',
    args: ofItalian,
    path: { id: 1 },
    body: ofItalian.languageInput,
  }),
  interaction('updateLanguage', { variant: 'gone', status: '404', ...change({}) }),
  interaction('deleteLanguage', { state: 'the language nl', args: { id: 4 }, path: { id: 4 } }),
  interaction('deleteLanguage', { variant: 'used', state: 'the language de', status: '409', ...one }),
  interaction('deleteLanguage', { variant: 'isDefault', status: '409', args: { id: 1 }, path: { id: 1 } }),
  interaction('deleteLanguage', { variant: 'gone', status: '404', ...one }),
  interaction('exportLanguagesCsv', { args: filters, query: filters }),
  interaction('exportLanguagesXlsx', { args: filters, query: filters }),
];

import { interaction } from '../harness.ts';
import { csvUpload } from './upload.ts';

// Only here is the first page 1.
const everyFilter = {
  language: 'it',
  modelName: 'DEFAULT',
  page: 1,
  size: 10,
  sortBy: 'code' as const,
  sortDesc: false,
  label: "l'ibrida (100%) + *",
  code: 'ED_',
};
const content = {
  code: 'ED_AURORA_HYBRID',
  label: "L'ibrida, è Aurora",
  content: '<h2>Full Hybrid</h2>\n<p>In città fino al <b>60%</b> &amp; {wltp_min} l/100 km</p>',
  language: { id: 1 },
  optcode: null,
  modelEnableRegexp: '^AURORA_(15|18)_HYB.*$',
  modelDisableRegexp: '',
};
const create = (values: object) => {
  const body = { ...content, ...values };
  return { args: { editorialContentInput: body }, body };
};
const change = { ...content, id: 301, version: 4 };
const update = { args: { id: 301, editorialContentInput: change }, path: { id: 301 }, body: change };
const one = { args: { id: 301 }, path: { id: 301 } };
// A change, and a row without its text.
const file = csvUpload(
  'editorialContents_VERS_it.csv',
  'id;code;label;language;optcode;modelEnableRegexp;modelDisableRegexp;content\r\n' +
    '301;ED_AURORA_HYBRID;Aurora;it;;^AURORA_(15|18)_HYB.*$;;<p>Senza spina.</p>\r\n' +
    ';ED_EMPTY;Vuoto;it;;DEFAULT;;\r\n',
);

export const editorialContentInteractions = [
  interaction('listEditorialContents', {
    state: 'the content ED_AURORA_HYBRID',
    args: everyFilter,
    query: everyFilter,
  }),
  interaction('listEditorialContents', {
    variant: 'empty',
    args: { page: 1, code: 'zz' },
    query: { page: 1, code: 'zz' },
  }),
  interaction('listEditorialContents', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createEditorialContent', create({})),
  interaction('createEditorialContent', {
    variant: 'duplicate',
    state: 'the content ED_AURORA_HYBRID',
    status: '409',
    ...create({}),
  }),
  interaction('createEditorialContent', { variant: 'blank', status: '400', ...create({ label: ' ' }) }),
  interaction('createEditorialContent', {
    variant: 'faulty regexp',
    status: '400',
    ...create({ modelEnableRegexp: '^AURORA_(15|18' }),
  }),
  interaction('updateEditorialContent', { state: 'the content ED_AURORA_HYBRID', ...update }),
  interaction('updateEditorialContent', {
    variant: 'stale',
    state: 'the content ED_AURORA_HYBRID changed by a colleague',
    status: '409',
    ...update,
  }),
  interaction('updateEditorialContent', { variant: 'gone', status: '404', ...update }),
  interaction('deleteEditorialContent', { state: 'the content ED_AURORA_HYBRID', ...one }),
  interaction('deleteEditorialContent', { variant: 'gone', status: '404', ...one }),
  interaction('exportEditorialContentsCsv', {
    state: 'the content ED_AURORA_HYBRID',
    args: { scope: 'VERS', languageToExport: 'ALL' },
    query: { scope: 'VERS', languageToExport: 'ALL' },
  }),
  interaction('exportEditorialContentsXlsx', {
    state: 'the content ED_AURORA_HYBRID',
    args: { scope: 'MKTG', languageToExport: 'it' },
    query: { scope: 'MKTG', languageToExport: 'it' },
  }),
  interaction('importEditorialContents', { state: 'the content ED_AURORA_HYBRID', ...file }),
  interaction('importEditorialContents', {
    variant: 'changed since the preview',
    state: 'the content ED_AURORA_HYBRID',
    status: '409',
    args: { planDigest: '9f2c4e', ...file.args },
    query: { planDigest: '9f2c4e' },
    form: file.form,
  }),
  interaction('previewEditorialContents', { state: 'the content ED_AURORA_HYBRID', ...file }),
];

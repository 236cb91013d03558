import { interaction } from '../harness.ts';
import { csvUpload } from './upload.ts';

const everyFilter = {
  language: 'it',
  modelName: 'DEFAULT',
  page: 0,
  size: 10,
  sortBy: 'code' as const,
  sortDesc: false,
  label: "l'800 (100%) + *",
  code: 'customer_',
};
const placeholder = {
  code: 'customer_service_phone',
  country: 'IT',
  language: { id: 1 },
  model: { modelcode: 'DEFAULT' },
  content: "Lun–ven, è l'800 123 456",
};
const create = (values: object) => {
  const body = { ...placeholder, ...values };
  return { args: { editorialPlaceholderInput: body }, body };
};
const change = { ...placeholder, id: 201, version: 1 };
const update = { args: { id: 201, editorialPlaceholderInput: change }, path: { id: 201 }, body: change };
const one = { args: { id: 201 }, path: { id: 201 } };
// A change, and a country that does not exist.
const file = csvUpload(
  'editorialPlaceholders_VERS_it.csv',
  'id;code;country;language;model;content\r\n' +
    '201;customer_service_phone;IT;it;DEFAULT;800 123 457\r\n' +
    ';legal_company;XX;it;DEFAULT;Alturia\r\n',
);

export const editorialPlaceholderInteractions = [
  interaction('listEditorialPlaceholders', {
    state: 'the placeholder customer_service_phone',
    args: everyFilter,
    query: everyFilter,
  }),
  interaction('listEditorialPlaceholders', { variant: 'empty', args: { code: 'zz' }, query: { code: 'zz' } }),
  interaction('listEditorialPlaceholders', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createEditorialPlaceholder', { state: 'the market IT', ...create({}) }),
  interaction('createEditorialPlaceholder', {
    variant: 'duplicate',
    state: 'the placeholder customer_service_phone',
    status: '409',
    ...create({}),
  }),
  interaction('createEditorialPlaceholder', {
    variant: 'blank',
    state: 'the market IT',
    status: '400',
    ...create({ content: ' ' }),
  }),
  interaction('createEditorialPlaceholder', {
    variant: 'unknown country',
    status: '400',
    ...create({ country: 'XX' }),
  }),
  interaction('updateEditorialPlaceholder', { state: 'the placeholder customer_service_phone', ...update }),
  interaction('updateEditorialPlaceholder', {
    variant: 'stale',
    state: 'the placeholder customer_service_phone changed by a colleague',
    status: '409',
    ...update,
  }),
  interaction('updateEditorialPlaceholder', { variant: 'gone', status: '404', ...update }),
  interaction('deleteEditorialPlaceholder', { state: 'the placeholder customer_service_phone', ...one }),
  interaction('deleteEditorialPlaceholder', { variant: 'gone', status: '404', ...one }),
  interaction('exportEditorialPlaceholdersCsv', {
    state: 'the placeholder customer_service_phone',
    args: { scope: 'VERS', languageToExport: 'ALL' },
    query: { scope: 'VERS', languageToExport: 'ALL' },
  }),
  interaction('exportEditorialPlaceholdersXlsx', {
    state: 'the placeholder customer_service_phone',
    args: { scope: 'MKTG', languageToExport: 'it' },
    query: { scope: 'MKTG', languageToExport: 'it' },
  }),
  interaction('importEditorialPlaceholders', { state: 'the placeholder customer_service_phone', ...file }),
  interaction('importEditorialPlaceholders', {
    variant: 'changed since the preview',
    state: 'the placeholder customer_service_phone',
    status: '409',
    args: { planDigest: '9f2c4e', ...file.args },
    query: { planDigest: '9f2c4e' },
    form: file.form,
  }),
  interaction('previewEditorialPlaceholders', { state: 'the placeholder customer_service_phone', ...file }),
];

import { interaction } from '../harness.ts';

const everyFilter = {
  page: 0,
  size: 10,
  sortBy: 'code' as const,
  sortDesc: false,
  label: "l'auto (100%) + *",
  code: 'MAX_',
};
const parameter = {
  code: 'MAX_COMPARED_CARS',
  description: 'How many cars a customer compares side by side',
  value: '4',
  language: { id: 1 },
};
const change = (id: number, values: object) => {
  const body = { ...parameter, version: 1, ...values };
  return { args: { id, configurationParameterInput: body }, path: { id }, body };
};
const create = (values: object) => {
  const body = { ...parameter, ...values };
  return { args: { configurationParameterInput: body }, body };
};
const one = { args: { id: 13 }, path: { id: 13 } };
const filters = { label: 'è', code: 'MAX_' };

/** Reads open to everyone are in shell.ts. */
export const configurationParameterInteractions = [
  interaction('listConfigurationParameters', {
    state: 'the parameter MAX_COMPARED_CARS',
    args: everyFilter,
    query: everyFilter,
  }),
  interaction('listConfigurationParameters', {
    variant: 'empty',
    args: { code: 'ZZ' },
    query: { code: 'ZZ' },
  }),
  interaction('listConfigurationParameters', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createConfigurationParameter', { state: 'a user administrator', ...create({}) }),
  interaction('createConfigurationParameter', {
    variant: 'duplicate',
    state: 'the parameter MAX_COMPARED_CARS',
    status: '409',
    ...create({}),
  }),
  interaction('createConfigurationParameter', {
    variant: 'blank',
    state: 'a user administrator',
    status: '400',
    ...create({ value: ' ' }),
  }),
  interaction('createConfigurationParameter', { variant: 'not allowed', status: '403', ...create({}) }),
  interaction('updateConfigurationParameter', {
    state: 'the parameter MAX_COMPARED_CARS',
    ...change(13, { value: '3' }),
  }),
  interaction('updateConfigurationParameter', {
    variant: 'switch',
    state: 'a user administrator',
    status: '400',
    ...change(1, { code: 'SOL_SERVICE_AVAILABLE', value: 'yes' }),
  }),
  interaction('updateConfigurationParameter', {
    variant: 'address',
    state: 'a user administrator',
    status: '400',
    ...change(2, { code: 'PRICE_CONF_PDF_URL', value: 'ftp://x' }),
  }),
  interaction('updateConfigurationParameter', {
    variant: 'stale',
    state: 'the parameter MAX_COMPARED_CARS changed by a colleague',
    status: '409',
    ...change(13, {}),
  }),
  interaction('updateConfigurationParameter', {
    variant: 'gone',
    state: 'a user administrator',
    status: '404',
    ...change(13, {}),
  }),
  interaction('deleteConfigurationParameter', { state: 'the parameter MAX_COMPARED_CARS', ...one }),
  interaction('deleteConfigurationParameter', {
    variant: 'needed',
    state: 'a user administrator',
    status: '409',
    args: { id: 3 },
    path: { id: 3 },
  }),
  interaction('deleteConfigurationParameter', {
    variant: 'gone',
    state: 'a user administrator',
    status: '404',
    ...one,
  }),
  interaction('exportConfigurationParametersCsv', { args: filters, query: filters }),
  interaction('exportConfigurationParametersXlsx', { args: filters, query: filters }),
];

import { interaction } from '../harness.ts';

const everyFilter = {
  modelName: 'DEFAULT',
  page: 0,
  size: 10,
  sortBy: 'id' as const,
  sortDesc: false,
  label: '"l\'auto (100%) + *',
  code: 'IT',
};
const config = {
  country: 'IT',
  content: '{\n  "theme": "dark è"\n}',
  conftype: 'json' as const,
  model: 'DEFAULT',
};
const change = (values: object) => {
  const body = { ...config, id: 701, version: 3, ...values };
  return { args: { id: 701, interfaceConfigInput: body }, path: { id: 701 }, body };
};
const create = (values: object) => {
  const body = { ...config, ...values };
  return { args: { interfaceConfigInput: body }, body };
};
const one = { args: { id: 701 }, path: { id: 701 } };
const filters = { modelName: 'DEFAULT', label: "l'è (100%) + *", code: 'IT' };

export const interfaceConfigInteractions = [
  interaction('listInterfaceConfigs', {
    state: 'the interface configuration 701',
    args: everyFilter,
    query: everyFilter,
  }),
  interaction('listInterfaceConfigs', { variant: 'empty', args: { code: 'ZZ' }, query: { code: 'ZZ' } }),
  interaction('listInterfaceConfigs', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createInterfaceConfig', {
    state: 'the interface configuration 701',
    ...create({ country: 'DEFAULT' }),
  }),
  interaction('createInterfaceConfig', {
    variant: 'duplicate',
    state: 'the interface configuration 701',
    status: '409',
    ...create({}),
  }),
  interaction('createInterfaceConfig', {
    variant: 'notJson',
    state: 'the interface configuration 701',
    status: '400',
    ...create({ content: '{\n  "theme": "dark"\n' }),
  }),
  interaction('updateInterfaceConfig', { state: 'the interface configuration 701', ...change({}) }),
  interaction('updateInterfaceConfig', {
    variant: 'notJson',
    state: 'the interface configuration 701',
    status: '400',
    ...change({ content: '{' }),
  }),
  interaction('updateInterfaceConfig', {
    variant: 'stale',
    state: 'the interface configuration 701 changed by a colleague',
    status: '409',
    ...change({}),
  }),
  interaction('updateInterfaceConfig', {
    variant: 'gone',
    status: '404',
    ...change({ country: 'DEFAULT' }),
  }),
  interaction('deleteInterfaceConfig', { state: 'the interface configuration 701', ...one }),
  interaction('deleteInterfaceConfig', { variant: 'gone', status: '404', ...one }),
  interaction('exportInterfaceConfigsCsv', { args: filters, query: filters }),
  interaction('exportInterfaceConfigsXlsx', { args: filters, query: filters }),
];

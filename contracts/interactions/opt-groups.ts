import { interaction } from '../harness.ts';

const everyFilter = {
  optGroup: 'OPT',
  modelName: 'DEFAULT',
  language: 'it',
  page: 0,
  size: 10,
  sortBy: 'code' as const,
  sortDesc: false,
  label: "l'esterno (100%) + *",
  code: 'PAI',
};
const charging = { code: 'CHARGING', description: 'Charging', groupType: 'OPT' as const };
const labelItem = {
  optGroup: 3,
  labelGroup: 'PAINT',
  code: '55E',
  label: "Verniciatura, l'esterno (100%)",
  modelEnableRegexp: 'DEFAULT',
  modelDisableRegexp: '',
};
const create = <Body extends { code: string }>(body: Body) => ({ args: { newOptGroup: body }, body });
const change = (values: object) => {
  const body = { version: 2, ...values };
  return { args: { id: 3, optGroupInput: body }, path: { id: 3 }, body };
};
const row = {
  id: 3,
  code: 'PAINT',
  description: 'Paint',
  groupType: 'OPT' as const,
  exclusive: true,
  mandatory: true,
  mandatorySubgroup: '',
  comparisonEquipmentPos: 30,
  modelEnableRegexp: 'DEFAULT',
  modelDisableRegexp: '',
  label: 'Vernice',
};
const filters = { modelName: 'DEFAULT', label: 'è', code: 'PAI' };

export const optGroupInteractions = [
  interaction('listOptGroups', { state: 'the group PAINT', args: everyFilter, query: everyFilter }),
  interaction('listOptGroups', { variant: 'empty', args: { code: 'ZZ' }, query: { code: 'ZZ' } }),
  interaction('listOptGroups', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createOptGroup', create(charging)),
  interaction('createOptGroup', { variant: 'label', state: 'the group PAINT', ...create(labelItem) }),
  interaction('createOptGroup', {
    variant: 'duplicate',
    state: 'the group PAINT',
    status: '409',
    ...create({ ...charging, code: 'PAINT' }),
  }),
  interaction('createOptGroup', { variant: 'blank', status: '400', ...create({ ...labelItem, label: ' ' }) }),
  interaction('updateOptGroup', { state: 'the group PAINT', ...change(row) }),
  interaction('updateOptGroup', {
    variant: 'hidden from the comparison',
    state: 'the group PAINT',
    ...change({ comparisonEquipmentPos: null }),
  }),
  interaction('updateOptGroup', {
    variant: 'no pattern',
    state: 'the group PAINT',
    status: '400',
    ...change({ modelEnableRegexp: '^(A' }),
  }),
  interaction('updateOptGroup', {
    variant: 'stale',
    state: 'the group PAINT changed by a colleague',
    status: '409',
    ...change({ groupType: 'ACC' }),
  }),
  interaction('updateOptGroup', { variant: 'gone', status: '404', ...change({ exclusive: true }) }),
  interaction('getOptGroupLangList', { state: 'the group PAINT' }),
  interaction('exportOptGroupsCsv', { args: filters, query: filters }),
  interaction('exportOptGroupsXlsx', { args: filters, query: filters }),
];

import { interaction } from '../harness.ts';

const everyFilter = {
  optGroup: 'OPT',
  modelName: 'DEFAULT',
  page: 0,
  size: 10,
  sortBy: 'countryDesc' as const,
  sortDesc: false,
  language: 'it',
  label: "l'è (100%) + *",
  code: 'T',
};
const ofModels = { ...everyFilter, sortBy: 'description' as const };

const row = {
  modelcode: 'AURORA_15_HYB',
  description: 'Aurora 1.5 Hybrid',
  myrange: '2026-2027',
  countryId: 'IT',
  countryDesc: 'Italia',
  tabele: 'Sud Europa',
  adm: 'SE',
  myMinimum: '2025',
  myActive: '2026',
  mySecondary: '2027',
  mandatory: false,
  commModelGenerallyActiveInCountry: true,
  commModelFrontendActiveInCountry: true,
  mxeActive: true,
  exclusive: false,
  groupType: 'OPT' as const,
  mandatorySubgroup: 'RIMS',
  comparisonEquipmentPos: null,
  version: 3,
};
const key = { modelcode: 'AURORA_15_HYB', countryId: 'IT' };
const update = (values: object) => {
  const body = { ...row, ...values };
  return { args: { ...key, countryModelInput: body }, path: key, body };
};
const toggled = { mandatory: true, version: 3 };
const filters = {
  from: 'countries' as const,
  idKey: 'IT',
  optGroup: 'OPT',
  language: 'it',
  label: "l'è (100%) + *",
  code: 'AURORA',
};

export const countryModelInteractions = [
  interaction('listCountryModelsByCountry', {
    state: 'the model AURORA_15_HYB in Italy',
    args: { key: 'IT', ...ofModels, code: 'AURORA' },
    path: { key: 'IT' },
    query: { ...ofModels, code: 'AURORA' },
  }),
  interaction('listCountryModelsByCountry', {
    variant: 'empty',
    args: { key: 'IT', code: 'NOPE' },
    path: { key: 'IT' },
    query: { code: 'NOPE' },
  }),
  interaction('listCountryModelsByCountry', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: { key: 'IT' },
    path: { key: 'IT' },
  }),
  interaction('listCountryModelsByModel', {
    state: 'the model AURORA_15_HYB in Italy',
    args: { key: 'AURORA_15_HYB', ...everyFilter },
    path: { key: 'AURORA_15_HYB' },
    query: everyFilter,
  }),
  interaction('listCountryModelsByModel', {
    variant: 'empty',
    args: { key: 'NOPE' },
    path: { key: 'NOPE' },
  }),
  interaction('updateCountryModel', {
    state: 'the model AURORA_15_HYB in Italy',
    ...update({ adm: 'IT', comparisonEquipmentPos: 7 }),
  }),
  interaction('updateCountryModel', {
    variant: 'toggle',
    state: 'the model AURORA_15_HYB in Italy',
    args: { ...key, countryModelInput: toggled },
    path: key,
    body: toggled,
  }),
  interaction('updateCountryModel', {
    variant: 'adm',
    state: 'the model AURORA_15_HYB in Italy',
    status: '400',
    ...update({ adm: 'ABC' }),
  }),
  interaction('updateCountryModel', {
    variant: 'stale',
    state: 'the model AURORA_15_HYB in Italy changed by a colleague',
    status: '409',
    ...update({}),
  }),
  interaction('updateCountryModel', { variant: 'gone', status: '404', ...update({}) }),
  interaction('exportCountryModelsCsv', { args: filters, query: filters }),
  interaction('exportCountryModelsXlsx', { args: filters, query: filters }),
  interaction('getModelListByCountry', {
    state: 'models of Italy',
    args: { country: 'IT' },
    query: { country: 'IT' },
  }),
  interaction('getModelListByCountry', {
    variant: 'empty',
    args: { country: 'XX' },
    query: { country: 'XX' },
  }),
  interaction('getCountryListByModel', {
    state: 'models of Italy',
    args: { modelcode: 'AURORA_15_HYB' },
    path: { modelcode: 'AURORA_15_HYB' },
  }),
  interaction('getCountryListByModel', {
    variant: 'empty',
    args: { modelcode: 'NOPE' },
    path: { modelcode: 'NOPE' },
  }),
];

import { interaction } from '../harness.ts';

const everyFilter = {
  optGroup: '',
  modelName: 'DEFAULT',
  commercialModel: 'it',
  page: 0,
  size: 10,
  sortBy: 'modelcode' as const,
  sortDesc: false,
  label: "l'è (100%) + *",
  code: 'AURORA',
};
const { optGroup: _left, ...sent } = everyFilter;
const filters = { label: everyFilter.label, code: everyFilter.code };

const row = {
  modelcode: 'AURORA_15_HYB',
  description: 'Aurora 1.5 Hybrid',
  rangeMY: '2026-2027',
  maxMyVideoAvailable: '2026',
  ccadmActive: true,
  version: 3,
};
const key = { id: 'AURORA_15_HYB' };
const lince = { args: { id: 'LINCE_PHEV' }, path: { id: 'LINCE_PHEV' } };
const update = (values: object) => {
  const body = { ...row, ...values };
  return { args: { ...key, carModelInput: body }, path: key, body };
};
const create = (values: object) => {
  const body = { modelcode: 'LINCE_PHEV', description: 'Lince PHEV', rangeMY: '2027', ...values };
  return { args: { newCarModel: body }, body };
};
const ofFamily = { modelName: 'AURORA_15_HYB' };

export const carModelInteractions = [
  interaction('listCarModels', {
    state: 'the car model AURORA_15_HYB',
    args: everyFilter,
    query: sent,
  }),
  interaction('listCarModels', { variant: 'empty', args: { code: 'NOPE' }, query: { code: 'NOPE' } }),
  interaction('listCarModels', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createCarModel', create({})),
  interaction('createCarModel', {
    variant: 'duplicate',
    state: 'the car model AURORA_15_HYB',
    status: '409',
    ...create({ modelcode: 'aurora_15_hyb' }),
  }),
  interaction('createCarModel', { variant: 'blank', status: '400', ...create({ description: ' ' }) }),
  interaction('updateCarModel', { state: 'the car model AURORA_15_HYB', ...update({ ccadmActive: false }) }),
  interaction('updateCarModel', {
    variant: 'stale',
    state: 'the car model AURORA_15_HYB changed by a colleague',
    status: '409',
    ...update({}),
  }),
  interaction('updateCarModel', { variant: 'gone', status: '404', ...update({}) }),
  interaction('deleteCarModel', { state: 'the car model LINCE_PHEV that nothing uses', ...lince }),
  interaction('deleteCarModel', {
    variant: 'used',
    state: 'the car model AURORA_15_HYB',
    status: '409',
    args: key,
    path: key,
  }),
  interaction('deleteCarModel', { variant: 'gone', status: '404', ...lince }),
  interaction('getCarModelLangList', { state: 'the car model AURORA_15_HYB' }),
  interaction('exportCarModelsCsv', { args: filters, query: filters }),
  interaction('exportCarModelsXlsx', { args: filters, query: filters }),
  interaction('exportFamilyIcons', {
    state: 'icons of the family of AURORA_15_HYB',
    args: ofFamily,
    query: ofFamily,
  }),
  interaction('exportFamilyIcons', {
    variant: 'missing',
    state: 'the car model AURORA_15_HYB',
    status: '404',
    args: ofFamily,
    query: ofFamily,
  }),
];

import { interaction } from '../harness.ts';

const everyFilter = {
  optGroup: 'WHEELS',
  modelName: 'DEFAULT',
  language: 'it',
  page: 0,
  size: 10,
  sortBy: 'optItem.code' as const,
  sortDesc: false,
  label: "l'argento (100%) + *",
  code: '43',
};
const ofModel = { optGroup: 'OPT', modelName: 'AURORA_15_HYB', language: 'it' };

const newLabel = {
  code: '74K',
  label: 'Cerchi in lega da 20" “Maestrale”',
  optGroup: 'WHEELS',
  language: { id: 1 },
  modelEnableRegexp: 'DEFAULT',
  modelDisableRegexp: '',
};
const forModels = { ...newLabel, modelEnableRegexp: '^AURORA_.*$' };
const duplicate = { ...newLabel, code: '431' };

const entry = { label: 'Cerchi da 17" diamantati “Scia”', language: { id: 1 }, version: 3 };
const defaultEntry = { ...entry, label: 'Cerchi in lega da 17" diamantati', version: 2 };
const grid = { gridId: 5003, language: 'it' };

export const optionLabelInteractions = [
  interaction('listOptionGridLabels', { state: 'the option 431', args: everyFilter, query: everyFilter }),
  interaction('listOptionGridLabels', {
    variant: 'model',
    state: 'the option 431',
    args: ofModel,
    query: ofModel,
  }),
  interaction('listOptionGridLabels', {
    variant: 'empty',
    args: { optGroup: 'NOWHERE' },
    query: { optGroup: 'NOWHERE' },
  }),
  interaction('listOptionGridLabels', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createOptionGridLabel', {
    state: 'the option 431',
    args: { newOptionLabel: newLabel },
    body: newLabel,
  }),
  interaction('createOptionGridLabel', {
    variant: 'models',
    state: 'the option 431',
    args: { newOptionLabel: forModels },
    body: forModels,
  }),
  interaction('createOptionGridLabel', {
    variant: 'duplicate',
    state: 'the option 431',
    status: '409',
    args: { newOptionLabel: duplicate },
    body: duplicate,
  }),
  interaction('createOptionGridLabel', {
    variant: 'blank',
    status: '400',
    args: { newOptionLabel: { ...newLabel, code: ' ' } },
    body: { ...newLabel, code: ' ' },
  }),
  interaction('deleteOptionGridLabel', {
    state: 'the option 431',
    args: { id: 2103 },
    path: { id: 2103 },
  }),
  interaction('deleteOptionGridLabel', {
    variant: 'stale',
    state: 'the label of 431 changed by a colleague',
    status: '409',
    args: { id: 2103, version: 3 },
    path: { id: 2103 },
    query: { version: 3 },
  }),
  interaction('deleteOptionGridLabel', {
    variant: 'defaultLabel',
    state: 'the option 431',
    status: '409',
    args: { id: 2003 },
    path: { id: 2003 },
  }),
  interaction('deleteOptionGridLabel', {
    variant: 'not found',
    status: '404',
    args: { id: 2103 },
    path: { id: 2103 },
  }),
  interaction('updateOptionGridLabel', {
    state: 'the option 431',
    args: { ...grid, optionLabelInput: entry },
    path: grid,
    body: entry,
  }),
  interaction('updateOptionGridLabel', {
    variant: 'stale',
    state: 'the label of 431 changed by a colleague',
    status: '409',
    args: { ...grid, optionLabelInput: entry },
    path: grid,
    body: entry,
  }),
  interaction('updateOptionGridLabel', {
    variant: 'gone',
    state: 'the label of 431 deleted by a colleague',
    status: '409',
    args: { ...grid, optionLabelInput: entry },
    path: grid,
    body: entry,
  }),
  interaction('updateOptionGridLabel', {
    variant: 'not found',
    status: '404',
    args: { ...grid, optionLabelInput: entry },
    path: grid,
    body: entry,
  }),
  interaction('updateOptionLabel', {
    state: 'the option 431',
    args: { optItemId: 303, optionLabelInput: defaultEntry },
    path: { optItemId: 303 },
    body: defaultEntry,
  }),
  interaction('updateOptionLabel', {
    variant: 'stale',
    state: 'the label of 431 changed by a colleague',
    status: '409',
    args: { optItemId: 303, optionLabelInput: defaultEntry },
    path: { optItemId: 303 },
    body: defaultEntry,
  }),
  interaction('updateOptionLabel', {
    variant: 'not found',
    status: '404',
    args: { optItemId: 303, optionLabelInput: defaultEntry },
    path: { optItemId: 303 },
    body: defaultEntry,
  }),
  interaction('deleteOption', {
    state: 'a mistyped option',
    args: { optItemId: 304 },
    path: { optItemId: 304 },
  }),
  interaction('deleteOption', {
    variant: 'used',
    state: 'the option 431',
    status: '409',
    args: { optItemId: 303 },
    path: { optItemId: 303 },
  }),
  interaction('deleteOption', {
    variant: 'not found',
    status: '404',
    args: { optItemId: 303 },
    path: { optItemId: 303 },
  }),
  interaction('listColourGrid', {
    state: 'the option 431',
    args: { colGridId: 5003, language: 'it' },
    query: { colGridId: 5003, language: 'it' },
  }),
  interaction('listColourGrid', { variant: 'empty', args: { colGridId: 5003 }, query: { colGridId: 5003 } }),
];

import { interaction } from '../harness.ts';
import { csvUpload } from './upload.ts';

const label = {
  labelGroup: 'Main Window',
  code: 'MAIN_TITLE',
  language: { id: 1 },
  label: 'Configura la tua Alturia, è l’ora',
  modelEnableRegexp: 'DEFAULT',
  modelDisableRegexp: '',
};

const columns = 'id;labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp';
const csv = `${columns}\r\n109;Main Window;MAIN_TITLE;it;Configura la tua nuova Alturia;DEFAULT;\r\n;Main Window;MAIN_EMPTY;it;;DEFAULT;\r\n`;
const file = csvUpload('interfaceLabels_VERS_it.csv', csv);

const everyFilter = {
  labelGroup: 'Main Window',
  modelName: 'DEFAULT',
  language: 'it',
  page: 0,
  size: 10,
  sortBy: 'code' as const,
  sortDesc: false,
  label: "l'Alturia (100%) + *",
  code: 'MAIN_',
};

const listed = {
  scope: 'VERS' as const,
  rows: 'LISTED' as const,
  labelGroup: 'Main Window',
  modelName: 'DEFAULT',
  language: 'it',
  label: 'Alturia',
  code: 'MAIN_',
};

export const interfaceLabelInteractions = [
  interaction('findInterfaceLabelsByGroup', {
    state: 'the label MAIN_TITLE',
    args: { labelGroup: 'Main Window', modelName: 'DEFAULT', language: 'it' },
    query: { labelGroup: 'Main Window', modelName: 'DEFAULT', language: 'it' },
  }),
  interaction('findInterfaceLabelsByGroup', {
    variant: 'empty',
    args: { labelGroup: 'Nowhere' },
    query: { labelGroup: 'Nowhere' },
  }),
  interaction('listInterfaceLabels', {
    state: 'a label that every filter finds',
    args: everyFilter,
    query: everyFilter,
  }),
  interaction('listInterfaceLabels', {
    variant: 'empty',
    args: { labelGroup: 'Main Window', missingIn: 'en' },
    query: { labelGroup: 'Main Window', missingIn: 'en' },
  }),
  interaction('listInterfaceLabels', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createInterfaceLabel', { args: { interfaceLabelInput: label }, body: label }),
  interaction('createInterfaceLabel', {
    variant: 'duplicate',
    state: 'the label MAIN_TITLE',
    status: '409',
    args: { interfaceLabelInput: label },
    body: label,
  }),
  interaction('createInterfaceLabel', {
    variant: 'blank',
    status: '400',
    args: { interfaceLabelInput: { ...label, label: ' ' } },
    body: { ...label, label: ' ' },
  }),
  interaction('updateInterfaceLabel', {
    state: 'the label MAIN_TITLE',
    args: { id: 109, interfaceLabelInput: { ...label, id: 109, version: 1 } },
    path: { id: 109 },
    body: { ...label, id: 109, version: 1 },
  }),
  interaction('updateInterfaceLabel', {
    variant: 'stale',
    state: 'the label MAIN_TITLE changed by a colleague',
    status: '409',
    args: { id: 109, interfaceLabelInput: { ...label, version: 1 } },
    path: { id: 109 },
    body: { ...label, version: 1 },
  }),
  interaction('updateInterfaceLabel', {
    variant: 'gone',
    status: '404',
    args: { id: 109, interfaceLabelInput: label },
    path: { id: 109 },
    body: label,
  }),
  interaction('deleteInterfaceLabel', {
    state: 'the label MAIN_TITLE',
    args: { id: 109 },
    path: { id: 109 },
  }),
  interaction('deleteInterfaceLabel', {
    variant: 'gone',
    status: '404',
    args: { id: 109 },
    path: { id: 109 },
  }),
  interaction('getInterfaceLabelGroups', {}),
  interaction('findModelMatches', {
    state: 'models of Italy',
    args: { modelMatchRequest: { patterns: ['^AURORA_.*$', '^.*_FLEET$'] } },
    body: { patterns: ['^AURORA_.*$', '^.*_FLEET$'] },
  }),
  interaction('findModelMatches', {
    variant: 'syntaxError',
    args: { modelMatchRequest: { patterns: ['^AURORA_(15|18'] } },
    body: { patterns: ['^AURORA_(15|18'] },
  }),
  interaction('exportInterfaceLabelsCsv', {
    state: 'the label MAIN_TITLE',
    args: { scope: 'VERS', languageToExport: 'ALL' },
    query: { scope: 'VERS', languageToExport: 'ALL' },
  }),
  interaction('exportInterfaceLabelsCsv', {
    variant: 'listed',
    state: 'the label MAIN_TITLE',
    args: listed,
    query: listed,
  }),
  interaction('exportInterfaceLabelsXlsx', {
    state: 'the label MAIN_TITLE',
    args: { scope: 'MKTG', languageToExport: 'it' },
    query: { scope: 'MKTG', languageToExport: 'it' },
  }),
  interaction('importInterfaceLabels', {
    state: 'the label MAIN_TITLE',
    ...file,
  }),
  interaction('importInterfaceLabels', {
    variant: 'changed since the preview',
    state: 'the label MAIN_TITLE',
    status: '409',
    args: { planDigest: '9f2c4e', ...file.args },
    query: { planDigest: '9f2c4e' },
    form: file.form,
  }),
  interaction('previewInterfaceLabels', {
    state: 'the label MAIN_TITLE',
    ...file,
  }),
];

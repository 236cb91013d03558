import { interaction } from '../harness.ts';

const key = {
  kind: 'interfaceLabel' as const,
  group: 'Main Window',
  code: 'MAIN_BTN_START',
  model: 'DEFAULT',
  exceptModel: '',
  field: 'label' as const,
};
const change = {
  key,
  source: 'it',
  language: 'en',
  text: 'Start, l’è configuring',
  seen: 'Start configuring',
};
const update = { args: { translationInput: change }, body: change };
const wheels = {
  ...change,
  key: { ...key, kind: 'option' as const, group: 'WHEELS', code: '08C' },
  text: '',
  seen: 'Alloy wheels',
};
const checked = {
  key,
  source: 'it',
  language: 'en',
  seen: 'Start configuring',
  mark: 'checked' as const,
  isSet: true,
};
const mark = { args: { translationMark: checked }, body: checked };
const lengthLimit = { kind: 'interfaceLabel' as const, group: 'Main Window', percent: 150 };
const limit = { args: { translationLengthLimitInput: lengthLimit }, body: lengthLimit };
const listed = { kind: 'interfaceLabel' as const, group: 'Main Window', source: 'it', targets: 'en' };
const similar = { text: 'Inizia la configurazione', source: 'it', target: 'en' };

export const translationInteractions = [
  interaction('listTranslations', {
    state: 'MAIN_BTN_START in Italian and English',
    args: { ...listed, modelName: 'DEFAULT', search: 'start', page: 0, size: 100 },
    query: {
      kind: 'interfaceLabel',
      group: 'Main Window',
      modelName: 'DEFAULT',
      search: 'start',
      source: 'it',
      targets: 'en',
      page: 0,
      size: 100,
    },
  }),
  interaction('listTranslations', {
    variant: 'empty',
    args: { ...listed, state: 'missing', stateLanguage: 'en' },
    query: {
      kind: 'interfaceLabel',
      group: 'Main Window',
      source: 'it',
      targets: 'en',
      state: 'missing',
      stateLanguage: 'en',
    },
  }),
  interaction('listTranslations', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: listed,
    query: { kind: 'interfaceLabel', group: 'Main Window', source: 'it', targets: 'en' },
  }),
  interaction('updateTranslation', { state: 'MAIN_BTN_START in Italian and English', ...update }),
  interaction('updateTranslation', {
    variant: 'stale',
    state: 'MAIN_BTN_START changed by a colleague',
    status: '409',
    ...update,
  }),
  interaction('updateTranslation', {
    variant: 'notDeletable',
    state: 'the option 08C with labels in Italian and English',
    status: '409',
    args: { translationInput: wheels },
    body: wheels,
  }),
  interaction('updateTranslation', { variant: 'gone', status: '404', ...update }),
  interaction('markTranslation', { state: 'MAIN_BTN_START in Italian and English', ...mark }),
  interaction('markTranslation', {
    variant: 'stale',
    state: 'MAIN_BTN_START changed by a colleague',
    status: '409',
    ...mark,
  }),
  interaction('markTranslation', { variant: 'gone', status: '404', ...mark }),
  interaction('getTranslationChecks', { state: 'a glossary and a length limit' }),
  interaction('updateTranslationLengthLimit', { state: 'MAIN_BTN_START in Italian and English', ...limit }),
  interaction('updateTranslationLengthLimit', {
    variant: 'unknown group',
    status: '400',
    args: { translationLengthLimitInput: { ...lengthLimit, group: 'No such group' } },
    body: { ...lengthLimit, group: 'No such group' },
  }),
  interaction('getTranslationGroups', {
    state: 'MAIN_BTN_START in Italian and English',
    args: { kind: 'interfaceLabel' },
    query: { kind: 'interfaceLabel' },
  }),
  interaction('findSimilarTranslations', {
    state: 'MAIN_BTN_START in Italian and English',
    args: similar,
    query: similar,
  }),
  interaction('findSimilarTranslations', { variant: 'empty', args: similar, query: similar }),
  interaction('getTranslationCompleteness', {
    state: 'MAIN_BTN_START in Italian and English',
    args: { source: 'it' },
    query: { source: 'it' },
  }),
  interaction('exportTranslationCompletenessCsv', {
    state: 'MAIN_BTN_START in Italian and English',
    args: { source: 'it' },
    query: { source: 'it' },
  }),
  interaction('exportTranslationCompletenessXlsx', {
    state: 'MAIN_BTN_START in Italian and English',
    args: { source: 'it' },
    query: { source: 'it' },
  }),
];

import { interaction } from '../harness.ts';
import { csvUpload } from './upload.ts';

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
  seenSource: 'Inizia la configurazione',
};
const update = { args: { translationInput: change }, body: change };
const wheels = {
  ...change,
  key: { ...key, kind: 'option' as const, group: 'WHEELS', code: '08C' },
  text: '',
  seen: 'Alloy wheels',
  seenSource: 'Cerchi in lega',
};
const checked = {
  key,
  source: 'it',
  language: 'en',
  seen: 'Start configuring',
  seenSource: 'Inizia la configurazione',
  mark: 'checked' as const,
  isSet: true,
};
const mark = { args: { translationMark: checked }, body: checked };
const copy = { of: 'language' as const, from: 'it', to: 'de', which: 'all' as const, group: 'Main Window' };
const planDigest = '109b5dbf118edd13099de9b63597d399';
const copyRun = { copy, planDigest };
const lengthLimit = { kind: 'interfaceLabel' as const, group: 'Main Window', percent: 150 };
const limit = { args: { translationLengthLimitInput: lengthLimit }, body: lengthLimit };
const listed = { kind: 'interfaceLabel' as const, group: 'Main Window', source: 'it', targets: 'en' };
const similar = { text: 'Inizia la configurazione', source: 'it', target: 'en' };
const exported = {
  kind: 'interfaceLabel' as const,
  group: 'Main Window',
  modelName: 'DEFAULT',
  source: 'it',
  targets: 'en',
  which: 'all' as const,
  format: 'xlsx' as const,
};
const table = `kind;group;code;source (it);en\r\ninterfaceLabel;Main Window;MAIN_BTN_START;Inizia la configurazione;Start\r\ninterfaceLabel;Main Window;MAIN_BTN_NONE;Nulla;Nothing\r\n`;
const file = csvUpload('translations_it_en.csv', table);
/** Another source than the stored one, and a row without a translation. */
const doubtful = csvUpload(
  'translations_it_en.csv',
  `${table.replace('Inizia la configurazione', 'Inizia')}interfaceLabel;Main Window;MAIN_TITLE;Titolo;\r\n`,
);

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
  interaction('updateTranslation', {
    variant: 'sourceChanged',
    state: 'MAIN_BTN_START with a source that a colleague has changed',
    status: '409',
    ...update,
  }),
  interaction('updateTranslation', { variant: 'gone', status: '404', ...update }),
  interaction('markTranslation', { state: 'MAIN_BTN_START in Italian and English', ...mark }),
  interaction('markTranslation', {
    variant: 'stale',
    state: 'MAIN_BTN_START changed by a colleague',
    status: '409',
    ...mark,
  }),
  interaction('markTranslation', {
    variant: 'sourceChanged',
    state: 'MAIN_BTN_START with a source that a colleague has changed',
    status: '409',
    ...mark,
  }),
  interaction('markTranslation', { variant: 'gone', status: '404', ...mark }),
  interaction('getTranslationChecks', { state: 'a glossary and a length limit' }),
  interaction('updateTranslationLengthLimit', { state: 'MAIN_BTN_START in Italian and English', ...limit }),
  interaction('updateTranslationLengthLimit', {
    variant: 'stale',
    status: '409',
    state: 'a glossary and a length limit',
    args: { translationLengthLimitInput: { ...lengthLimit, percent: 120, seen: null } },
    body: { ...lengthLimit, percent: 120, seen: null },
  }),
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
  interaction('previewTranslationCopy', {
    state: 'MAIN_BTN_CANCEL and MAIN_BTN_START in Italian, the latter in German',
    args: { translationCopy: copy },
    body: copy,
  }),
  interaction('previewTranslationCopy', {
    variant: 'empty',
    args: { translationCopy: { ...copy, to: 'en' } },
    body: { ...copy, to: 'en' },
  }),
  interaction('copyTranslations', {
    state: 'MAIN_BTN_CANCEL and MAIN_BTN_START in Italian, the latter in German',
    args: { translationCopyRun: copyRun },
    body: copyRun,
  }),
  interaction('copyTranslations', {
    variant: 'stale',
    state: 'MAIN_BTN_CANCEL and MAIN_BTN_START in Italian, the latter in German',
    status: '409',
    args: { translationCopyRun: { copy, planDigest: 'of-an-older-preview' } },
    body: { copy, planDigest: 'of-an-older-preview' },
  }),
  interaction('undoTranslationCopy', {
    state: 'a copy of two texts',
    args: { run: '48211' },
    path: { run: '48211' },
  }),
  interaction('undoTranslationCopy', {
    variant: 'gone',
    status: '404',
    args: { run: '48211' },
    path: { run: '48211' },
  }),
  interaction('undoTranslationCopy', {
    variant: 'changed',
    state: 'a copy of two texts, one of them changed since',
    status: '409',
    args: { run: '48211' },
    path: { run: '48211' },
  }),
  interaction('exportTranslations', {
    state: 'MAIN_BTN_START in Italian and English',
    args: exported,
    query: exported,
  }),
  interaction('exportTranslations', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: exported,
    query: exported,
  }),
  interaction('previewTranslationImport', { state: 'MAIN_BTN_START in Italian and English', ...doubtful }),
  interaction('previewTranslationImport', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    ...file,
  }),
  interaction('importTranslations', { state: 'MAIN_BTN_START in Italian and English', ...file }),
  interaction('importTranslations', {
    variant: 'changed since the preview',
    state: 'MAIN_BTN_START in Italian and English',
    status: '409',
    ...file,
    args: { planDigest: '9f2c4e', ...file.args },
    query: { planDigest: '9f2c4e' },
  }),
];

import { interaction } from '../harness.ts';
import { csvUpload } from './upload.ts';

const everyFilter = {
  concept: 'configuration',
  term: "setup l'è (100%) + *",
  language: 'en',
  forbidden: true,
  page: 0,
  size: 10,
  sortBy: 'concept' as const,
  sortDesc: false,
};
const { page: _page, size: _size, sortBy: _sortBy, sortDesc: _sortDesc, ...filters } = everyFilter;
const term = {
  concept: 'configuration',
  language: { id: 2 },
  term: "setup l'è (100%) + *",
  forbidden: true,
  note: 'That is what computers have.',
};
const create = (values: object) => {
  const body = { ...term, ...values };
  return { args: { glossaryTermInput: body }, body };
};
const change = { ...term, id: 803, version: 1 };
const update = { args: { id: 803, glossaryTermInput: change }, path: { id: 803 }, body: change };
const one = { args: { id: 803 }, path: { id: 803 } };
const stored = 'the forbidden term setup';
// A change, and a language that does not exist.
const file = csvUpload(
  'glossaryTerms.csv',
  'concept;language;term;forbidden;note\r\n' +
    "configuration;en;setup l'è (100%) + *;true;Of computers only.\r\n" +
    'wheel;xx;hjul;false;\r\n',
);

export const glossaryTermInteractions = [
  interaction('listGlossaryTerms', { state: stored, args: everyFilter, query: everyFilter }),
  interaction('listGlossaryTerms', {
    variant: 'place',
    state: stored,
    args: { ...everyFilter, pageOf: '803' },
    query: { ...everyFilter, pageOf: '803' },
  }),
  interaction('listGlossaryTerms', { variant: 'empty', args: { term: 'zz' }, query: { term: 'zz' } }),
  interaction('listGlossaryTerms', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createGlossaryTerm', create({})),
  interaction('createGlossaryTerm', { variant: 'duplicate', state: stored, status: '409', ...create({}) }),
  interaction('createGlossaryTerm', { variant: 'blank', status: '400', ...create({ term: ' ' }) }),
  interaction('updateGlossaryTerm', { state: stored, ...update }),
  interaction('updateGlossaryTerm', {
    variant: 'stale',
    state: 'the forbidden term setup changed by a colleague',
    status: '409',
    ...update,
  }),
  interaction('updateGlossaryTerm', { variant: 'gone', status: '404', ...update }),
  interaction('deleteGlossaryTerm', { state: stored, ...one }),
  interaction('deleteGlossaryTerm', { variant: 'gone', status: '404', ...one }),
  interaction('exportGlossaryTermsCsv', { state: stored, args: filters, query: filters }),
  interaction('exportGlossaryTermsXlsx', { state: stored, args: filters, query: filters }),
  interaction('importGlossaryTerms', { state: stored, ...file }),
  interaction('importGlossaryTerms', {
    variant: 'changed since the preview',
    state: stored,
    status: '409',
    args: { planDigest: '9f2c4e', ...file.args },
    query: { planDigest: '9f2c4e' },
    form: file.form,
  }),
  interaction('previewGlossaryTerms', { state: stored, ...file }),
];

import { interaction } from '../harness.ts';

const everyFilter = {
  page: 0,
  size: 10,
  sortBy: 'code' as const,
  sortDesc: false,
  label: "l'argento (100%) + *",
  missingIn: 'de',
};
const colours = { ...everyFilter, optColType: 'COLOR', code: '011' };
const options = { ...everyFilter, optColType: 'WHEELS', code: '08C' };

const colour = { id: 301, language: 'it' };
const colourLabel = { label: 'Bianco ghiaccio lucido', version: 1 };
const option = { id: 102, language: 'it' };
const optionLabel = {
  label: 'Cerchi in lega da 16" argento lucido',
  description: 'Misura e disegno sono omologati per il modello.',
  version: 1,
};

const exported = { scope: 'VERS' as const, email: 'maria.keller@alturia.test' };
const exportedColours = { ...exported, languageToExport: 'ALL', finalOptColType: 'COLOR' };
const exportedOptions = {
  ...exported,
  scope: 'MKTG' as const,
  languageToExport: 'it',
  finalOptColType: 'WHEELS',
  rows: 'LISTED' as const,
  code: '08',
};

/** A change and an unknown code. */
const fileOf = (type: string, code: string) => ({
  csv: `code;language;modelcode;label;description;inactive\r\n${code};it;DEFAULT;Testo nuovo;;true\r\n99X;it;DEFAULT;Testo;;\r\n`,
  filename: `optColorLabels_VERS_ALL_${type}.csv`,
});

/** File is the type of an <input type="file">. */
const sent = ({ csv, filename }: ReturnType<typeof fileOf>) => ({
  body: { file: new File([csv], filename, { type: 'text/csv' }), filename },
  form: [
    { name: 'file', value: csv, filename, type: 'text/csv' },
    { name: 'filename', value: filename },
  ],
});
const colourFile = () => sent(fileOf('COLOR', '011'));
const optionFile = () => sent(fileOf('WHEELS', '08C'));
const planDigest = '9f2c4e';

export const optionColourLabelInteractions = [
  interaction('listOptColorLabels', { state: 'the colour 011', args: colours, query: colours }),
  interaction('listOptColorLabels', {
    variant: 'options',
    state: 'the option 08C',
    args: options,
    query: options,
  }),
  interaction('listOptColorLabels', {
    variant: 'empty',
    args: { optColType: 'NOWHERE' },
    query: { optColType: 'NOWHERE' },
  }),
  interaction('listOptColorLabels', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('changeColLabelInColItem', {
    state: 'the colour 011',
    args: { ...colour, itemLabelInput: colourLabel },
    path: colour,
    body: colourLabel,
  }),
  interaction('changeColLabelInColItem', {
    variant: 'deactivated',
    state: 'the colour 011',
    args: { ...colour, itemLabelInput: { inactive: true } },
    path: colour,
    body: { inactive: true },
  }),
  interaction('changeColLabelInColItem', {
    variant: 'stale',
    state: 'the label of 011 changed by a colleague',
    status: '409',
    args: { ...colour, itemLabelInput: colourLabel },
    path: colour,
    body: colourLabel,
  }),
  interaction('changeColLabelInColItem', {
    variant: 'deleted',
    state: 'the label of 011 deleted by a colleague',
    status: '409',
    args: { ...colour, itemLabelInput: colourLabel },
    path: colour,
    body: colourLabel,
  }),
  interaction('changeColLabelInColItem', {
    variant: 'blank',
    status: '400',
    args: { ...colour, itemLabelInput: { label: ' ' } },
    path: colour,
    body: { label: ' ' },
  }),
  interaction('changeColLabelInColItem', {
    variant: 'gone',
    status: '404',
    args: { ...colour, itemLabelInput: colourLabel },
    path: colour,
    body: colourLabel,
  }),
  interaction('changeOptLabelInOptItem', {
    state: 'the option 08C',
    args: { ...option, itemLabelInput: optionLabel },
    path: option,
    body: optionLabel,
  }),
  interaction('changeOptLabelInOptItem', {
    variant: 'deactivated',
    state: 'the option 08C',
    args: { ...option, itemLabelInput: { inactive: true } },
    path: option,
    body: { inactive: true },
  }),
  interaction('changeOptLabelInOptItem', {
    variant: 'stale',
    state: 'the label of 08C changed by a colleague',
    status: '409',
    args: { ...option, itemLabelInput: optionLabel },
    path: option,
    body: optionLabel,
  }),
  interaction('changeOptLabelInOptItem', {
    variant: 'deleted',
    state: 'the label of 08C deleted by a colleague',
    status: '409',
    args: { ...option, itemLabelInput: optionLabel },
    path: option,
    body: optionLabel,
  }),
  interaction('changeOptLabelInOptItem', {
    variant: 'gone',
    status: '404',
    args: { ...option, itemLabelInput: optionLabel },
    path: option,
    body: optionLabel,
  }),
  interaction('exportOptColorLabelsCsv', {
    state: 'the colour 011',
    args: exportedColours,
    query: exportedColours,
  }),
  interaction('exportOptColorLabelsCsv', {
    variant: 'no address',
    status: '400',
    args: { ...exportedColours, email: 'maria.keller' },
    query: { ...exportedColours, email: 'maria.keller' },
  }),
  interaction('exportOptColorLabelsCsv', {
    variant: 'selected',
    state: 'the colour 011',
    args: { ...exportedColours, ids: '301' },
    query: { ...exportedColours, ids: '301' },
  }),
  interaction('exportOptColorLabelsXlsx', {
    state: 'the option 08C',
    args: exportedOptions,
    query: exportedOptions,
  }),
  interaction('importColLabels', {
    state: 'the colour 011',
    args: { body: colourFile().body },
    form: colourFile().form,
  }),
  interaction('importColLabels', {
    variant: 'changed since the preview',
    state: 'the colour 011',
    status: '409',
    args: { planDigest, body: colourFile().body },
    query: { planDigest },
    form: colourFile().form,
  }),
  interaction('previewColLabels', {
    state: 'the colour 011',
    args: { body: colourFile().body },
    form: colourFile().form,
  }),
  interaction('importOptLabels', {
    state: 'the option 08C',
    args: { body: optionFile().body },
    form: optionFile().form,
  }),
  interaction('importOptLabels', {
    variant: 'changed since the preview',
    state: 'the option 08C',
    status: '409',
    args: { planDigest, body: optionFile().body },
    query: { planDigest },
    form: optionFile().form,
  }),
  interaction('previewOptLabels', {
    state: 'the option 08C',
    args: { body: optionFile().body },
    form: optionFile().form,
  }),
];

import type { InterfaceLabel } from '../../api';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { labelTexts } from '../../texts';

/** What the form holds. */
export type InterfaceLabelValues = Record<
  'labelGroup' | 'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp',
  string
>;

/** The dialog that is open over the list. */
export type LabelDialog = RecordDialog<InterfaceLabel> | { kind: 'translate'; row: InterfaceLabel };

/** The fields of a label; their lengths are those of the contract. */
export const interfaceLabelFields = {
  labelGroup: { name: 'labelGroup', label: 'Label group', kind: 'combo', required: true, maxLength: 100 },
  code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
  label: { name: 'label', label: 'Label', kind: 'area', required: true, maxLength: 1000 },
  modelEnableRegexp: {
    name: 'modelEnableRegexp',
    label: 'Model enabled regexp',
    note: 'default DEFAULT',
    mono: true,
    maxLength: 200,
  },
  modelDisableRegexp: {
    name: 'modelDisableRegexp',
    label: 'Model disabled regexp',
    mono: true,
    maxLength: 200,
  },
} satisfies { [Name in keyof InterfaceLabelValues]: FieldDefinition<Name> };

/** Group, code and regexps are the key of a stored label: only its text changes. */
export const interfaceLabel: RecordNoun<InterfaceLabel, InterfaceLabelValues> = {
  noun: { one: 'label', many: 'labels' },
  title: 'Interface label',
  titles: 'Interface labels',
  newTitle: labelTexts.newInterfaceLabel,
  name: 'code',
  fields: interfaceLabelFields,
  storedBeside: [{ name: 'language', label: 'Language', maxLength: 10 }],
  changeable: ['label'],
  shownWhenDeleted: ['language', 'label'],
  valuesOf: ({ labelGroup, code, label, modelEnableRegexp, modelDisableRegexp }) => ({
    labelGroup,
    code,
    label,
    modelEnableRegexp,
    modelDisableRegexp,
  }),
  blank: { labelGroup: '', code: '', label: '', modelEnableRegexp: 'DEFAULT', modelDisableRegexp: '' },
  detailOf: ({ language }) => language.description,
  langOf: ({ language }) => language.code,
  deletesQuietly: true,
  marketing: 'Code, group, language, label and regexps, for reading.',
  everything: 'Of every group and model, whatever the list shows.',
};

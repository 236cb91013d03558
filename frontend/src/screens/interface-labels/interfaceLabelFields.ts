import type { InterfaceLabelInput } from '../../api';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';

/** What the form holds. */
export type InterfaceLabelValues = Record<
  keyof Pick<
    InterfaceLabelInput,
    'labelGroup' | 'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp'
  >,
  string
>;

/** The fields of a label; their lengths are those of the contract. */
export const interfaceLabelFields = {
  labelGroup: { name: 'labelGroup', label: 'Label group', kind: 'combo', required: true, maxLength: 100 },
  code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
  label: { name: 'label', label: 'Label', kind: 'area', required: true, maxLength: 1000 },
  modelEnableRegexp: {
    name: 'modelEnableRegexp',
    label: 'Model enabled regexp',
    note: 'default DEFAULT',
    maxLength: 200,
  },
  modelDisableRegexp: { name: 'modelDisableRegexp', label: 'Model disabled regexp', maxLength: 200 },
} satisfies Record<keyof InterfaceLabelValues, FieldDefinition<keyof InterfaceLabelValues>>;

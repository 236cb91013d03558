import type { FieldDefinition } from '../../kit/form/FieldDefinition';

/** A label item (specification 2, section 3). */
export type LabelItemValues = Record<
  'labelGroup' | 'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp',
  string
>;

/** The fields; the disable regexp carries the mark and may stay blank all the same (R-290, readings A-43). */
export const itemFields = {
  labelGroup: { name: 'labelGroup', label: 'Label group', required: true, maxLength: 100 },
  code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
  label: { name: 'label', label: 'Label', required: true, maxLength: 1000 },
  modelEnableRegexp: {
    name: 'modelEnableRegexp',
    label: 'Model enabled regexp',
    required: true,
    maxLength: 200,
  },
  modelDisableRegexp: {
    name: 'modelDisableRegexp',
    label: 'Model disabled regexp',
    marked: true,
    maxLength: 200,
  },
} satisfies Record<keyof LabelItemValues, FieldDefinition<keyof LabelItemValues>>;

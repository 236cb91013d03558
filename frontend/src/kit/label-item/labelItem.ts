import type { FieldDefinition } from '../form/FieldDefinition';
import { patternFields } from '../regexp/patternFields';
import { t } from '../../texts/kitParts.gen';

/** What the form of a label item holds: the label of an option in a group, for some models. */
export type LabelItemValues = Record<
  'labelGroup' | 'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp',
  string
>;

/** The fields; the disable regexp carries the mark and may stay blank all the same. */
export const labelItemFields = {
  labelGroup: { name: 'labelGroup', label: t('Label group'), required: true, maxLength: 100 },
  code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
  label: { name: 'label', label: t('Label'), required: true, maxLength: 1000 },
  modelEnableRegexp: { ...patternFields.modelEnableRegexp, note: undefined, required: true },
  modelDisableRegexp: { ...patternFields.modelDisableRegexp, marked: true },
} satisfies Record<keyof LabelItemValues, FieldDefinition<keyof LabelItemValues>>;

/** What the form of a new one begins with, in the group with this code. */
export const newLabelItem = (labelGroup = ''): LabelItemValues => ({
  labelGroup,
  code: '',
  label: '',
  modelEnableRegexp: 'DEFAULT',
  modelDisableRegexp: '',
});

import type { NewOptionLabel } from '../../api';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { patternFields } from '../../kit/regexp/patternFields';
import type { ShownFields } from '../../kit/record/changeEntries';
import { t } from '../../texts/optionLabels';

export type NewOptionLabelValues = Record<
  keyof Pick<NewOptionLabel, 'optGroup' | 'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp'>,
  string
>;

/** The fields; their lengths are those of the contract. Only what must be filled carries the mark. */
export const optionFields = {
  optGroup: { name: 'optGroup', label: t('Group'), kind: 'combo', required: true, maxLength: 100 },
  code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
  label: { name: 'label', label: t('Label'), kind: 'area', required: true, maxLength: 1000 },
  ...patternFields,
  modelEnableRegexp: { ...patternFields.modelEnableRegexp, required: true },
} satisfies Record<keyof NewOptionLabelValues, FieldDefinition<keyof NewOptionLabelValues>>;

/** What a label's history shows: its info text too, which /opt_color_labels writes. */
export const optionHistory: ShownFields = {
  fields: [optionFields.label, { name: 'description', label: t('Option info text'), maxLength: 4000 }],
  heads: ['code', 'language', 'modelcode'],
};

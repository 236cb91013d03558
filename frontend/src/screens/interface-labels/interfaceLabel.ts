import { useGetInterfaceLabelGroupsQuery, type InterfaceLabel } from '../../api';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { patternFields } from '../../kit/regexp/patternFields';
import { labelTexts } from '../../texts';
import { t } from '../../texts/interfaceLabels.gen';

export type InterfaceLabelValues = Record<
  'labelGroup' | 'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp',
  string
>;

export type LabelDialog = RecordDialog<InterfaceLabel> | { kind: 'translate'; row: InterfaceLabel };

export const interfaceLabelFields = {
  labelGroup: { name: 'labelGroup', label: t('Label group'), kind: 'combo', required: true, maxLength: 100 },
  code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
  label: { name: 'label', label: t('Label'), kind: 'area', required: true, maxLength: 1000 },
  ...patternFields,
} satisfies { [Name in keyof InterfaceLabelValues]: FieldDefinition<Name> };

const noGroups: readonly string[] = [];

/** The label groups in use. */
export const useLabelGroups = (): readonly string[] => useGetInterfaceLabelGroupsQuery().data ?? noGroups;

/** Group, code and regexps are the key of a stored label: of a single one only the text changes. */
export const interfaceLabel: RecordNoun<InterfaceLabel, InterfaceLabelValues> = {
  noun: { one: t('label'), many: t('labels') },
  title: t('Interface label'),
  titles: t('Interface labels'),
  newTitle: labelTexts.newInterfaceLabel,
  name: 'code',
  fields: interfaceLabelFields,
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
  bulk: {
    note: t('The labels of other languages with the same key are changed with them.'),
    set: [
      { ...interfaceLabelFields.labelGroup, useSuggestions: useLabelGroups },
      ...Object.values(patternFields),
    ],
    deletes: true,
  },
  marketing: t('Code, group, language, label and regexps, for reading.'),
  everything: t('Of every group and model, whatever the list shows.'),
};

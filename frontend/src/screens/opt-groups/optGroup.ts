import type { OptGroup, OptGroupInput } from '../../api';
import { wholeNumberOf } from '../../kit/format/counts';
import type { LastingNoun } from '../../kit/record/RecordNoun';
import { patternFields } from '../../kit/regexp/patternFields';
import type { StoredFields } from '../../kit/inline-edit/rowFields';
import { optGroupTexts } from '../../texts';
import { t } from '../../texts/optGroups.gen';

/** What the form of a group holds; yes and no are 'true' and 'false'. */
export type OptGroupValues = Record<
  | 'code'
  | 'description'
  | 'groupType'
  | 'exclusive'
  | 'mandatory'
  | 'mandatorySubgroup'
  | 'comparisonEquipmentPos'
  | 'modelEnableRegexp'
  | 'modelDisableRegexp'
  | 'label',
  string
>;

export type OptGroupFlag = 'exclusive' | 'mandatory';
export type GroupType = OptGroup['groupType'];

/** What is open over the list. Groups come with the feed: New makes the label of an option in one (decision A-57). */
export type OptGroupDialog =
  | { kind: 'new' | 'export' }
  | { kind: 'edit' | 'history' | 'save'; row: OptGroup }
  | { kind: 'toggle'; row: OptGroup; flag: OptGroupFlag }
  | { kind: 'type'; row: OptGroup; groupType: GroupType };

/** What a group holds, in words. */
export const groupTypes = [
  { value: 'OPT', label: t('OPT'), words: t('options') },
  { value: 'ACC', label: t('ACC'), words: t('accessories') },
  { value: 'CUSTPRG', label: t('CUSTPRG'), words: t('customer programmes') },
] as const satisfies readonly { value: GroupType; label: string; words: string }[];

export const optGroup: LastingNoun<OptGroup, OptGroupValues> = {
  noun: { one: t('group'), many: t('groups') },
  title: t('OPT group'),
  titles: t('OPT Groups'),
  newTitle: t('New Label'),
  name: 'code',
  fields: {
    code: { name: 'code', label: 'Code', mono: true, maxLength: 100 },
    description: { name: 'description', label: t('Description'), maxLength: 200 },
    groupType: { name: 'groupType', label: t('Group type'), required: true, maxLength: 7 },
    exclusive: { name: 'exclusive', label: t('Exclusive'), kind: 'switch', maxLength: 5 },
    mandatory: { name: 'mandatory', label: t('Mandatory'), kind: 'switch', maxLength: 5 },
    mandatorySubgroup: {
      name: 'mandatorySubgroup',
      label: t('Mandatory subgroup'),
      mono: true,
      maxLength: 100,
    },
    comparisonEquipmentPos: {
      name: 'comparisonEquipmentPos',
      label: t('Comparison Equipment Position'),
      maxLength: 13,
      faultOf: (text) => (wholeNumberOf(text) === undefined ? optGroupTexts.positionNotNumeric : undefined),
    },
    ...patternFields,
    label: { name: 'label', label: t('Label'), maxLength: 1000 },
  },
  changeable: [
    ...(['description', 'groupType', 'exclusive', 'mandatory', 'mandatorySubgroup'] as const),
    ...(['comparisonEquipmentPos', 'modelEnableRegexp', 'modelDisableRegexp', 'label'] as const),
  ],
  valuesOf: ({ exclusive, mandatory, comparisonEquipmentPos, ...row }) => ({
    code: row.code,
    description: row.description,
    groupType: row.groupType,
    label: row.label,
    exclusive: String(exclusive),
    mandatory: String(mandatory),
    mandatorySubgroup: row.mandatorySubgroup,
    comparisonEquipmentPos: String(comparisonEquipmentPos ?? ''),
    modelEnableRegexp: row.modelEnableRegexp,
    modelDisableRegexp: row.modelDisableRegexp,
  }),
  detailOf: ({ description }) => description,
  bulk: {
    set: [
      { name: 'exclusive', label: t('Exclusive'), kind: 'switch', maxLength: 5 },
      { name: 'mandatory', label: t('Mandatory'), kind: 'switch', maxLength: 5 },
      ...Object.values(patternFields),
    ],
    deletes: false,
  },
  closesOnFailure: true,
};

export const rowFields = [optGroup.fields.comparisonEquipmentPos, optGroup.fields.label];

export const storedFieldsOf = (row: OptGroup): StoredFields => {
  const { comparisonEquipmentPos, label } = optGroup.valuesOf(row);
  return { id: row.id, version: row.version, fields: { comparisonEquipmentPos, label } };
};

/** What goes over the wire for what was typed; without a position the comparison hides the group (decision A-42). */
export const inputOf = ({
  groupType,
  exclusive,
  mandatory,
  comparisonEquipmentPos,
  ...texts
}: Partial<OptGroupValues>): OptGroupInput => ({
  ...texts,
  ...(groupType !== undefined && { groupType: groupType as GroupType }),
  ...(exclusive !== undefined && { exclusive: exclusive === 'true' }),
  ...(mandatory !== undefined && { mandatory: mandatory === 'true' }),
  ...(comparisonEquipmentPos !== undefined && {
    comparisonEquipmentPos: wholeNumberOf(comparisonEquipmentPos) ?? null,
  }),
});

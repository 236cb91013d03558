import { flag, integerId, optional, recordOf, text, whole, type RecordColumn } from '../../kit/record.ts';
import { t } from '../../texts/labels.ts';
import { optGroupList } from './opt-group.list.ts';
import type { OptGroupType } from './opt-group.read.ts';

/** A group of options, accessories or customer programmes. The feed brings new ones; their items refer to them. */
export const optGroup = recordOf({
  entity: 'optGroup',
  noun: 'group',
  table: 'opt_group',
  id: integerId,
  columns: {
    code: text('code'),
    description: text('description'),
    groupType: text('group_type') as RecordColumn<OptGroupType>,
    exclusive: flag('exclusive'),
    mandatory: flag('mandatory'),
    mandatorySubgroup: text('mandatory_subgroup'),
    comparisonEquipmentPos: optional(whole('comparison_equipment_pos')),
    modelEnableRegexp: text('model_enable_regexp'),
    modelDisableRegexp: text('model_disable_regexp'),
    label: text('label'),
  },
  name: 'code',
  list: optGroupList,
});

/** What the database refuses, in words. */
export const optGroupConstraints = {
  opt_group_code_unique: { message: () => t('A group with this code exists already.'), field: 'code' },
};

import { listExport } from '../../kit/record-export.ts';
import { optGroup } from './opt-group.list.ts';
import { optGroupList } from './opt-group.list.ts';

export const optGroupExport = listExport(optGroup, 'optGroups', optGroupList, {
  fields: [
    'id',
    'code',
    'description',
    'groupType',
    'exclusive',
    'mandatory',
    'mandatorySubgroup',
    'comparisonEquipmentPos',
    'modelEnableRegexp',
    'modelDisableRegexp',
    'label',
  ],
  order: ['code'],
});

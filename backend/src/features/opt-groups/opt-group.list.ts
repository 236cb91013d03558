import { contains, noneOf, oneOf, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { OptGroup } from './opt-group.entity.ts';

export type OptGroupSort =
  | 'code'
  | 'description'
  | 'groupType'
  | 'exclusive'
  | 'mandatory'
  | 'mandatorySubgroup'
  | 'comparisonEquipmentPos'
  | 'modelEnableRegexp'
  | 'modelDisableRegexp'
  | 'label'
  | 'id';
export type OptGroupFilter = 'code' | 'label' | 'enabledBy' | 'notDisabledBy';

/** Decisions. */
export const optGroupList: ListDefinition<OptGroupSort, OptGroupFilter> = {
  table: 'opt_group g',
  id: 'g.id',
  columns: shownSql(OptGroup, 'g'),
  sorts: {
    code: 'search_text(g.code)',
    description: 'search_text(g.description)',
    groupType: 'g.group_type',
    exclusive: 'g.exclusive',
    mandatory: 'g.mandatory',
    mandatorySubgroup: 'search_text(g.mandatory_subgroup)',
    comparisonEquipmentPos: 'g.comparison_equipment_pos',
    modelEnableRegexp: 'g.model_enable_regexp',
    modelDisableRegexp: 'g.model_disable_regexp',
    label: 'search_text(g.label)',
    id: 'g.id',
  },
  filters: {
    code: contains('search_text(g.code)'),
    // Staff know a group by either; the line feed prevents matches across both.
    label: contains(`search_text(g.label || E'\\n' || g.description)`),
    enabledBy: oneOf('g.model_enable_regexp'),
    notDisabledBy: noneOf('g.model_disable_regexp'),
  },
};

export const optGroup = recordOf(OptGroup, {
  entity: 'optGroup',
  noun: 'group',
  name: 'code',
  list: optGroupList,
});

import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/optGroups';

export type OptGroupFilter = 'code' | 'label';
export type OptGroupSortKey =
  | 'code'
  | 'description'
  | 'groupType'
  | 'exclusive'
  | 'mandatory'
  | 'comparisonEquipmentPos'
  | 'modelEnableRegexp'
  | 'modelDisableRegexp'
  | 'label';

/** What the list is filtered and sorted by; six page links. */
export const optGroupSearch: SearchDefinition<OptGroupFilter, OptGroupSortKey> = {
  filters: ['code', 'label'],
  sortKeys: [
    ...(['code', 'description', 'groupType', 'exclusive', 'mandatory', 'comparisonEquipmentPos'] as const),
    ...(['modelEnableRegexp', 'modelDisableRegexp', 'label'] as const),
  ],
  asksOnEntry: true,
};

/** The Label input searches the description as well. */
export const optGroupFilters: FilterField<OptGroupFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any text'), grow: true },
];

import type { SearchDefinition } from '../../kit/list/searchParams';

export type LabelFilter = 'code' | 'label' | 'missingIn';
export type LabelSortKey = 'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp';

/** What the list is filtered and sorted by; code ascending to begin with. */
export const interfaceLabelSearch: SearchDefinition<LabelFilter, LabelSortKey> = {
  filters: ['code', 'label', 'missingIn'],
  sortKeys: ['code', 'label', 'modelEnableRegexp', 'modelDisableRegexp'],
};

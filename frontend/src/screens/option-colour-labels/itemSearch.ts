import type { SearchDefinition } from '../../kit/list/searchParams';

export type ItemFilter = 'code' | 'label' | 'missingIn';
export type ItemSortKey = 'code' | 'group' | 'subgroup' | 'layergroup' | 'as400Description';

/** What the list is filtered and sorted by; code ascending to begin with. */
export const itemSearch: SearchDefinition<ItemFilter, ItemSortKey> = {
  filters: ['code', 'label', 'missingIn'],
  sortKeys: ['code', 'group', 'subgroup', 'layergroup', 'as400Description'],
};

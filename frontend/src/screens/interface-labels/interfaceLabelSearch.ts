import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/interfaceLabels';

export type LabelFilter = 'code' | 'label' | 'missingIn';
export type LabelSortKey = 'code' | 'label' | 'labelGroup' | 'modelEnableRegexp' | 'modelDisableRegexp';

/** In the address in place of a group: the labels of all groups, as the menu list calls it. */
export const allGroups = { value: '*', label: t('All groups') };

/** What the list is filtered and sorted by; code ascending to begin with. */
export const interfaceLabelSearch: SearchDefinition<LabelFilter, LabelSortKey> = {
  filters: ['code', 'label', 'missingIn'],
  sortKeys: ['code', 'label', 'labelGroup', 'modelEnableRegexp', 'modelDisableRegexp'],
};

import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/optionLabels';

export type OptionFilter = 'code' | 'label';
export type OptionSortKey = 'optItem.code' | 'optItem.as400Description' | 'defaultLabel' | 'modelLabel';

/** What the list is filtered and sorted by; the code ascending to begin with, 6 page links. */
export const optionSearch: SearchDefinition<OptionFilter, OptionSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['optItem.code', 'optItem.as400Description', 'defaultLabel', 'modelLabel'],
};

export const optionFilters: readonly FilterField<OptionFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any text'), grow: true },
];

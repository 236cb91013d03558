import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/editorialPlaceholders';

export type PlaceholderFilter = 'code' | 'label';
export type PlaceholderSortKey = 'code' | 'country' | 'language' | 'content';

/** What the list is filtered and sorted by; four page links. */
export const editorialPlaceholderSearch: SearchDefinition<PlaceholderFilter, PlaceholderSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'country', 'language', 'content'],
  pageLinks: 4,
};

/** A placeholder has no label of its own: the Label input searches its content (decision A-53). */
export const editorialPlaceholderFilters: FilterField<PlaceholderFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any content'), grow: true },
];

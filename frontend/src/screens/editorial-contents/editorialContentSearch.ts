import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/editorialContents';

export type ContentFilter = 'code' | 'label' | 'content';
export type ContentSortKey = 'code' | 'label' | 'content' | 'modelEnableRegexp' | 'modelDisableRegexp';

/** What the list is filtered and sorted by; four page links. */
export const editorialContentSearch: SearchDefinition<ContentFilter, ContentSortKey> = {
  filters: ['code', 'label', 'content'],
  sortKeys: ['code', 'label', 'content', 'modelEnableRegexp', 'modelDisableRegexp'],
  pageLinks: 4,
};

export const editorialContentFilters: FilterField<ContentFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any label') },
  { name: 'content', label: t('Content'), placeholder: t('Any text'), grow: true },
];

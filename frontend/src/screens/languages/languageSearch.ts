import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/languages';

export type LanguageFilter = 'code' | 'label';
export type LanguageSortKey = 'code' | 'description' | 'fallbackLanguage' | 'active';

/** By code to begin with, at once; four page links. */
export const languageSearch: SearchDefinition<LanguageFilter, LanguageSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'description', 'fallbackLanguage', 'active'],
  pageLinks: 4,
  asksOnEntry: true,
};

export const languageFilters: FilterField<LanguageFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any description'), grow: true },
];

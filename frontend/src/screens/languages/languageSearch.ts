import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';

export type LanguageFilter = 'code' | 'label';
export type LanguageSortKey = 'code' | 'description' | 'fallbackLanguage' | 'active';

/** By code to begin with, at once; four page links (specification 2, sections 2 and 9). */
export const languageSearch: SearchDefinition<LanguageFilter, LanguageSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'description', 'fallbackLanguage', 'active'],
  pageLinks: 4,
  asksOnEntry: true,
};

export const languageFilters: FilterField<LanguageFilter>[] = [
  { name: 'code', label: 'Code', placeholder: 'Any code' },
  { name: 'label', label: 'Label', placeholder: 'Any description', grow: true },
];

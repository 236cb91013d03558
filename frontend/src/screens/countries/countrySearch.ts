import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/countries';

export type CountryFilter = 'code' | 'label';
export type CountrySortKey = 'id' | 'enabled' | 'isoCode2' | 'description' | 'tabele';

/** By id to begin with, at once; four page links. */
export const countrySearch: SearchDefinition<CountryFilter, CountrySortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['id', 'enabled', 'isoCode2', 'description', 'tabele'],
  pageLinks: 4,
  asksOnEntry: true,
};

export const countryFilters: FilterField<CountryFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any description'), grow: true },
];

import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/configurationParameters';

export type ParameterFilter = 'code' | 'label';
export type ParameterSortKey = 'code' | 'description' | 'value' | 'language';

/** By code to begin with, at once; four page links. */
export const configurationParameterSearch: SearchDefinition<ParameterFilter, ParameterSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'description', 'value', 'language'],
  pageLinks: 4,
  asksOnEntry: true,
};

/** A parameter has no label of its own: the Label input searches its description (decision A-36). */
export const configurationParameterFilters: FilterField<ParameterFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any description'), grow: true },
];

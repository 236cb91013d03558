import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/carModels';

export type CarModelFilter = 'code' | 'label';
export type CarModelSortKey = 'modelcode' | 'description' | 'rangeMY' | 'maxMyVideoAvailable' | 'ccadmActive';

/** By model code to begin with, at once; four page links. */
export const carModelSearch: SearchDefinition<CarModelFilter, CarModelSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['modelcode', 'description', 'rangeMY', 'maxMyVideoAvailable', 'ccadmActive'],
  pageLinks: 4,
  asksOnEntry: true,
};

export const carModelFilters: FilterField<CarModelFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any model code') },
  { name: 'label', label: t('Label'), placeholder: t('Any description'), grow: true },
];

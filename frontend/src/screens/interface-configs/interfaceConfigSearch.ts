import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/interfaceConfigs';

export type InterfaceConfigFilter = 'code' | 'label';
export type InterfaceConfigSortKey = 'id' | 'content' | 'country' | 'model';

/** By id to begin with, ten a page, at once; four page links. */
export const interfaceConfigSearch: SearchDefinition<InterfaceConfigFilter, InterfaceConfigSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['id', 'content', 'country', 'model'],
  pageLinks: 4,
  asksOnEntry: true,
};

/** It has neither code nor label: the codes that it is for, and what it says (decision A-36). */
export const interfaceConfigFilters: FilterField<InterfaceConfigFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any country or model') },
  { name: 'label', label: t('Label'), placeholder: t('Any content'), grow: true },
];

import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';

export type CallToActionFilter = 'code' | 'label';
export type CallToActionSortKey =
  'code' | 'labelCode' | 'linkCode' | 'stKey' | 'adobeKey' | 'iconKey' | 'descriptionKey' | 'sortNumber';

/** What the list is filtered and sorted by; six page links (specification 2, section 9). */
export const callToActionSearch: SearchDefinition<CallToActionFilter, CallToActionSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'labelCode', 'linkCode', 'stKey', 'adobeKey', 'iconKey', 'descriptionKey', 'sortNumber'],
  asksOnEntry: true,
};

/** The Label input searches the label's code and its text in any language. */
export const callToActionFilters: FilterField<CallToActionFilter>[] = [
  { name: 'code', label: 'Code', placeholder: 'Any code' },
  { name: 'label', label: 'Label', placeholder: 'Any label', grow: true },
];

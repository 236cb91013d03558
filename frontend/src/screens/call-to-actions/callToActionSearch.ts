import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/callToActions';

export type CallToActionFilter = 'code' | 'label';
export type CallToActionSortKey =
  'code' | 'labelCode' | 'linkCode' | 'stKey' | 'adobeKey' | 'iconKey' | 'descriptionKey' | 'sortNumber';

/** What the list is filtered and sorted by; six page links. */
export const callToActionSearch: SearchDefinition<CallToActionFilter, CallToActionSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'labelCode', 'linkCode', 'stKey', 'adobeKey', 'iconKey', 'descriptionKey', 'sortNumber'],
  asksOnEntry: true,
};

/** The Label input searches the label's code and its text in any language. */
export const callToActionFilters: FilterField<CallToActionFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any label'), grow: true },
];

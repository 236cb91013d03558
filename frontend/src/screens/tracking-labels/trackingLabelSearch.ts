import type { TrackingLabel } from '../../api';
import type { FilterField } from '../../kit/list/FilterField';
import type { AllRows } from '../../kit/list/pageOfAll';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/trackingLabels';

export type TrackingLabelFilter = 'code' | 'label';
export type TrackingLabelSortKey = 'id' | 'key' | 'label' | 'language';

/** In the order in which they were made until a column is chosen, at once; four page links (decisions ). */
export const trackingLabelSearch: SearchDefinition<TrackingLabelFilter, TrackingLabelSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['id', 'key', 'label', 'language'],
  pageLinks: 4,
  asksOnEntry: true,
};

/** The server answers all of them, so they are searched, sorted and paged here. */
export const allTrackingLabels: AllRows<TrackingLabel, TrackingLabelFilter, TrackingLabelSortKey> = {
  filters: { code: ({ key }) => key, label: ({ label }) => label },
  sorts: {
    id: null,
    key: ({ key }) => key,
    label: ({ label }) => label,
    language: ({ language }) => language.description,
  },
};

export const trackingLabelFilters: FilterField<TrackingLabelFilter>[] = [
  { name: 'code', label: t('Key'), placeholder: t('Any key') },
  { name: 'label', label: t('Label'), placeholder: t('Any text'), grow: true },
];

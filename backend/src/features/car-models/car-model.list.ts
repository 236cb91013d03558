import { contains, type ListDefinition } from '../../kit/paged-list.ts';

export type CarModelSort = 'modelcode' | 'description' | 'rangeMY' | 'maxMyVideoAvailable' | 'ccadmActive';
export type CarModelFilter = 'code' | 'label';

export const carModelList: ListDefinition<CarModelSort, CarModelFilter> = {
  table: 'commercial_model m',
  id: 'm.modelcode',
  columns: `m.modelcode, m.description, m.range_my AS "rangeMY", m.max_my_video_available AS "maxMyVideoAvailable",
    m.ccadm_active AS "ccadmActive", m.version`,
  sorts: {
    modelcode: 'm.modelcode',
    description: 'search_text(m.description)',
    rangeMY: 'search_text(m.range_my)',
    maxMyVideoAvailable: 'search_text(m.max_my_video_available)',
    ccadmActive: 'm.ccadm_active',
  },
  filters: {
    code: contains('search_text(m.modelcode)'),
    label: contains('search_text(m.description)'),
  },
};

import { contains, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { CarModel } from './car-model.entity.ts';

export type CarModelSort = 'modelcode' | 'description' | 'rangeMY' | 'maxMyVideoAvailable' | 'ccadmActive';
export type CarModelFilter = 'code' | 'label';

export const carModelList: ListDefinition<CarModelSort, CarModelFilter> = {
  table: 'commercial_model m',
  id: 'm.modelcode',
  columns: shownSql(CarModel, 'm', ['familyCode']),
  sorts: {
    modelcode: 'search_text(m.modelcode)',
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

const stored = recordOf(CarModel, {
  entity: 'carModel',
  noun: 'model',
  name: 'modelcode',
  list: carModelList,
});

const familyCode = { ...stored.columns.familyCode, isOfFeed: true };

/** The family belongs to the state, so that a restored model has it again; no list shows it. */
export const carModel = { ...stored, columns: { ...stored.columns, familyCode } };

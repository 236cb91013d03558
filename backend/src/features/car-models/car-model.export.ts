import type { RecordDefinition } from '../../kit/record.ts';
import { listExport } from '../../kit/record-export.ts';
import type { CarModel } from './car-model.entity.ts';
import { carModel } from './car-model.list.ts';
import { carModelList } from './car-model.list.ts';

// The family is the feed's.
const { familyCode: _family, ...columns } = carModel.columns;
const exported: RecordDefinition<Omit<CarModel, 'familyCode' | 'version'>, string> = {
  ...carModel,
  name: 'modelcode',
  shape: undefined,
  columns,
};

export const carModelExport = listExport(exported, 'carModels', carModelList, {
  fields: ['modelcode', 'description', 'rangeMY', 'maxMyVideoAvailable', 'ccadmActive'],
  order: [],
});

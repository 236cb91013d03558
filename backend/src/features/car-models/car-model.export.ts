import { listExport } from '../../kit/record-export.ts';
import { carModel } from './car-model.list.ts';
import { carModelList } from './car-model.list.ts';

export const carModelExport = listExport(carModel, 'carModels', carModelList, {
  fields: ['modelcode', 'description', 'rangeMY', 'maxMyVideoAvailable', 'ccadmActive'],
  order: [],
});

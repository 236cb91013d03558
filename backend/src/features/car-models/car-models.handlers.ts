import { codeAndLabel, exportHandlers, list } from '../../http/crud-handlers.ts';
import { command, type OperationMap, query, steadyQuery } from '../../http/operation.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { changesOfCrud } from '../../kit/record-changes.ts';
import type { ImageStore } from '../images/image.read.ts';
import { carModelExport } from './car-model.export.ts';
import { carModelList } from './car-model.list.ts';
import { listCarModelOptions } from './car-model.repository.ts';
import { carModels, createCarModel, removeCarModel, updateCarModel } from './car-model.service.ts';
import { exportFamilyIcons } from './family-icons.service.ts';

export { carModelConstraints } from './car-model.entity.ts';

export const carModelHistory = changesOfCrud(carModels);

const files = exportHandlers(carModelExport, codeAndLabel);

export const carModelBulk = bulkOf(carModels, {
  filtersOf: codeAndLabel,
  update: (context, id, { ccadmActive }) => updateCarModel(context, id, { ccadmActive }),
  remove: removeCarModel,
});

export const carModelHandlers = (images: ImageStore) =>
  ({
    listCarModels: list(carModelList, (wanted) => codeAndLabel(wanted)),
    createCarModel: command((context, { body }) => createCarModel(context, body)),
    updateCarModel: command((context, { path: { id }, body }) => updateCarModel(context, id, body)),
    deleteCarModel: command((context, { path: { id } }) => removeCarModel(context, id)),
    getCarModelLangList: steadyQuery((context) => listCarModelOptions(context)),
    exportCarModelsCsv: files.csv,
    exportCarModelsXlsx: files.xlsx,
    exportFamilyIcons: query((context, { query: { modelName } }) =>
      exportFamilyIcons(context, images, modelName),
    ),
  }) satisfies Partial<OperationMap>;

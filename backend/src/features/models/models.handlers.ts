import type { components } from '../../http/operations.gen.ts';
import { query, type OperationMap } from '../../http/operation.ts';
import { notFound } from '../../kit/app-error.ts';
import { listModels } from './model.read.ts';
import { isVehicleActive, modelGroupsJson } from './models.repository.ts';

export const modelHandlers = {
  getModelListJsonByCountry: query((context, { query: { country } }) => listModels(context, country)),
  getCommercialModelGroups: query((context, { body }) =>
    modelGroupsJson<components['schemas']['ModelGroup'][]>(context, body),
  ),
  checkIfExistVeteleActive: query(async (context, { path: { vetele } }) => {
    if (!(await isVehicleActive(context, vetele))) throw notFound('Model not active');
    return { message: 'Model active' };
  }),
} satisfies Partial<OperationMap>;

import type { components } from '../../http/operations.gen.ts';
import { type OperationMap, query, steadyQuery } from '../../http/operation.ts';
import { notFound } from '../../kit/app-error.ts';
import { isPublicCountry } from '../countries/country.read.ts';
import { listModels } from './model.read.ts';
import { isVehicleActive, modelGroupsJson } from './models.repository.ts';

export const modelHandlers = {
  getModelListJsonByCountry: steadyQuery(
    async (context, { query: { country = '' } }) =>
      ['', 'DEFAULT'].includes(country) || (await isPublicCountry(context, country))
        ? listModels(context, country)
        : [],
    'public',
  ),
  getCommercialModelGroups: query((context, { body }) =>
    modelGroupsJson<components['schemas']['ModelGroup'][]>(context, body),
  ),
  checkIfExistVeteleActive: query(async (context, { path: { vetele } }) => {
    if (!(await isVehicleActive(context, vetele))) throw notFound('Model not active');
    return { message: 'Model active' };
  }),
} satisfies Partial<OperationMap>;

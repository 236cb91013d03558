import { query, type OperationMap } from '../../http/operation.ts';
import { listModels } from './model.read.ts';

export const modelHandlers = {
  getModelListJsonByCountry: query((context, { query: { country } }) => listModels(context, country)),
} satisfies Partial<OperationMap>;

import { query, type OperationMap } from '../../http/operation.ts';
import { describeOption } from './option-overview.service.ts';

/** */
export const optionOverviewHandlers = {
  getConfGridByModelOptColor: query((context, { query: { optcode, model = '', language } }) =>
    describeOption(context, optcode, model, language),
  ),
} satisfies Partial<OperationMap>;

import { query, type OperationMap } from '../../http/operation.ts';
import { describeOption } from './option-overview.service.ts';

/** Specification 1, section 7, Option and accessory labels: what the info button shows. */
export const optionOverviewHandlers = {
  getConfGridByModelOptColor: query((context, { query: { optcode, model = '' } }) =>
    describeOption(context, optcode, model),
  ),
} satisfies Partial<OperationMap>;

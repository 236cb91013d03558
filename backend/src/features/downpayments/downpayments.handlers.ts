import { command, query, type OperationMap } from '../../http/operation.ts';
import type { components } from '../../http/operations.gen.ts';
import {
  checkValue,
  createDownpayment,
  listDownpayments,
  setActive,
  updateDownpayment,
  valueTaken,
} from './downpayment.service.ts';

type Row = components['schemas']['Downpayment'];

export const downpaymentHandlers = {
  findDownpaymentsPaged: query((context, { query: { isHQUser, ...page }, body }) =>
    listDownpayments<Row>(context, page, isHQUser, body),
  ),
  createDownpayment: command((context, { body }) => createDownpayment(context, body)),
  updateDownpayment: command((context, { path: { id }, body }) => updateDownpayment(context, id, body)),
  setDownpaymentActive: command((context, { path: { id, active } }) =>
    setActive(context, id, active === 'true'),
  ),
  checkDownpayment: query((context, { path: { countryId, value } }) => checkValue(context, countryId, value)),
} satisfies Partial<OperationMap>;

export const downpaymentConstraints = { downpayment_value_unique: valueTaken };

import { command, query, type OperationMap } from '../../http/operation.ts';
import type { components } from '../../http/operations.gen.ts';
import { oneByOne, type BulkNoun } from '../../kit/bulk.ts';
import { changesOf } from '../../kit/change-log.ts';
import { noSuchRecord, numberedId, type RecordChanges } from '../../kit/record-changes.ts';
import { findDownpayments } from './downpayment.read.ts';
import { DOWNPAYMENT } from './downpayment.repository.ts';
import {
  checkValue,
  createDownpayment,
  listDownpayments,
  restoreDownpayment,
  setActive,
  updateDownpayment,
  valueTaken,
} from './downpayment.service.ts';

type Row = components['schemas']['Downpayment'];

/** Downpayments are switched off, not deleted, as by hand. */
export const downpaymentBulk: BulkNoun = {
  rows: findDownpayments,
  set: oneByOne((context, { id }, { active }) => setActive(context, Number(id), active!)),
  stores: [
    {
      entity: DOWNPAYMENT,
      restore: (context, id, wanted) => restoreDownpayment(context, Number(id), wanted),
    },
  ],
};

export const downpaymentHistory: RecordChanges = {
  async list(context, id) {
    const [row] = await findDownpayments(context, { ids: [String(numberedId(id))] }, 1);
    if (!row) throw noSuchRecord();
    return changesOf(context, DOWNPAYMENT, row.id);
  },
  restore: (context, id, wanted) => restoreDownpayment(context, numberedId(id), wanted),
};

export const downpaymentHandlers = {
  findDownpaymentsPaged: query((context, { query: { isHQUser, ...page }, body }) =>
    listDownpayments<Row>(context, page, isHQUser, body),
  ),
  createDownpayment: command((context, { body, query: { shownCurrency } }) =>
    createDownpayment(context, body, shownCurrency),
  ),
  updateDownpayment: command((context, { path: { id }, body, query: { shownCurrency } }) =>
    updateDownpayment(context, id, body, shownCurrency),
  ),
  setDownpaymentActive: command((context, { path: { id, active } }) =>
    setActive(context, id, active === 'true'),
  ),
  checkDownpayment: query((context, { path: { countryId, value } }) => checkValue(context, countryId, value)),
} satisfies Partial<OperationMap>;

export const downpaymentConstraints = { downpayment_value_unique: valueTaken };

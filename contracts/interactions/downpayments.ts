import { interaction } from '../harness.ts';

const STORED = 'downpayments of Italy';
const CHANGED = 'downpayments of Italy, changed by a colleague';
const DEALER = 'downpayments of Italy, and a dealer';

const page = { page: 0, size: 15, sortBy: 'id' as const, sortDesc: true };
const listed = (downpaymentFilter: { market?: string | null }) => ({
  args: { ...page, isHqUser: false, downpaymentFilter },
  query: { ...page, isHQUser: false },
  body: downpaymentFilter,
});

const italy = { id: 'IT', codmercato: '1000' };
const create = (downpayment: number) => {
  const body = { country: italy, downpayment };
  return { args: { downpaymentInput: body }, body };
};
const update = (downpayment: number) => {
  const body = { id: 1, country: italy, downpayment, version: 1 };
  return { args: { id: 1, downpaymentInput: body }, path: { id: 1 }, body };
};
const activate = (id: number, active: 'true' | 'false') => ({ args: { id, active }, path: { id, active } });
const check = (value: number) => {
  const path = { countryId: 'IT', value };
  return { args: path, path };
};

/** Their export is that of campaigns (decision A-27). */
export const downpaymentInteractions = [
  interaction('findDownpaymentsPaged', { state: STORED, ...listed({ market: 'IT' }) }),
  interaction('findDownpaymentsPaged', {
    variant: 'empty',
    state: 'no downpayments of Italy',
    ...listed({}),
  }),
  interaction('findDownpaymentsPaged', {
    variant: 'not allowed',
    state: DEALER,
    status: '403',
    ...listed({}),
  }),
  interaction('createDownpayment', { state: STORED, ...create(1500) }),
  interaction('createDownpayment', { variant: 'duplicate', state: STORED, status: '409', ...create(1000) }),
  interaction('updateDownpayment', { state: STORED, ...update(600) }),
  interaction('updateDownpayment', { variant: 'duplicate', state: STORED, status: '409', ...update(1000) }),
  interaction('updateDownpayment', { variant: 'stale', state: CHANGED, status: '409', ...update(600) }),
  interaction('setDownpaymentActive', { state: STORED, ...activate(1, 'false') }),
  interaction('setDownpaymentActive', {
    variant: 'missing',
    state: STORED,
    status: '404',
    ...activate(999, 'true'),
  }),
  interaction('checkDownpayment', { state: STORED, ...check(1500.5) }),
  interaction('checkDownpayment', { variant: 'exists', state: STORED, ...check(1000) }),
];

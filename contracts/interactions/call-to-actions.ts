import { interaction } from '../harness.ts';
import { order } from '../states/call-to-actions.ts';

const everyFilter = {
  optGroup: 'OPT',
  modelName: 'DEFAULT',
  language: 'it',
  page: 0,
  size: 10,
  sortBy: 'code' as const,
  sortDesc: false,
  label: "l'ordine (100%) + *",
  code: 'BUY_',
  labelCode: 'SUMM_BTN_ORDER',
};
const create = (values: object) => {
  const body = { ...order, code: 'BOOK_VISIT', ...values };
  return { args: { callToActionInput: body }, body };
};
const change = (values: object) => {
  const body = { ...order, version: 3, ...values };
  return { args: { id: 2, callToActionInput: body }, path: { id: 2 }, body };
};
const one = { args: { id: 2 }, path: { id: 2 } };
const filters = { label: 'è', code: 'BUY_' };

const italy = { countryId: 'IT', callToActionId: 2, enable: true };
const createLink = (values: object) => {
  const body = { ...italy, ...values };
  return { args: { countryCallToActionInput: body }, body };
};
const changeLink = (values: object) => {
  const body = { ...italy, version: 1, ...values };
  return { args: { id: 23, countryCallToActionInput: body }, path: { id: 23 }, body };
};
const linksOf = { args: { callToActionId: 2 }, path: { callToActionId: 2 } };

export const callToActionInteractions = [
  interaction('listCallToActions', {
    state: 'the call to action BUY_ONLINE',
    args: everyFilter,
    query: everyFilter,
  }),
  interaction('listCallToActions', { variant: 'empty', args: { code: 'ZZ' }, query: { code: 'ZZ' } }),
  interaction('listCallToActions', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('createCallToAction', create({})),
  interaction('createCallToAction', {
    variant: 'duplicate',
    state: 'the call to action BUY_ONLINE',
    status: '409',
    ...create({ code: 'BUY_ONLINE' }),
  }),
  interaction('createCallToAction', { variant: 'blank', status: '400', ...create({ labelCode: ' ' }) }),
  interaction('updateCallToAction', {
    state: 'the call to action BUY_ONLINE',
    ...change({ linkCode: '/order/start' }),
  }),
  interaction('updateCallToAction', {
    variant: 'stale',
    state: 'the call to action BUY_ONLINE changed by a colleague',
    status: '409',
    ...change({}),
  }),
  interaction('updateCallToAction', { variant: 'gone', status: '404', ...change({}) }),
  interaction('deleteCallToAction', { state: 'the call to action BUY_ONLINE', ...one }),
  interaction('deleteCallToAction', { variant: 'gone', status: '404', ...one }),
  interaction('exportCallToActionsCsv', { args: filters, query: filters }),
  interaction('exportCallToActionsXlsx', { args: filters, query: filters }),
  interaction('findLabelCodes', {
    state: 'the call to action BUY_ONLINE',
    args: { code: '_BTN', language: 'it' },
    query: { code: '_BTN', language: 'it' },
  }),
  interaction('findLabelCodes', { variant: 'empty', args: { code: '%' }, query: { code: '%' } }),
  interaction('listCountryCallToActions', { state: 'the link of BUY_ONLINE to Italy', ...linksOf }),
  interaction('listCountryCallToActions', { variant: 'empty', ...linksOf }),
  interaction('createCountryCallToAction', {
    state: 'the call to action BUY_ONLINE',
    ...createLink({ modelEnableRegexp: '^.*_EV_.*$' }),
  }),
  interaction('createCountryCallToAction', {
    variant: 'duplicate',
    state: 'the link of BUY_ONLINE to Italy',
    status: '409',
    ...createLink({}),
  }),
  interaction('createCountryCallToAction', {
    variant: 'no pattern',
    state: 'the call to action BUY_ONLINE',
    status: '400',
    ...createLink({ modelEnableRegexp: '^(A' }),
  }),
  interaction('updateCountryCallToAction', {
    state: 'the link of BUY_ONLINE to Italy',
    ...changeLink({ enable: false }),
  }),
  interaction('updateCountryCallToAction', {
    variant: 'stale',
    state: 'the link of BUY_ONLINE to Italy changed by a colleague',
    status: '409',
    ...changeLink({ relevant: true }),
  }),
  interaction('updateCountryCallToAction', { variant: 'gone', status: '404', ...changeLink({}) }),
];

import { interaction } from '../harness.ts';

const byId = { page: 0, size: 100, sortBy: 'id' as const, sortDesc: false };
const one = { args: { id: 1042 }, path: { id: 1042 } };

const test = {
  urlAsIs: "/ccb/public/api/configGrid?country=1000&label=l'Aurora+(100%25)*",
  urlToBe: 'http://tobe.alturia.example/api/v2/configGrid?country=1000',
  disableTest: false,
  ignorePaths: ['$.timestamp', "$['a b']"],
  arrayKeys: [{ path: '$.options', key: 'code' }],
};
const whole = { id: 1042, diff: '5 changed', version: 3, ...test };

export const apiJsonTestInteractions = [
  interaction('listApiJsonTests', { state: 'the compared test 1042', args: byId, query: byId }),
  interaction('listApiJsonTests', { variant: 'empty', args: byId, query: byId }),
  interaction('listApiJsonTests', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: {},
  }),
  interaction('listActiveApiJsonTests', { state: 'the compared test 1042', args: byId, query: byId }),
  interaction('listActiveApiJsonTests', {
    variant: 'empty',
    state: 'the disabled test 1042',
    args: byId,
    query: byId,
  }),
  interaction('createApiJsonTest', { args: { apiJsonTestInput: test }, body: test }),
  interaction('createApiJsonTest', {
    variant: 'blank',
    status: '400',
    args: { apiJsonTestInput: { ...test, urlAsIs: ' ' } },
    body: { ...test, urlAsIs: ' ' },
  }),
  interaction('updateApiJsonTest', {
    state: 'the compared test 1042',
    args: { id: 1042, apiJsonTestInput: { ...whole, disableTest: true } },
    path: { id: 1042 },
    body: { ...whole, disableTest: true },
  }),
  interaction('updateApiJsonTest', {
    variant: 'stale',
    state: 'the compared test 1042 changed by a colleague',
    status: '409',
    args: { id: 1042, apiJsonTestInput: whole },
    path: { id: 1042 },
    body: whole,
  }),
  interaction('updateApiJsonTest', {
    variant: 'gone',
    status: '404',
    args: { id: 1042, apiJsonTestInput: whole },
    path: { id: 1042 },
    body: whole,
  }),
  interaction('deleteApiJsonTest', { state: 'the compared test 1042', ...one }),
  interaction('deleteApiJsonTest', { variant: 'gone', status: '404', ...one }),
  interaction('getApiJsonTestSummary', { args: { activeOnly: true }, query: { activeOnly: true } }),
  interaction('getApiJsonTestSummary', {
    variant: 'running',
    state: 'a comparison of all tests runs',
    args: { activeOnly: false },
    query: { activeOnly: false },
  }),
  interaction('getApiJsonTestDifferences', { state: 'the compared test 1042', ...one }),
  interaction('getApiJsonTestDifferences', { variant: 'gone', status: '404', ...one }),
  interaction('getApiJsonTestDocument', {
    state: 'the compared test 1042',
    args: { id: 1042, side: 'asIs' },
    path: { id: 1042, side: 'asIs' },
  }),
  interaction('getApiJsonTestDocument', {
    variant: 'gone',
    status: '404',
    args: { id: 1042, side: 'toBe' },
    path: { id: 1042, side: 'toBe' },
  }),
  interaction('runApiJsonCompareAll', {}),
  interaction('runApiJsonCompareOne', { state: 'the compared test 1042', ...one }),
  interaction('runApiJsonCompareOne', {
    variant: 'disabled',
    state: 'the disabled test 1042',
    status: '409',
    ...one,
  }),
  interaction('runApiJsonCompareOne', { variant: 'gone', status: '404', ...one }),
];

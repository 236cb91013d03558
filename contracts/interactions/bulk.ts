import { interaction } from '../harness.ts';

const LABELS = 'the labels MAIN_BTN_CONTINUE and MAIN_FINANCE_RATE, the latter also for Aurora';
const STRANGER = 'a user without the label tool';
const OVER = 'a session that is over';

const labels = { entity: 'interfaceLabel' as const };
const languages = { entity: 'language' as const };

const forAurora = {
  selection: { ids: ['101', '103'] },
  action: 'set' as const,
  values: { modelEnableRegexp: '^AURORA.*$' },
};
const everyEmptyGroup = {
  selection: { all: true, filters: { labelGroup: 'Nothing', language: 'it' } },
  action: 'delete' as const,
};
const faulty = { ...forAurora, values: { modelEnableRegexp: '^AURORA(' } };
const changed = (bulkChange: typeof forAurora | typeof everyEmptyGroup) => ({
  args: { ...labels, bulkChange },
  path: labels,
  body: bulkChange,
});
const ofKind = <Entity extends string>(entity: Entity, ids: string[], values: object) => {
  const bulkChange = { selection: { ids }, action: 'set' as const, values };
  return { args: { entity, bulkChange }, path: { entity }, body: bulkChange };
};
const deleted = { selection: { ids: ['1', '2', '7007'] }, action: 'delete' as const };
const run = (planDigest: string) => {
  const body = { change: forAurora, planDigest };
  return { args: { ...labels, bulkChangeRun: body }, path: labels, body };
};
const PLAN = '7eef4c171fb86378bd5061860a14869d';
const undo = (id: string) => ({ args: { ...labels, run: id }, path: { ...labels, run: id } });

export const bulkInteractions = [
  interaction('previewBulkChange', { state: LABELS, ...changed(forAurora) }),
  interaction('previewBulkChange', {
    variant: 'delete',
    state: 'the languages Italian, English in use and Swedish',
    args: { ...languages, bulkChange: deleted },
    path: languages,
    body: deleted,
  }),
  interaction('previewBulkChange', {
    variant: 'unchanged',
    state: LABELS,
    ...changed({ ...forAurora, selection: { ids: ['106'] } }),
  }),
  interaction('previewBulkChange', {
    variant: 'solCampaign',
    state: 'campaigns of Italy',
    ...ofKind('solCampaign', ['1491', '1482', '1475'], { active: false }),
  }),
  interaction('previewBulkChange', {
    variant: 'solCampaign',
    state: 'campaigns of Italy, and an HQ user',
    status: '403',
    ...ofKind('solCampaign', ['1491'], { active: false }),
  }),
  interaction('previewBulkChange', {
    variant: 'solModel',
    state: 'visible vehicles of Italy, and an HQ user',
    ...ofKind('solModel', ['21/0', '99/0'], { visible: false }),
  }),
  interaction('previewBulkChange', {
    variant: 'downpayment',
    state: 'downpayments of Italy',
    ...ofKind('downpayment', ['1', '2'], { active: false }),
  }),
  interaction('previewBulkChange', {
    variant: 'optColorLabel',
    state: 'the colour 011',
    ...ofKind('optColorLabel', ['COLOR~301'], { inactive: true }),
  }),
  interaction('previewBulkChange', { variant: 'faulty', state: LABELS, status: '400', ...changed(faulty) }),
  interaction('previewBulkChange', {
    variant: 'no session',
    state: OVER,
    status: '401',
    ...changed(forAurora),
  }),
  interaction('previewBulkChange', {
    variant: 'not allowed',
    state: STRANGER,
    status: '403',
    ...changed(everyEmptyGroup),
  }),

  interaction('runBulkChange', { state: LABELS, ...run(PLAN) }),
  interaction('runBulkChange', { variant: 'stale', state: LABELS, status: '409', ...run('x') }),
  interaction('runBulkChange', { variant: 'no session', state: OVER, status: '401', ...run(PLAN) }),
  interaction('runBulkChange', { variant: 'not allowed', state: STRANGER, status: '403', ...run(PLAN) }),

  interaction('undoBulkChange', { state: 'a change of two labels', ...undo('52117') }),
  interaction('undoBulkChange', { variant: 'gone', status: '404', ...undo('52117') }),
  interaction('undoBulkChange', {
    variant: 'changed',
    state: 'a change of two labels, one of them changed since',
    status: '409',
    ...undo('52117'),
  }),
  interaction('undoBulkChange', { variant: 'no session', state: OVER, status: '401', ...undo('52117') }),
  interaction('undoBulkChange', {
    variant: 'not allowed',
    state: STRANGER,
    status: '403',
    ...undo('52117'),
  }),
];

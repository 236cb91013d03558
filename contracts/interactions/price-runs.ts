import { interaction } from '../harness.ts';

const SOLD = 'Aurora, which Italy sells, and its price list';
const CHANGED = 'a change of several price lists';
const HQ = 'the price list of Aurora in Italy, and an HQ user';
const STRANGER = 'a user without any right';
const OVER = 'a session that is over';

const raised = {
  markets: ['IT'],
  vehicles: ['3410126'],
  prices: ['base' as const, 'options' as const, 'fuoriserie' as const],
  action: 'percent' as const,
  percent: 3,
  step: 1 as const,
  ending: 0 as const,
};
const preview = (change: typeof raised) => ({ args: { priceRunChange: change }, body: change });
const tooMany = {
  ...raised,
  markets: ['IT', 'MT'],
  vehicles: Array.from({ length: 120 }, (_, at) => String(3_410_000 + at)),
};
const start = (planDigest: string) => {
  const body = { change: raised, planDigest };
  return { args: { priceRunInput: body }, body };
};
const PLAN = '9b4802a9951ced719647a13b32fcee6d';
const run = (id: number) => ({ args: { run: id }, path: { run: id } });

export const priceRunInteractions = [
  interaction('previewPriceRun', { state: SOLD, ...preview(raised) }),
  interaction('previewPriceRun', { variant: 'many', state: SOLD, status: '400', ...preview(tooMany) }),
  interaction('previewPriceRun', { variant: 'no session', state: OVER, status: '401', ...preview(raised) }),
  interaction('previewPriceRun', { variant: 'hq', state: HQ, status: '403', ...preview(raised) }),
  interaction('startPriceRun', { state: SOLD, ...start(PLAN) }),
  interaction('startPriceRun', { variant: 'stale', state: SOLD, status: '409', ...start('x') }),
  interaction('startPriceRun', { variant: 'not allowed', state: STRANGER, status: '403', ...start(PLAN) }),
  interaction('getPriceRun', { state: CHANGED, ...run(12) }),
  interaction('getPriceRun', {
    variant: 'running',
    state: 'a change of several price lists that goes on',
    ...run(12),
  }),
  interaction('getPriceRun', {
    variant: 'stopped',
    state: 'a change of several price lists that was cut off',
    ...run(12),
  }),
  interaction('getPriceRun', { variant: 'not one of theirs', state: SOLD, status: '404', ...run(12) }),
  interaction('getPriceRun', { variant: 'not allowed', state: STRANGER, status: '403', ...run(12) }),
  interaction('undoPriceRun', { state: CHANGED, ...run(12) }),
  interaction('undoPriceRun', {
    variant: 'changed',
    state: 'a change of several price lists, one of them saved since',
    status: '409',
    ...run(12),
  }),
  interaction('undoPriceRun', { variant: 'not one of theirs', state: SOLD, status: '404', ...run(12) }),
  interaction('undoPriceRun', { variant: 'not allowed', state: STRANGER, status: '403', ...run(12) }),
];

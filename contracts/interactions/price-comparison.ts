import { interaction } from '../harness.ts';

const MODELS = 'the price lists of two models in Italy';
const MARKETS = 'the price lists of Aurora in Italy and Switzerland';

const asked = {
  leftMarket: 'IT',
  leftVehicle: '3410126',
  rightMarket: 'IT',
  rightVehicle: '3410226',
};
const at = (
  changes: Partial<typeof asked> & { onlyDifferences?: boolean; rightAt?: string; kind?: 'gone' } = {},
) => ({
  args: { ...asked, ...changes },
  query: { ...asked, ...changes },
});
const itself = { rightVehicle: '3410126', rightAt: '2026-11-01T09:00:00.000Z', onlyDifferences: true };

export const priceComparisonInteractions = [
  interaction('getPriceComparison', { state: MODELS, ...at() }),
  interaction('getPriceComparison', {
    variant: 'currencies',
    state: MARKETS,
    ...at({ rightMarket: 'CH', rightVehicle: '3410126' }),
  }),
  interaction('getPriceComparison', { variant: 'equal', state: MODELS, ...at(itself) }),
  interaction('getPriceComparison', { variant: 'empty', state: MODELS, ...at({ kind: 'gone' }) }),
  interaction('getPriceComparison', {
    variant: 'not signed in',
    state: 'a session that is over',
    status: '401',
    ...at(),
  }),
  interaction('getPriceComparison', {
    variant: 'not a market',
    state: MODELS,
    status: '404',
    ...at({ rightMarket: 'XX' }),
  }),
  interaction('exportPriceComparison', { state: MODELS, ...at({ onlyDifferences: true }) }),
];

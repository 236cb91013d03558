import { interaction } from '../harness.ts';

const AURORA = 'Aurora in Italy with prices, packs and campaigns to see to';

const asked = { markets: 'IT', vehicles: '3410126', limit: 20, days: 14, language: 'it' };
const at = { args: asked, query: asked };

export const readinessInteractions = [
  interaction('getReadiness', { state: AURORA, ...at }),
  interaction('getReadiness', {
    variant: 'market',
    state: AURORA,
    args: { markets: 'IT' },
    query: { markets: 'IT' },
  }),
  interaction('getReadiness', { variant: 'empty', state: 'Italy, which sells no vehicle', args: {} }),
  interaction('getReadiness', {
    variant: 'not signed in',
    state: 'a session that is over',
    status: '401',
    args: {},
  }),
  interaction('getReadiness', {
    variant: 'not a market',
    state: AURORA,
    status: '404',
    args: { markets: 'XX' },
    query: { markets: 'XX' },
  }),
  interaction('exportReadinessCsv', { state: AURORA, ...at }),
  interaction('exportReadinessXlsx', { state: AURORA, ...at }),
];

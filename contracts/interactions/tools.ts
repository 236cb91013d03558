import { interaction } from '../harness.ts';

const model = { scope: 'ALL', model: 'AURORA_15_HYB' } as const;

export const toolInteractions = [
  interaction('getCountryAdmList', { state: 'models of Italy' }),
  interaction('runGridUpdate', {}),
  interaction('runGridUpdate', { variant: 'joined', state: 'an update of the grids runs' }),
  interaction('runGridUpdate', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
  }),
  interaction('clearGridCache', {}),
  interaction('clearAllCache', {}),
  interaction('checkGrid', {
    state: 'models of Italy',
    args: model,
    path: model,
    text: '^Check Grid ALL: [\\s\\S]+\\n(OK|KO)\\n$',
  }),
  interaction('checkGrid', {
    variant: 'default model',
    status: '400',
    args: { scope: 'MAIN', model: 'DEFAULT' },
    path: { scope: 'MAIN', model: 'DEFAULT' },
  }),
  interaction('checkGrid', {
    variant: 'unknown model',
    status: '404',
    args: { scope: 'MAIN', model: 'A B/1' },
    path: { scope: 'MAIN', model: 'A B/1' },
  }),
];

import { interaction } from '../harness.ts';

const model = { modelName: 'AURORA_15_HYB', language: 'it' };

/** The calls of the shell: menu, languages, models, switches. */
export const shellInteractions = [
  interaction('getMenuList', { state: 'a menu with label groups', args: model, query: model }),
  interaction('getMenuList', { variant: 'empty', state: 'no menu', args: {} }),
  interaction('getLangList', {}),
  interaction('getModelListJsonByCountry', {
    state: 'models of Italy',
    args: { country: 'IT' },
    query: { country: 'IT' },
  }),
  interaction('getModelListJsonByCountry', {
    variant: 'empty',
    args: { country: 'ZZ' },
    query: { country: 'ZZ' },
  }),
  interaction('getCommercialModelGroups', {
    state: 'models of Italy',
    args: { body: ['IT', 'ZZ'] },
    body: ['IT', 'ZZ'],
  }),
  interaction('getCommercialModelGroups', { variant: 'empty', args: { body: ['ZZ'] }, body: ['ZZ'] }),
  interaction('checkIfExistVeteleActive', {
    state: 'models of Italy',
    args: { vetele: '3410126' },
    path: { vetele: '3410126' },
  }),
  interaction('checkIfExistVeteleActive', {
    variant: 'inactive',
    status: '404',
    args: { vetele: '9999999' },
    path: { vetele: '9999999' },
  }),
  interaction('getConsoleConfigValue', {
    state: 'online sales are available',
    args: { code: 'SOL_SERVICE_AVAILABLE', language: 'it' },
    path: { code: 'SOL_SERVICE_AVAILABLE' },
    query: { language: 'it' },
    text: '^true$',
  }),
  interaction('getConsoleConfigValue', {
    variant: 'off',
    state: 'online sales are not available',
    args: { code: 'SOL_SERVICE_AVAILABLE' },
    path: { code: 'SOL_SERVICE_AVAILABLE' },
    text: '^false$',
  }),
  interaction('getConsoleConfigValue', {
    variant: 'not found',
    status: '404',
    args: { code: 'A B/1' },
    path: { code: 'A B/1' },
  }),
];

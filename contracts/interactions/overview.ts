import { interaction } from '../harness.ts';

const OVER = 'a session that is over';
const asked = { source: 'it', modelName: 'DEFAULT' };
const asking = { args: asked, query: asked };
const run = { args: { id: 31 }, path: { id: 31 } };

export const overviewInteractions = [
  interaction('getOverview', { state: 'something of every kind to do', ...asking }),
  interaction('getOverview', { variant: 'market', state: 'something to do in Italy', ...asking }),
  interaction('getOverview', { variant: 'empty', state: 'a user without any right', ...asking }),
  interaction('getOverview', { variant: 'no session', state: OVER, status: '401', ...asking }),
  interaction('getOverview', {
    variant: 'unknown source',
    status: '400',
    args: { source: 'xx' },
    query: { source: 'xx' },
  }),
  interaction('getImportRun', { state: 'something of every kind to do', ...run }),
  interaction('getImportRun', { variant: 'gone', status: '404', ...run }),
  interaction('getImportRun', { variant: 'no session', state: OVER, status: '401', ...run }),
];

import { interaction } from '../harness.ts';

const LABEL = 'the label MAIN_TITLE changed by a colleague';
const OVER = 'a session that is over';
const NOBODY = 'a user without any right';

const every = { kinds: 'interfaceLabel', text: 'Alturia' };
const asked = { args: every, query: every };
const record = { kinds: 'interfaceLabel', recordId: '109', size: 200 };
const exported = { kinds: 'interfaceLabel' };
const file = { state: LABEL, args: exported, query: exported };

export const activityInteractions = [
  interaction('listActivity', { state: LABEL, args: {} }),
  interaction('listActivity', { variant: 'record', state: LABEL, args: record, query: record }),
  interaction('listActivity', { variant: 'empty', ...asked }),
  interaction('listActivity', {
    variant: 'unknown kind',
    status: '400',
    args: { kinds: 'nothing' },
    query: { kinds: 'nothing' },
  }),
  interaction('listActivity', { variant: 'no session', state: OVER, status: '401', args: {} }),
  interaction('listActivity', {
    variant: 'not allowed',
    status: '403',
    args: { kinds: 'user' },
    query: { kinds: 'user' },
  }),

  interaction('listActivityKinds', {}),
  interaction('listActivityKinds', { variant: 'empty', state: NOBODY }),
  interaction('listActivityKinds', { variant: 'no session', state: OVER, status: '401' }),

  interaction('exportActivityCsv', file),
  interaction('exportActivityCsv', { variant: 'no session', status: '401', ...file, state: OVER }),
  interaction('exportActivityXlsx', file),
  interaction('exportActivityXlsx', { variant: 'no session', status: '401', ...file, state: OVER }),
];

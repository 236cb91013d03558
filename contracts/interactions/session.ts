import { interaction } from '../harness.ts';

const credentials = { username: 'admin', password: 'admin-demo' };

/** Signing in and out (specification 1, sections 4 and 7). */
export const sessionInteractions = [
  interaction('getToken', { state: 'the user admin', args: { credentials }, body: credentials }),
  interaction('getToken', {
    variant: 'refused',
    status: '401',
    args: { credentials: { username: 'admin', password: 'wrong' } },
    body: { username: 'admin', password: 'wrong' },
  }),
  interaction('checkLoggedIn', { state: 'a session of a user with markets' }),
  interaction('checkLoggedIn', {
    variant: 'no session',
    state: 'a session that is over',
    status: '401',
  }),
  interaction('logout', {}),
  interaction('getCcfUrl', { state: 'a configurator address' }),
];

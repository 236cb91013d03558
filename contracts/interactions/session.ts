import { interaction } from '../harness.ts';

const credentials = { username: 'admin', password: 'admin-demo' };

// For the user market, signed by the portal of states/landing.ts, valid until 2026-11-20T10:05Z; the tests' clock stands still
// before that.
const token = [
  'eyJhbGciOiJIUzI1NiJ9',
  'eyJzdWIiOiJtYXJrZXQiLCJpc3MiOiJodHRwczovL3BvcnRhbC5hbHR1cmlhLmV4YW1wbGUiLCJhdWQiOiJjY2ItY29uc29sZSIsImp0aSI6ImNvbnRyYWN0LTEiLCJleHAiOjE3OTUxNjkxMDB9',
  'q5ZPcRabuJGtSMMceaV3_7ukTODLYZbgx2SiGsD5yAE',
].join('.');

export const sessionInteractions = [
  interaction('getToken', { state: 'the user admin', args: { credentials }, body: credentials }),
  interaction('getToken', {
    variant: 'refused',
    status: '401',
    args: { credentials: { username: 'admin', password: 'wrong' } },
    body: { username: 'admin', password: 'wrong' },
  }),
  interaction('ssoLogin', {
    state: 'the user market, whom the portal vouches for',
    args: { username: 'market', token },
    query: { username: 'market', token },
  }),
  interaction('ssoLogin', {
    variant: 'refused',
    status: '401',
    args: { username: 'market', token: 'over' },
    query: { username: 'market', token: 'over' },
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

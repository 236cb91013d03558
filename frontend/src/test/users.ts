import type { SessionUser, SignedIn } from '../api';
import type { SessionState } from '../api/session';
import { initialSession } from '../api/session';
import { mockValue } from './mockValue';

export const admin = mockValue<SignedIn>('getToken.default').user;

/** A user without any right, but for what is said. */
export const aUser = (rights: Partial<SessionUser>): SessionUser => ({
  ...admin,
  ccadmEnabled: false,
  priceConfEnabled: false,
  packConfEnabled: false,
  solEnabledFrontEnd: false,
  isDealer: false,
  isHQUser: false,
  userAdmin: false,
  ...rights,
});

/** The kinds of users of the demo data. */
export const users = {
  admin,
  editor: aUser({ username: 'editor', ccadmEnabled: true }),
  market: aUser({ username: 'market', priceConfEnabled: true, solEnabledFrontEnd: true }),
  regional: aUser({
    username: 'regional',
    priceConfEnabled: true,
    packConfEnabled: true,
    solEnabledFrontEnd: true,
  }),
  nomarket: aUser({ username: 'nomarket', priceConfEnabled: true, countries: [] }),
  hq: aUser({ username: 'hq', isHQUser: true, priceConfEnabled: true, solEnabledFrontEnd: true }),
  dealer: aUser({ username: 'dealer', isDealer: true, priceConfEnabled: true, solEnabledFrontEnd: true }),
  packs: aUser({ username: 'packs', packConfEnabled: true }),
  solonly: aUser({ username: 'solonly', solEnabledFrontEnd: true }),
  nobody: aUser({ username: 'nobody' }),
};

export const sessionStateOf = (user: SessionUser, token = 'test-token'): SessionState => ({
  ...initialSession,
  current: { tokenType: 'Bearer', token, user },
});

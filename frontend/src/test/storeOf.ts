import type { SessionUser } from '../api';
import { makeStore } from '../app/store';
import { sessionStateOf } from './users';

/** A new store in which this user, or nobody, is signed in. */
export const storeOf = (user?: SessionUser) => makeStore(user ? { session: sessionStateOf(user) } : {});

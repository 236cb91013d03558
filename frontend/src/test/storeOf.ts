import { onTestFinished } from 'vitest';
import type { SessionUser } from '../api';
import { ccbApi } from '../api';
import { makeStore } from '../app/store';
import { sessionStateOf } from './users';

/** A new store in which this user, or nobody, is signed in; its calls end with the test. */
export function storeOf(user?: SessionUser) {
  const store = makeStore(user ? { session: sessionStateOf(user) } : {});
  onTestFinished(() => void store.dispatch(ccbApi.util.resetApiState()));
  return store;
}

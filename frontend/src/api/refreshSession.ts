import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { ccbApi } from './index';
import { sessionOf, sessionRefreshed, type SessionState } from './session';

interface SessionStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => { session: SessionState };
}

/** Asks the server who is signed in, and keeps the answer; answers what went wrong. */
export async function refreshSession({ dispatch, getState }: SessionStore): Promise<unknown> {
  const asked = sessionOf(getState())?.token;
  const check = dispatch(ccbApi.endpoints.checkLoggedIn.initiate(undefined, { forceRefetch: true }));
  const { data, error } = await check;
  check.unsubscribe();
  // A sign-in link may have signed somebody else in meanwhile.
  if (sessionOf(getState())?.token !== asked) return undefined;
  if (data) dispatch(sessionRefreshed(data.user));
  return error;
}

/** For who has changed the own account: the change log, and Undo, go by the alias. */
export function useSessionRefresh(): () => void {
  const store = useStore<{ session: SessionState }>();
  return useCallback(() => void refreshSession(store), [store]);
}

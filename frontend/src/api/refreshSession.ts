import { isFulfilled, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { ccbApi } from './index';
import { sessionOf, sessionRefreshed, type SessionState } from './session';

interface SessionStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => { session: SessionState };
}

/** Asks the server who is signed in, and keeps the answer; answers what went wrong. */
export async function refreshSession({ dispatch, getState }: SessionStore): Promise<unknown> {
  const asked = sessionOf(getState())?.token;
  // One that is on its way may not know yet what has changed, and would do for this one too.
  await dispatch(ccbApi.util.getRunningQueryThunk('checkLoggedIn', undefined));
  const check = dispatch(ccbApi.endpoints.checkLoggedIn.initiate(undefined, { forceRefetch: true }));
  const { data, error } = await check;
  check.unsubscribe();
  // A sign-in link may have signed somebody else in meanwhile.
  if (sessionOf(getState())?.token !== asked) return undefined;
  if (data) dispatch(sessionRefreshed(data.user));
  return error;
}

/** What the session tells: who its user is, and the models and countries with rights, masks and currencies. */
const told: readonly unknown[] = ['user', 'carModel', 'country', 'countryModel'];
const ofNoun = /^(?:create|update|delete)(?:User|CarModel|Country|CountryModel)$/;
const ofAnyEntity = /^(?:restoreChange|(?:run|undo)BulkChange)$/;

interface CallArg {
  endpointName?: string;
  originalArgs?: { entity?: unknown };
}

/** Whether something that the session tells has just been stored, by whichever call. */
export function changesSession(action: unknown): boolean {
  if (!isFulfilled(action)) return false;
  const { endpointName = '', originalArgs } = (action.meta as { arg?: CallArg }).arg ?? {};
  return ofNoun.test(endpointName) || (ofAnyEntity.test(endpointName) && told.includes(originalArgs?.entity));
}

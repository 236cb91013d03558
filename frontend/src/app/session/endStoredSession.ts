import { ccbApi } from '../../api';
import { loggedOut, sessionStarted } from '../../api/session';
import type { AppStore } from '../store';
import { clearStored, readSession } from './storedState';

/**
 * Ends the session that an earlier visit has left, here at once and on the server without waiting. To be called before
 * startConsole: nothing of it is shown, and a call of it that is refused ends no other session.
 */
export function endStoredSession({ dispatch }: AppStore, storage: Storage): void {
  const session = readSession(storage);
  clearStored(storage);
  if (!session) return;
  dispatch(sessionStarted(session));
  // The token is read when the call starts.
  void dispatch(ccbApi.endpoints.logout.initiate());
  dispatch(loggedOut());
}

import { ccbApi } from '../../api';
import { isNoAnswer } from '../../api/connection';
import { toastShown } from '../../api/notices';
import { preferencesRestored, type PreferencesState } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { sessionExpired, sessionOf, sessionRefreshed, sessionStarted } from '../../api/session';
import type { AppStore, RootState } from '../store';
import { deviceStorage } from './deviceStorage';
import { watchConnection } from './watchConnection';
import { watchSolService } from './watchSolService';
import {
  clearStored,
  keepDisplay,
  keepSession,
  readPreferences,
  readSession,
  sessionKey,
} from './storedState';

function showDisplay({ theme, density }: PreferencesState) {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.density = density;
}

/**
 * Writes what changed; a session that ended takes everything of its user along. Other tabs share the storage, and somebody
 * may have signed in or out there a moment ago: what is stored is touched only while it is of this tab's session.
 */
function keepStored(store: AppStore, storage: Storage) {
  let before: RootState = store.getState();
  store.subscribe(() => {
    const now = store.getState();
    const { session, preferences } = now;
    const [old, current] = [before.session.current, session.current];
    const isChanged = current !== old || preferences !== before.preferences;
    const isNew = current?.token !== old?.token;
    const stored = isChanged ? readSession(storage)?.token : undefined;
    if (isChanged && current && (isNew || stored === current.token))
      keepSession(storage, current, preferences);
    if (old && !current && (stored === undefined || stored === old.token)) clearStored(storage);
    const isDisplayChanged = (
      [
        'theme',
        'texts',
        'density',
        'pageSize',
        'foldedFilters',
        'columnLayouts',
        'priceCards',
        'priceCardUsed',
        'priceRunLast',
      ] as const
    ).some((name) => preferences[name] !== before.preferences[name]);
    before = now;
    if (!isDisplayChanged) return;
    keepDisplay(storage, preferences);
    showDisplay(preferences);
  });
}

/**
 * Asks the server about the stored session; a refusal clears all stored data; silence, or an
 * answer that was cut off because the page was left, decides nothing.
 */
async function checkSession({ dispatch, getState }: AppStore): Promise<void> {
  const asked = sessionOf(getState())?.token;
  const check = dispatch(ccbApi.endpoints.checkLoggedIn.initiate(undefined, { forceRefetch: true }));
  const { data, error } = await check;
  check.unsubscribe();
  // A sign-in link may have signed somebody else in meanwhile.
  if (sessionOf(getState())?.token !== asked) return;
  const problem = problemOf(error);
  if (data) dispatch(sessionRefreshed(data.user));
  else if (problem.status >= 400 && !isNoAnswer(problem.status)) dispatch(sessionExpired());
  else if (error && !problem.isAway) dispatch(toastShown({ tone: 'error', text: problem.message }));
}

/**
 * Start of the application: restores session and choices, asks for the configurator's
 * address, and checks the stored session while the first screen is already being shown.
 */
export function startConsole(store: AppStore, storage: Storage = deviceStorage()): Promise<void> {
  const prefersDark = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  store.dispatch(preferencesRestored({ ...(prefersDark && { theme: 'dark' }), ...readPreferences(storage) }));
  showDisplay(store.getState().preferences);
  keepStored(store, storage);
  void store.dispatch(ccbApi.util.prefetch('getCcfUrl', undefined, {}));
  // Another tab that logs out, or where somebody else signs in, ends the session here too.
  window.addEventListener('storage', ({ key }) => {
    const current = store.getState().session.current;
    const isOurs = key === sessionKey || key === null;
    if (isOurs && current && readSession(storage)?.token !== current.token) store.dispatch(sessionExpired());
  });
  watchConnection(store);
  watchSolService(store);
  const session = readSession(storage);
  if (!session) {
    clearStored(storage);
    return Promise.resolve();
  }
  store.dispatch(sessionStarted(session));
  return checkSession(store);
}

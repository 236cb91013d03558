import { ccbApi } from '../../api';
import { isNoAnswer, lookAtConnection } from '../../api/connection';
import { toastShown } from '../../api/notices';
import { preferencesRestored, type PreferencesState } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { refreshSession } from '../../api/refreshSession';
import { sessionExpired, sessionOf, sessionRefreshed, sessionStarted, type Session } from '../../api/session';
import type { AppStore, RootState } from '../store';
import { deviceStorage } from './deviceStorage';
import {
  clearStored,
  keepDisplay,
  keepSession,
  readPreferences,
  readSession,
  sessionKey,
} from './storedState';
import { setupListeners } from '@reduxjs/toolkit/query';
import { originOfCalls } from '../../api/baseQuery';
import { solServiceParameter } from '../../api/solService';
import { t } from '../../texts/app.gen';

/** How often it is asked while somebody works, and how long after the last key or click that is so. */
const askEveryMs = 10_000;
const workingForMs = 5 * 60_000;

const words = {
  true: t('Online sales have been switched on. They take the place of FINCO.'),
  false: t('Online sales have been switched off. The taxes of markets are those of FINCO.'),
};

/**
 * Follows SOL_SERVICE_AVAILABLE, which an administrator may switch at any time: header, side bar and screens change between
 * SOL and FINCO without a reload. It is asked when the page is looked at again and while somebody
 * works; never on a page that was left alone, whose session has to end some time. Returns a function that stops it.
 */
export function watchSolService(store: AppStore, everyMs = askEveryMs): () => void {
  const select = ccbApi.endpoints.getConsoleConfigValue.select(solServiceParameter);
  let workedAt = Date.now();
  let isAsking = false;

  const ask = async () => {
    if (isAsking || document.visibilityState === 'hidden' || !sessionOf(store.getState())) return;
    isAsking = true;
    const before = select(store.getState()).data?.trim();
    const { data } = await store.dispatch(
      ccbApi.endpoints.getConsoleConfigValue.initiate(solServiceParameter, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
    isAsking = false;
    const now = data?.trim();
    if (before !== undefined && (now === 'true' || now === 'false') && now !== before)
      store.dispatch(toastShown({ tone: 'info', text: words[now] }));
  };
  const work = () => void (workedAt = Date.now());
  const look = () => {
    work();
    void ask();
  };
  const timer = setInterval(() => {
    if (Date.now() - workedAt < workingForMs) void ask();
  }, everyMs);
  const listeners = [
    [window, 'focus', look],
    [document, 'visibilitychange', look],
    [window, 'pointerdown', work],
    [window, 'keydown', work],
  ] as const;
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  return () => {
    clearInterval(timer);
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
  };
}

const lookEveryMs = 3000;

/**
 * While the server, its database or the network is away it is asked again and again; once it is back, what is on the screen
 * is read again. Returns a function that stops it.
 */
export function watchConnection(store: AppStore, everyMs = lookEveryMs): () => void {
  const look = () => void store.dispatch(lookAtConnection(originOfCalls()));
  let before = store.getState().connection;
  let timer: ReturnType<typeof setInterval> | undefined;
  return setupListeners(store.dispatch, (dispatch, { onOnline }) => {
    const unsubscribe = store.subscribe(() => {
      const now = store.getState().connection;
      if (now === before) return;
      const wasHere = before === 'here';
      before = now;
      if (now === 'here') {
        clearInterval(timer);
        dispatch(onOnline());
        if (sessionOf(store.getState())?.isCut) void checkSession(store);
      } else if (wasHere) timer = setInterval(look, everyMs);
    });
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      unsubscribe();
      clearInterval(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  });
}

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
      keepSession(
        storage,
        current,
        preferences,
        // One that is taken over from another tab is stored already, with what was chosen there.
        isNew && stored !== current.token ? undefined : { session: old, preferences: before.preferences },
      );
    if (old && !current && (stored === undefined || stored === old.token)) clearStored(storage);
    if (preferences !== before.preferences) {
      keepDisplay(storage, preferences, before.preferences);
      showDisplay(preferences);
    }
    before = now;
  });
}

/**
 * Asks the server about the stored session; a refusal clears all stored data; silence, or an
 * answer that was cut off because the page was left, decides nothing.
 */
async function checkSession(store: AppStore): Promise<void> {
  const error = await refreshSession(store);
  if (!error) return;
  const problem = problemOf(error);
  if (problem.status >= 400 && !isNoAnswer(problem.status)) store.dispatch(sessionExpired());
  else if (!problem.isAway) store.dispatch(toastShown({ tone: 'error', text: problem.message }));
}

/**
 * What another tab has stored: the session of the same user goes on here, too, with the rights and markets that were read last, or is
 * waited for where it was interrupted; a logout, or somebody else's sign-in, ends the session here. A page where nobody has been yet
 * takes over whoever signs in elsewhere.
 */
function followOtherTab(store: AppStore, stored: Session | null): void {
  const { current, interruptedUser, hasLoggedOut } = store.getState().session;
  if (stored && stored.token === current?.token) {
    if (stored.isCut) void checkSession(store);
    else if (JSON.stringify(stored.user) !== JSON.stringify(current.user))
      store.dispatch(sessionRefreshed(stored.user));
    return;
  }
  const user = current?.user.username ?? interruptedUser;
  const isWanted = user === null ? !hasLoggedOut : stored?.user.username === user;
  if (stored && isWanted) {
    store.dispatch(sessionStarted(stored));
    if (stored.isCut) void checkSession(store);
  } else if (current) store.dispatch(sessionExpired());
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
  window.addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) followOtherTab(store, readSession(storage));
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

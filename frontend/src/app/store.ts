import { combineReducers, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { ccbApi } from '../api';
import { connectionReducer } from '../api/connection';
import { noticesReducer } from '../api/notices';
import { pendingCallsReducer } from '../api/pending';
import { preferencesReducer } from '../api/preferences';
import { loggedOut, loginFailed, sessionExpired, sessionReducer, sessionStarted } from '../api/session';
import { forgetDrafts, forgetDraftsOfOthers } from '../kit/form/draft';
import { loadConsole } from './session/loadConsole';

const reducer = combineReducers({
  [ccbApi.reducerPath]: ccbApi.reducer,
  session: sessionReducer,
  preferences: preferencesReducer,
  notices: noticesReducer,
  pendingCalls: pendingCallsReducer,
  connection: connectionReducer,
});

export type RootState = ReturnType<typeof reducer>;

/** A new, independent store; tests and stories give it a session to start with. */
export function makeStore(preloadedState: Partial<RootState> = {}) {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: sessionStarted,
    effect: ({ payload }, { dispatch }) => {
      forgetDraftsOfOthers(payload.user.username);
      void (dispatch as AppDispatch)(loadConsole());
    },
  });
  listener.startListening({ actionCreator: loggedOut, effect: () => forgetDrafts() });
  // The screens are unmounted first: a mounted one would ask again, without a session.
  listener.startListening({
    matcher: isAnyOf(sessionExpired, loggedOut, loginFailed),
    effect: async (_action, { delay, dispatch }) => {
      await delay(0);
      dispatch(ccbApi.util.resetApiState());
    },
  });
  return configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(ccbApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

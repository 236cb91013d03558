import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  isAnyOf,
  type Dispatch,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { ccbApi } from '../api';
import { connectionReducer } from '../api/connection';
import { forgetActionsOfGone, noticesReducer } from '../api/notices';
import { pendingCallsReducer } from '../api/pending';
import { preferencesReducer, type PreferencesState } from '../api/preferences';
import { changesSession, refreshSession } from '../api/refreshSession';
import {
  loggedOut,
  loginFailed,
  sessionExpired,
  sessionReducer,
  sessionStarted,
  sessionOf,
} from '../api/session';
import { forgetAllEdits, forgetEditsOfOthers } from '../kit/versioned/keptEdits';
import { solServiceParameter } from '../api/solService';

type State = { preferences: PreferencesState };
type AnyDispatch = ThunkDispatch<State, unknown, UnknownAction> & Dispatch;

/** The default country offers every model; what is read is there for whoever needs models. */
const everyModel = { country: 'DEFAULT' };

/**
 * Starts to read what every screen needs while the first one is still on its way: languages, models, the menu (for the
 * label tool only, R-015) and the SOL switch. The shell's hooks find the answers in the cache.
 */
const loadConsole = () => (dispatch: AnyDispatch, getState: () => State) => {
  const user = sessionOf(getState())?.user;
  if (!user) return;
  const { model, language } = getState().preferences;
  dispatch(ccbApi.util.prefetch('getLangList', undefined, {}));
  dispatch(ccbApi.util.prefetch('getModelListJsonByCountry', everyModel, {}));
  dispatch(ccbApi.util.prefetch('getConsoleConfigValue', solServiceParameter, {}));
  if (!user.ccadmEnabled) return;
  const menu = { modelName: model.modelcode, language: language.code };
  dispatch(ccbApi.util.prefetch('getMenuList', menu, {}));
};

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
      forgetEditsOfOthers(payload.user.username);
      void (dispatch as AppDispatch)(loadConsole());
    },
  });
  listener.startListening({ actionCreator: loggedOut, effect: () => forgetAllEdits() });
  listener.startListening({
    predicate: changesSession,
    effect: async (_action, { dispatch, getState }) => {
      await refreshSession({ dispatch, getState: () => getState() as RootState });
    },
  });
  listener.startListening({
    matcher: isAnyOf(sessionStarted, loggedOut),
    effect: (_action, { getState }) => forgetActionsOfGone((getState() as RootState).notices),
  });
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

import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { ccbApi } from '../../api';
import type { PreferencesState } from '../../api/preferences';
import { sessionOf } from '../../api/session';
import { solServiceParameter } from '../../api/solService';

type State = { preferences: PreferencesState };
type AnyDispatch = ThunkDispatch<State, unknown, UnknownAction> & Dispatch;

/** The default country offers every model; what is read is there for whoever needs models. */
const everyModel = { country: 'DEFAULT' };

/**
 * Starts to read what every screen needs while the first one is still on its way: languages, models, the menu (for the
 * label tool only, R-015) and the SOL switch. The shell's hooks find the answers in the cache.
 */
export const loadConsole = () => (dispatch: AnyDispatch, getState: () => State) => {
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

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ccbApi, type LanguageOption, type Model } from './index';
import { loggedOut, sessionRefreshed, sessionStarted } from './session';

/** `id` is the code until the list of languages has been read; the server takes both. */
export type CurrentLanguage = { id: number | string; code: string; text: string };
export type CurrentModel = Model;
export type Theme = 'light' | 'dark';
export type Density = 'comfortable' | 'compact';
export type PreferencesState = {
  language: CurrentLanguage;
  model: CurrentModel;
  theme: Theme;
  density: Density;
  /** Rows per page of lists; undefined until the user chooses. */
  pageSize?: number;
};

/** No specific model (specification 1, section 1). */
export const defaultModel: CurrentModel = { modelcode: 'DEFAULT', modelId: '', description: 'DEFAULT' };
/** Readings A-12. */
export const defaultLanguage: CurrentLanguage = { id: 'it', code: 'it', text: 'Italiano' };

/** What a browser starts with that has kept nothing. */
export const initialPreferences: PreferencesState = {
  language: defaultLanguage,
  model: defaultModel,
  theme: 'light',
  density: 'comfortable',
};

const currentOf = ({ id, value, text }: LanguageOption): CurrentLanguage => ({ id, code: value, text });

/** The chosen language where it is active, else Italian, English, or whatever there is (readings A-12). */
function activeLanguage(options: LanguageOption[], chosen: string): CurrentLanguage | undefined {
  const found = [chosen, defaultLanguage.code, 'en'].map((code) => options.find((o) => o.value === code));
  const option = found.find((o) => o !== undefined) ?? options[0];
  return option && currentOf(option);
}

const slice = createSlice({
  name: 'preferences',
  initialState: initialPreferences,
  reducers: {
    languageChosen(state, { payload }: PayloadAction<LanguageOption>) {
      state.language = currentOf(payload);
    },
    modelChosen(state, { payload }: PayloadAction<CurrentModel>) {
      state.model = payload;
    },
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload;
    },
    densityChosen(state, { payload }: PayloadAction<Density>) {
      state.density = payload;
    },
    pageSizeChosen(state, { payload }: PayloadAction<number>) {
      state.pageSize = payload;
    },
    preferencesRestored: (state, { payload }: PayloadAction<Partial<PreferencesState>>) => ({
      ...state,
      ...payload,
    }),
  },
  extraReducers: (builder) => {
    // Display settings belong to the device, language and model to the user (specification 1, section 4).
    builder.addCase(loggedOut, (state) => ({
      ...state,
      language: defaultLanguage,
      model: defaultModel,
    }));
    builder.addMatcher(ccbApi.endpoints.getLangList.matchFulfilled, (state, { payload }) => {
      state.language = activeLanguage(payload, state.language.code) ?? state.language;
    });
    builder.addMatcher(
      (action) => sessionStarted.match(action) || sessionRefreshed.match(action),
      (state, action) => {
        const user = sessionStarted.match(action) ? action.payload.user : action.payload;
        const models: Model[] = user.ccadmFullModelList;
        const isKnown = models.some((model) => model.modelcode === state.model.modelcode);
        if (user.ccadmEnabled && !isKnown) state.model = defaultModel;
      },
    );
  },
});

/** What the user chose, and what the browser had kept. */
export const {
  languageChosen,
  modelChosen,
  themeChosen,
  densityChosen,
  pageSizeChosen,
  preferencesRestored,
} = slice.actions;
/** For the store. */
export const preferencesReducer = slice.reducer;

type WithPreferences = { preferences: PreferencesState };

/** The language of the header's selector; queries that take `.code` rerun by themselves when it changes. */
export const useCurrentLanguage = (): CurrentLanguage =>
  useSelector((state: WithPreferences) => state.preferences.language);

/** The model of the header's selector; DEFAULT means no specific model. */
export const useCurrentModel = (): CurrentModel =>
  useSelector((state: WithPreferences) => state.preferences.model);

/** How many rows a list shows in this browser, and how to keep another number. */
export function usePageSize(): readonly [size: number | undefined, keep: (size: number) => void] {
  const dispatch = useDispatch();
  const size = useSelector((state: WithPreferences) => state.preferences.pageSize);
  return [size, useCallback((wanted: number) => void dispatch(pageSizeChosen(wanted)), [dispatch])];
}

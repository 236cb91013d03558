import { createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { shellTexts } from '../texts';
import type { TextLanguage } from '../texts/textLanguage';
import { ccbApi, type LanguageOption, type Model } from './index';
import { loggedOut, sessionRefreshed, sessionStarted, type SessionState } from './session';
import { t } from '../texts/api.gen';

/** `id` is the code until the list of languages has been read; the server takes both. */
export type CurrentLanguage = { id: number | string; code: string; text: string };
export type CurrentModel = Model;
export type Theme = 'light' | 'dark';
export type Density = 'comfortable' | 'compact';
/** As kit/list/columnLayout.ts has it. */
export type ColumnLayout = {
  order?: readonly string[];
  hidden?: readonly string[];
  widths?: Readonly<Record<string, number>> | undefined;
};
export type CardView = {
  /** Rows per page; 0: all of them. */
  rows?: number;
  /** Of a card that begins folded. */
  isOpen?: boolean;
  /** Of a card that begins open. */
  isFolded?: boolean;
};
export type PreferencesState = {
  language: CurrentLanguage;
  model: CurrentModel;
  theme: Theme;
  /** What the console's own texts are in; with the header's language unless somebody chose otherwise. */
  texts: 'header' | TextLanguage;
  density: Density;
  group: string;
  /** Whose language, model and group they are, by user name; undefined before anybody has signed in. */
  chosenBy?: string;
  /** Rows per page of lists; undefined until the user chooses. */
  pageSize?: number;
  /** Codes of the languages of the workbench, the source first. */
  translationLanguages: readonly string[];
  /** Screens whose filters are folded, by their paths. */
  foldedFilters: readonly string[];
  /** How the columns of lists are arranged, by user name and path: 'admin /users'. */
  columnLayouts: Readonly<Record<string, ColumnLayout>>;
  /** By the anchor of the card. */
  priceCards: Readonly<Record<string, CardView>>;
  /** The anchor of the card of the price configurator that somebody used last. */
  priceCardUsed?: { by: string; id: string };
  /** The change of several price lists that somebody began last, and whether its end has been told. */
  priceRunLast?: PriceRunLast;
};
export type PriceRunLast = { by: string; run: number; begun: string; isTold: boolean };

export const defaultModel: CurrentModel = { modelcode: 'DEFAULT', modelId: '', description: 'DEFAULT' };
/** Where the console has not the user's own language (decision A-12). */
const defaultLanguage: CurrentLanguage = { id: 'it', code: 'it', text: t('Italiano') };

/** Display settings belong to the device, these to the user. */
const ofNobody = {
  language: defaultLanguage,
  model: defaultModel,
  group: shellTexts.mainWindow,
  translationLanguages: [],
  chosenBy: undefined,
} satisfies Partial<PreferencesState>;

/** What a browser starts with that has kept nothing. */
export const initialPreferences: PreferencesState = {
  ...ofNobody,
  theme: 'light',
  texts: 'header',
  density: 'comfortable',
  foldedFilters: [],
  columnLayouts: {},
  priceCards: {},
};

const currentOf = ({ id, value, text }: LanguageOption): CurrentLanguage => ({ id, code: value, text });

/** The chosen language, at first the user's own, where it is active, else Italian, English, or whatever there is (decision A-12). */
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
    groupOpened(state, { payload }: PayloadAction<string>) {
      state.group = payload;
    },
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload;
    },
    textsChosen(state, { payload }: PayloadAction<PreferencesState['texts']>) {
      state.texts = payload;
    },
    densityChosen(state, { payload }: PayloadAction<Density>) {
      state.density = payload;
    },
    pageSizeChosen(state, { payload }: PayloadAction<number>) {
      state.pageSize = payload;
    },
    translationLanguagesChosen(state, { payload }: PayloadAction<readonly string[]>) {
      state.translationLanguages = [...payload];
    },
    filtersFolded(state, { payload }: PayloadAction<{ path: string; isFolded: boolean }>) {
      const { path, isFolded } = payload;
      if (isFolded === state.foldedFilters.includes(path)) return;
      state.foldedFilters = isFolded
        ? [...state.foldedFilters, path]
        : state.foldedFilters.filter((other) => other !== path);
    },
    columnsArranged: (state, { payload }: PayloadAction<{ list: string; layout: ColumnLayout }>) => ({
      ...state,
      columnLayouts: { ...state.columnLayouts, [payload.list]: payload.layout },
    }),
    priceCardLeft(state, { payload }: PayloadAction<{ id: string; view: CardView }>) {
      const { id, view } = payload;
      state.priceCards = { ...state.priceCards, [id]: { ...state.priceCards[id], ...view } };
    },
    priceCardUsed(state, { payload }: PayloadAction<{ by: string; id: string }>) {
      state.priceCardUsed = payload;
    },
    priceRunKept(state, { payload }: PayloadAction<PriceRunLast | undefined>) {
      state.priceRunLast = payload;
    },
    preferencesRestored: (state, { payload }: PayloadAction<Partial<PreferencesState>>) => ({
      ...state,
      ...payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (state) => ({ ...state, ...ofNobody }));
    // Somebody else after a session that ended by itself.
    builder.addCase(sessionStarted, (state, { payload: { user } }) => {
      if (state.chosenBy !== undefined && state.chosenBy !== user.username) Object.assign(state, ofNobody);
      state.chosenBy = user.username;
    });
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
        // Nobody has chosen one yet: an id comes from the list of languages.
        const { code, id } = state.language;
        if (sessionStarted.match(action) && id === code && code !== user.lang)
          state.language = { id: user.lang, code: user.lang, text: user.lang };
      },
    );
  },
});

/** What the user chose, and what the browser had kept. */
export const {
  languageChosen,
  modelChosen,
  groupOpened,
  themeChosen,
  densityChosen,
  textsChosen,
  pageSizeChosen,
  translationLanguagesChosen,
  filtersFolded,
  columnsArranged,
  priceCardLeft,
  priceCardUsed,
  priceRunKept,
  preferencesRestored,
} = slice.actions;
export const preferencesReducer = slice.reducer;

type WithPreferences = { preferences: PreferencesState };

/** The language of the header's selector; queries that take `.code` rerun by themselves when it changes. */
export const useCurrentLanguage = (): CurrentLanguage =>
  useSelector((state: WithPreferences) => state.preferences.language);

/** The model of the header's selector; DEFAULT means no specific model. */
export const useCurrentModel = (): CurrentModel =>
  useSelector((state: WithPreferences) => state.preferences.model);

export const useTheme = (): Theme => useSelector((state: WithPreferences) => state.preferences.theme);

/** The label group of a list whose address names none; 'Main Window' to begin with. */
export const useCurrentGroup = (): string => useSelector((state: WithPreferences) => state.preferences.group);

/** How many rows a list shows in this browser, and how to keep another number. */
export function usePageSize(): readonly [size: number | undefined, keep: (size: number) => void] {
  const dispatch = useDispatch();
  const size = useSelector((state: WithPreferences) => state.preferences.pageSize);
  return [size, useCallback((wanted: number) => void dispatch(pageSizeChosen(wanted)), [dispatch])];
}

/** The languages that the workbench showed last in this browser, the source first, and how to keep others. */
export function useTranslationLanguages(): readonly [
  codes: readonly string[],
  keep: (codes: readonly string[]) => void,
] {
  const dispatch = useDispatch();
  const codes = useSelector((state: WithPreferences) => state.preferences.translationLanguages);
  const keep = useCallback(
    (wanted: readonly string[]) => void dispatch(translationLanguagesChosen(wanted)),
    [dispatch],
  );
  return [codes, keep];
}

/** The screens whose filters are folded in this browser, by their paths, and how to fold those of one. */
export function useFoldedFilters() {
  const dispatch = useDispatch();
  const folded = useSelector((state: WithPreferences) => state.preferences.foldedFilters);
  const fold = useCallback(
    (path: string, isFolded: boolean) => void dispatch(filtersFolded({ path, isFolded })),
    [dispatch],
  );
  return useMemo(() => ({ folded, fold }), [folded, fold]);
}

/** How the signed-in user has arranged the columns of lists in this browser, by the paths of their screens, and how to keep it. */
export function useColumnLayouts() {
  const dispatch = useDispatch();
  const user = useSelector((state: WithPreferences) => state.preferences.chosenBy) ?? '';
  const all = useSelector((state: WithPreferences) => state.preferences.columnLayouts);
  return useMemo(() => {
    const own = Object.entries(all).filter(([list]) => list.startsWith(`${user} `));
    const keep = (path: string, layout: ColumnLayout) =>
      void dispatch(columnsArranged({ list: `${user} ${path}`, layout }));
    return {
      layouts: Object.fromEntries(own.map(([list, layout]) => [list.slice(user.length + 1), layout])),
      keep,
    };
  }, [user, all, dispatch]);
}

/**
 * How the cards of the price configurator were left in this browser, and how to keep it; the same object for as long as the screen is
 * open.
 */
export function usePriceCardViews() {
  const store = useStore<WithSession>();
  return useMemo(() => cardViewsOf(store), [store]);
}

type WithSession = WithPreferences & { session: SessionState };

function cardViewsOf({ getState, dispatch }: Store<WithSession>) {
  const viewOf = (id: string): CardView => getState().preferences.priceCards[id] ?? {};
  const person = () => getState().session.current?.user.username;
  const usedLast = () => {
    const used = getState().preferences.priceCardUsed;
    return used?.by === person() ? used?.id : undefined;
  };
  let isOpened = false;
  return {
    viewOf,
    keep(id: string, view: CardView) {
      const isNew = (['rows', 'isOpen', 'isFolded'] as const).some(
        (part) => part in view && view[part] !== viewOf(id)[part],
      );
      if (isNew) dispatch(priceCardLeft({ id, view }));
    },
    /** The card to open the screen on, once: another vehicle does not scroll what is looked at away. */
    takeUsed() {
      const id = isOpened ? undefined : usedLast();
      isOpened = true;
      return id;
    },
    keepUsed(id: string) {
      const by = person();
      if (by !== undefined && id !== usedLast()) dispatch(priceCardUsed({ by, id }));
    },
  };
}

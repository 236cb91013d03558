import { mockKey } from '../../api/mockChoice';
import type { CardView, PreferencesState } from '../../api/preferences';
import type { Session } from '../../api/session';
import { layoutOf } from '../../kit/list/columnLayout';
import { textKeys } from '../../texts/textLanguage';

/** How the screen looks belongs to the device, and what the mock answers too; it survives a logout. */
const deviceKeys = {
  texts: textKeys.chosen,
  lastTexts: textKeys.last,
  foldedFilters: 'ccb.foldedFilters',
  columnLayouts: 'ccb.columnLayouts',
  priceCards: 'ccb.priceCards',
  priceCardUsed: 'ccb.priceCardUsed',
  priceRunLast: 'ccb.priceRunLast',
  theme: 'ccb.theme',
  density: 'ccb.density',
  pageSize: 'ccb.pageSize',
  mock: mockKey,
};
const keys = {
  ...deviceKeys,
  session: 'ccb.session',
  language: 'ccb.language',
  model: 'currentModel',
  modelId: 'currentModelId',
  modelDescription: 'ccb.modelDescription',
};
const ours = /^(ccb\.|currentModel)/;

export const sessionKey = keys.session;

/** A browser may forbid storage; the console then works without memory. */
function tried<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const parsed = <T>(text: string | null): T | undefined =>
  tried(() => (text ? (JSON.parse(text) as T) : undefined));

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((candidate) => candidate === value);

/** Reads the session; anything that does not look like one counts as none. */
export function readSession(storage: Storage): Session | null {
  const session = tried(() => parsed<Session>(storage.getItem(keys.session)));
  const isWhole = typeof session?.token === 'string' && typeof session.user?.username === 'string';
  return isWhole ? session : null;
}

/** Reads what the user chose on this device. */
export function readPreferences(storage: Storage): Partial<PreferencesState> {
  return tried(() => readAll(storage)) ?? {};
}

function readAll(storage: Storage): Partial<PreferencesState> {
  const language = parsed<PreferencesState['language']>(storage.getItem(keys.language));
  const modelcode = storage.getItem(keys.model);
  const theme = oneOf(storage.getItem(keys.theme), ['light', 'dark']);
  const texts = oneOf(storage.getItem(keys.texts), ['en', 'it']);
  const density = oneOf(storage.getItem(keys.density), ['comfortable', 'compact']);
  const pageSize = Number(storage.getItem(keys.pageSize)) || undefined;
  const folded = parsed<unknown>(storage.getItem(keys.foldedFilters));
  const columnLayouts = parsed<unknown>(storage.getItem(keys.columnLayouts));
  const priceCards = cardViews(parsed<unknown>(storage.getItem(keys.priceCards)));
  const used = parsed<PreferencesState['priceCardUsed']>(storage.getItem(keys.priceCardUsed));
  const run = parsed<PreferencesState['priceRunLast']>(storage.getItem(keys.priceRunLast));
  const model = modelcode && {
    modelcode,
    modelId: storage.getItem(keys.modelId) ?? '',
    description: storage.getItem(keys.modelDescription) ?? modelcode,
  };
  return {
    ...(typeof language?.code === 'string' && { language }),
    ...(model && { model }),
    ...(theme && { theme }),
    ...(texts && { texts }),
    ...(density && { density }),
    ...(pageSize && { pageSize }),
    ...(Array.isArray(folded) && { foldedFilters: folded.filter((path) => typeof path === 'string') }),
    ...(isRecord(columnLayouts) && {
      columnLayouts: Object.fromEntries(
        Object.entries(columnLayouts).map(([list, layout]) => [list, layoutOf(layout)]),
      ),
    }),
    ...(priceCards && { priceCards }),
    ...(typeof used?.by === 'string' && typeof used.id === 'string' && { priceCardUsed: used }),
    ...(isPriceRun(run) && { priceRunLast: run }),
  };
}

const isRecord = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept);

const isPriceRun = (kept: PreferencesState['priceRunLast']): boolean =>
  typeof kept?.by === 'string' &&
  Number.isSafeInteger(kept.run) &&
  !Number.isNaN(Date.parse(kept.begun)) &&
  typeof kept.isTold === 'boolean';

/** What does not look like the view of a card counts as none. */
function cardViews(kept: unknown): PreferencesState['priceCards'] | undefined {
  if (!isRecord(kept)) return undefined;
  const views = Object.entries(kept as Record<string, Partial<CardView> | null>).map(([id, view]) => [
    id,
    {
      ...(typeof view?.rows === 'number' && view.rows >= 0 && { rows: view.rows }),
      ...(typeof view?.isOpen === 'boolean' && { isOpen: view.isOpen }),
      ...(typeof view?.isFolded === 'boolean' && { isFolded: view.isFolded }),
    },
  ]);
  return Object.fromEntries(views) as PreferencesState['priceCards'];
}

/** The models of hundreds of markets are more than a browser keeps: the server tells them again. */
function putSession(storage: Storage, session: Session): void {
  try {
    put(storage, keys.session, session);
  } catch {
    const countries = session.user.countries.map((market) => ({ ...market, modelGroupItemList: [] }));
    put(storage, keys.session, { ...session, user: { ...session.user, countries }, isCut: true });
  }
}

/**
 * Keeps the session and what its user chose: the model under `currentModel`, together with its id. With `before` only what
 * has changed since: of the rest, another tab of the session may have chosen something else.
 */
export function keepSession(
  storage: Storage,
  session: Session,
  { language, model }: PreferencesState,
  before?: { session: Session | null; preferences: PreferencesState },
): void {
  const old = before?.preferences;
  const stored = before ? readPreferences(storage) : {};
  // What a code stands for is read again from time to time; it belongs to what is stored only where that is the same code.
  const isWritten = (code: string, oldCode?: string, storedCode?: string) =>
    code !== oldCode || code === storedCode;
  tried(() => {
    if (session !== before?.session) putSession(storage, session);
    if (isWritten(language.code, old?.language.code, stored.language?.code))
      put(storage, keys.language, language);
    if (isWritten(model.modelcode, old?.model.modelcode, stored.model?.modelcode)) {
      storage.setItem(keys.model, model.modelcode);
      storage.setItem(keys.modelId, model.modelId);
      storage.setItem(keys.modelDescription, model.description);
    }
  });
}

/** The entries that are not as they were. */
const changed = <Entries extends object>(now: Entries, before: Entries | undefined): Partial<Entries> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before?.[name as keyof Entries]),
  ) as Partial<Entries>;

/**
 * Keeps what has changed of how the screen looks, of maps and lists entry by entry: the rest may have been changed by other tabs,
 * of which this one knows nothing.
 */
export function keepDisplay(storage: Storage, now: PreferencesState, before: PreferencesState): void {
  const { theme, texts, density, pageSize, priceCardUsed, ...wanted } = changed(now, before);
  const stored = readPreferences(storage);
  tried(() => {
    for (const [name, value] of Object.entries({ theme, density, pageSize }))
      if (value) storage.setItem(keys[name as 'theme'], String(value));
    if (priceCardUsed) put(storage, keys.priceCardUsed, priceCardUsed);
    if (texts === 'header') storage.removeItem(keys.texts);
    else if (texts) storage.setItem(keys.texts, texts);
    if (wanted.foldedFilters)
      put(
        storage,
        keys.foldedFilters,
        mergedList(now.foldedFilters, before.foldedFilters, stored.foldedFilters),
      );
    if (wanted.columnLayouts) {
      const layouts = changed(now.columnLayouts, before.columnLayouts);
      put(storage, keys.columnLayouts, { ...stored.columnLayouts, ...layouts });
    }
    if (wanted.priceCards) {
      const cards = { ...stored.priceCards };
      for (const [id, view = {}] of Object.entries(changed(now.priceCards, before.priceCards)))
        cards[id] = { ...cards[id], ...changed(view, before.priceCards[id]) };
      put(storage, keys.priceCards, cards);
    }
    keepPriceRun(storage, now.priceRunLast, before.priceRunLast, stored.priceRunLast);
  });
}

const put = (storage: Storage, key: string, value: unknown): void =>
  storage.setItem(key, JSON.stringify(value));

/** What is stored, without what was taken out here and with what was added. */
const mergedList = (
  now: readonly string[],
  before: readonly string[],
  stored: readonly string[] = [],
): string[] => {
  const isNew = (entry: string) => !before.includes(entry);
  return [
    ...new Set([...stored.filter((entry) => isNew(entry) || now.includes(entry)), ...now.filter(isNew)]),
  ];
};

type PriceRun = PreferencesState['priceRunLast'];

function keepPriceRun(storage: Storage, now: PriceRun, before: PriceRun, stored: PriceRun): void {
  // What is told of a run, or that it is forgotten, says nothing of the one that another tab has begun since.
  const isOfOlder = now?.run === before?.run || !now;
  const isOther = stored !== undefined && stored.run !== before?.run;
  if (now === before || (isOfOlder && isOther)) return;
  if (now) put(storage, keys.priceRunLast, now);
  else storage.removeItem(keys.priceRunLast);
}

/** Clears everything of the user. */
export function clearStored(storage: Storage): void {
  tried(() => {
    const kept: string[] = Object.values(deviceKeys);
    const found = Array.from({ length: storage.length }, (_none, at) => storage.key(at) ?? '');
    found.filter((key) => ours.test(key) && !kept.includes(key)).forEach((key) => storage.removeItem(key));
  });
}

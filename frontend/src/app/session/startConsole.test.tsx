import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ccbApi, type SignedIn } from '../../api';
import {
  columnsArranged,
  filtersFolded,
  languageChosen,
  modelChosen,
  pageSizeChosen,
  priceCardLeft,
  priceRunKept,
  themeChosen,
  translationLanguagesChosen,
} from '../../api/preferences';
import { loggedOut, loginFailed, sessionExpired, sessionRefreshed, sessionStarted } from '../../api/session';
import { mockValue } from '../../test/mockValue';
import { answer, requestsTo, server, startServer } from '../../test/server';
import { makeStore } from '../store';
import { startConsole } from './startConsole';
import { readPreferences, readSession, sessionKey } from './storedState';

startServer();

const signedIn = mockValue<SignedIn>('getToken.default');
const aurora = { modelcode: 'AURORA_15_HYB', modelId: '3410226', description: 'Aurora 1.5 Hybrid' };
const french = { id: 4, value: 'fr', text: 'Français' };
const check = '*/ccb/auth/checkLoggedIn';

async function started(storage = localStorage) {
  const store = makeStore();
  await startConsole(store, storage);
  return store;
}

beforeEach(() => localStorage.clear());

it("asks for the configurator's address at the start (R-036)", async () => {
  await started();

  await expect.poll(() => requestsTo('/ccb/public/getCCFUrl').length).toBe(1);
  expect(requestsTo('/ccb/auth/checkLoggedIn')).toHaveLength(0);
});

it('starts with Italiano and DEFAULT (R-024)', async () => {
  const { preferences } = (await started()).getState();

  expect([preferences.language.text, preferences.model.modelcode]).toEqual(['Italiano', 'DEFAULT']);
});

it.each([
  ['fr', 'Français'],
  ['xx', 'Italiano'],
])('starts in the language of the user where the console has it: %s in %s (A-12)', async (lang, text) => {
  const store = await started();
  store.dispatch(sessionStarted({ ...signedIn, user: { ...signedIn.user, lang } }));

  expect(store.getState().preferences.language.code).toBe(lang);
  await expect.poll(() => store.getState().preferences.language.text).toBe(text);
});

it('gives another user their own language, no model and no languages of the workbench after a session that has ended by itself (A-12)', async () => {
  const store = await started();
  const ofUser = (username: string, lang: string) =>
    sessionStarted({ ...signedIn, user: { ...signedIn.user, username, lang } });
  const chosen = () => {
    const { language, model, translationLanguages } = store.getState().preferences;
    return [language.code, model.modelcode, translationLanguages.join()];
  };
  store.dispatch(ofUser('anna', 'it'));
  await expect.poll(() => store.getState().preferences.language.id).toBeTypeOf('number');
  store.dispatch(languageChosen(french));
  store.dispatch(modelChosen(aurora));
  store.dispatch(translationLanguagesChosen(['it', 'de']));

  store.dispatch(sessionExpired());
  store.dispatch(ofUser('anna', 'it'));
  expect(chosen()).toEqual(['fr', 'AURORA_15_HYB', 'it,de']);

  store.dispatch(sessionExpired());
  store.dispatch(ofUser('bruno', 'de'));
  expect(chosen()).toEqual(['de', 'DEFAULT', '']);
});

it('keeps session, language and model with its id, and finds them again (R-022, R-023, R-032)', async () => {
  const store = await started();
  store.dispatch(sessionStarted(signedIn));
  store.dispatch(modelChosen(aurora));
  store.dispatch(languageChosen(french));

  expect([localStorage.getItem('currentModel'), localStorage.getItem('currentModelId')]).toEqual([
    'AURORA_15_HYB',
    '3410226',
  ]);
  const again = (await started()).getState();
  expect(again.session.current).toMatchObject({ token: 'mock-token', tokenType: 'Bearer' });
  expect(again.preferences).toMatchObject({ model: aurora, language: { code: 'fr' } });
  expect(requestsTo('/ccb/auth/checkLoggedIn')).toHaveLength(1);
});

it('takes the rights that the server tells at the start', async () => {
  const user = { ...signedIn.user, packConfEnabled: false };
  server.use(http.get(check, () => HttpResponse.json({ user })));
  (await started()).dispatch(sessionStarted(signedIn));

  const { session } = (await started()).getState();

  expect(session.current?.user.packConfEnabled).toBe(false);
});

it.each([401, 500])(
  'clears all stored data when the check at the start answers %i (R-035)',
  async (status) => {
    (await started()).dispatch(sessionStarted(signedIn));
    server.use(http.get(check, () => HttpResponse.json({ message: 'No.' }, { status })));

    const { session } = (await started()).getState();

    expect(session.current).toBeNull();
    expect({ ...localStorage }).toEqual({});
  },
);

it('keeps what somebody chose for the mock, signed out and after a refusal', async () => {
  const chosen = '{"getToken":"market"}';
  localStorage.setItem('ccb.mock', chosen);
  await started();
  expect(localStorage.getItem('ccb.mock')).toBe(chosen);

  (await started()).dispatch(sessionStarted(signedIn));
  server.use(http.get(check, () => HttpResponse.json({ message: 'No.' }, { status: 401 })));
  await started();

  expect({ ...localStorage }).toEqual({ 'ccb.mock': chosen });
});

it('keeps the session when the server cannot be reached at the start', async () => {
  (await started()).dispatch(sessionStarted(signedIn));
  answer({ checkLoggedIn: 'unreachable' });

  const { session, notices } = (await started()).getState();

  expect(session.current?.token).toBe('mock-token');
  expect(notices.toasts[0]?.text).toContain('cannot be reached');
});

// As when the user goes on to another page meanwhile.
it('keeps the session when the answer at the start is cut off', async () => {
  (await started()).dispatch(sessionStarted(signedIn));
  const cutOff = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  server.use(
    http.get(check, () => new HttpResponse(cutOff, { headers: { 'content-type': 'application/json' } })),
  );

  const { session } = (await started()).getState();

  expect(session.current?.token).toBe('mock-token');
  expect(readSession(localStorage)?.token).toBe('mock-token');
});

describe('a session that is more than the browser keeps', () => {
  const [market] = signedIn.user.countries;
  const user = {
    ...signedIn.user,
    countries: [{ ...market!, modelGroupItemList: [{ label: 'Aurora', items: [] }] }],
  };
  const full: Storage = {
    length: 0,
    key: (at) => localStorage.key(at),
    getItem: (key) => localStorage.getItem(key),
    removeItem: (key) => localStorage.removeItem(key),
    clear: () => localStorage.clear(),
    setItem(key, value) {
      if (value.includes('"modelGroupItemList":[{')) throw new DOMException('full', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  };
  beforeEach(() => server.use(http.get(check, () => HttpResponse.json({ user }))));

  it('is kept without the models of its markets, which the server tells again', async () => {
    (await started(full)).dispatch(sessionStarted({ ...signedIn, user }));
    expect(readSession(localStorage)).toMatchObject({
      token: 'mock-token',
      user: { countries: [{ modelGroupItemList: [] }] },
      isCut: true,
    });

    expect((await started(full)).getState().session.current).toEqual({ ...signedIn, user });
  });

  it('leaves other tabs their models', async () => {
    const [one, two] = [await started(full), await started(full)];
    one.dispatch(sessionStarted({ ...signedIn, user }));
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
    await expect.poll(() => two.getState().session.current).toEqual({ ...signedIn, user });

    expect(one.getState().session.current?.user).toEqual(user);
  });
});

it('takes a broken session for none', async () => {
  localStorage.setItem('ccb.session', '{"token":');

  expect((await started()).getState().session.current).toBeNull();
  expect(localStorage.length).toBe(0);
});

it.each([loggedOut, loginFailed])(
  'clears stored data on $type, but not how the screen looks (R-033, R-034)',
  async (end) => {
    const store = await started();
    store.dispatch(sessionStarted(signedIn));
    store.dispatch(themeChosen('dark'));

    store.dispatch(end());

    expect(Object.keys({ ...localStorage }).sort()).toEqual(['ccb.theme']);
    expect(document.documentElement.dataset.theme).toBe('dark');
  },
);

it('keeps how many rows a list shows in this browser', async () => {
  const store = await started();
  store.dispatch(sessionStarted(signedIn));
  store.dispatch(pageSizeChosen(50));
  store.dispatch(loggedOut());

  expect((await started()).getState().preferences.pageSize).toBe(50);
});

describe('with another tab of the same browser', () => {
  const anotherUser: SignedIn = {
    ...signedIn,
    token: 'newer-token',
    user: { ...signedIn.user, username: 'somebody.else' },
  };
  const storedToken = () => readSession(localStorage)?.token;
  /** What the browser tells the other tabs once one of them has written. */
  const tellOthers = () =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: sessionKey, newValue: localStorage.getItem(sessionKey) }),
    );
  /** An older tab, and a newer one in which somebody else has signed in; the older one has not heard of it yet. */
  async function twoTabs() {
    const older = await started();
    older.dispatch(sessionStarted(signedIn));
    const newer = await started();
    newer.dispatch(loggedOut());
    newer.dispatch(sessionStarted(anotherUser));
    newer.dispatch(languageChosen(french));
    return { older, newer };
  }

  it('does not write its older session over the newer one', async () => {
    const { older } = await twoTabs();
    older.dispatch(modelChosen(aurora));
    older.dispatch(sessionRefreshed({ ...signedIn.user, packConfEnabled: false }));

    expect([storedToken(), localStorage.getItem('currentModel')]).toEqual(['newer-token', 'DEFAULT']);
  });

  it.each([loggedOut, loginFailed, sessionExpired])(
    'leaves the newer session stored when the older one ends with $type',
    async (end) => {
      const { older } = await twoTabs();
      older.dispatch(end());

      expect(storedToken()).toBe('newer-token');
      expect(readPreferences(localStorage).language).toMatchObject({ code: 'fr' });
    },
  );

  it('ends the older session once the newer one is stored, which stays', async () => {
    const { older, newer } = await twoTabs();
    tellOthers();

    expect(older.getState().session).toMatchObject({
      current: null,
      interruptedUser: signedIn.user.username,
    });
    expect(newer.getState().session.current?.token).toBe('newer-token');
    expect(storedToken()).toBe('newer-token');
  });

  const ownAgain: SignedIn = {
    ...signedIn,
    token: 'newer-token',
    user: { ...signedIn.user, packConfEnabled: false },
  };
  /** An older tab, and a newer one in which the same user has signed in again. */
  async function twoTabsOfOne() {
    const older = await started();
    older.dispatch(sessionStarted(signedIn));
    const newer = await started();
    newer.dispatch(loggedOut());
    newer.dispatch(sessionStarted(ownAgain));
    newer.dispatch(languageChosen(french));
    return { older, newer };
  }

  it('goes on with the session that the same user has begun there, and with its rights', async () => {
    const { older, newer } = await twoTabsOfOne();
    tellOthers();

    for (const { session } of [older.getState(), newer.getState()])
      expect(session.current).toMatchObject({ token: 'newer-token', user: { packConfEnabled: false } });
    expect(storedToken()).toBe('newer-token');
    expect(readPreferences(localStorage).language).toMatchObject({ code: 'fr' });
  });

  it('leaves the page of the login once the user whose session was interrupted signs in there', async () => {
    const { older } = await twoTabsOfOne();
    older.dispatch(sessionExpired());
    tellOthers();

    expect(older.getState().session.current?.token).toBe('newer-token');
  });

  it('leaves the page of the login, where nobody has been, once somebody signs in there', async () => {
    const [waiting, other] = [await started(), await started()];
    other.dispatch(sessionStarted(anotherUser));
    tellOthers();

    expect(waiting.getState().session.current?.token).toBe('newer-token');
  });

  it.each([
    ['somebody who has logged out', loggedOut, signedIn],
    ['another user', sessionExpired, anotherUser],
  ])('stays signed out for %s', async (_who, end, { user }) => {
    const { older } = await twoTabsOfOne();
    localStorage.setItem(sessionKey, JSON.stringify({ ...ownAgain, user }));
    older.dispatch(end());
    tellOthers();

    expect(older.getState().session.current).toBeNull();
  });

  it('goes on with the rights that the other tab has read since', async () => {
    const [one, two] = [await started(), await started()];
    one.dispatch(sessionStarted(signedIn));
    two.dispatch(sessionStarted(signedIn));
    one.dispatch(sessionRefreshed({ ...signedIn.user, packConfEnabled: false }));
    tellOthers();

    expect(two.getState().session.current).toMatchObject({
      token: 'mock-token',
      user: { packConfEnabled: false },
    });
  });

  it('ends here too when the other tab logs out', async () => {
    const [one, two] = [await started(), await started()];
    one.dispatch(sessionStarted(signedIn));
    two.dispatch(sessionStarted(signedIn));
    one.dispatch(loggedOut());
    tellOthers();

    const { current, interruptedUser } = two.getState().session;
    // As a session that is over: what is typed there waits for its user.
    expect([current, interruptedUser]).toEqual([null, signedIn.user.username]);
    expect({ ...localStorage }).toEqual({});
  });

  it('does not store a session again that another tab has ended', async () => {
    const [one, two] = [await started(), await started()];
    one.dispatch(sessionStarted(signedIn));
    two.dispatch(sessionStarted(signedIn));
    one.dispatch(loggedOut());
    two.dispatch(modelChosen(aurora));

    expect({ ...localStorage }).toEqual({});
  });

  it('stores of how the screen looks only what it has changed itself (R-416)', async () => {
    localStorage.setItem('ccb.foldedFilters', '["/countries"]');
    const [one, two] = [await started(), await started()];
    const run = { by: 'market', run: 12, begun: '2026-11-14T07:30:00Z', isTold: false };
    one.dispatch(themeChosen('dark'));
    one.dispatch(pageSizeChosen(50));
    one.dispatch(columnsArranged({ list: 'admin /users', layout: { hidden: ['email'] } }));
    one.dispatch(priceCardLeft({ id: 'online_taxes', view: { rows: 20 } }));
    one.dispatch(filtersFolded({ path: '/users', isFolded: true }));
    one.dispatch(filtersFolded({ path: '/countries', isFolded: false }));
    one.dispatch(priceRunKept(run));

    two.dispatch(columnsArranged({ list: 'admin /countries', layout: { hidden: ['code'] } }));
    two.dispatch(priceCardLeft({ id: 'online_taxes', view: { isFolded: true } }));
    two.dispatch(filtersFolded({ path: '/languages', isFolded: true }));

    expect(readPreferences(localStorage)).toEqual({
      theme: 'dark',
      pageSize: 50,
      columnLayouts: { 'admin /users': { hidden: ['email'] }, 'admin /countries': { hidden: ['code'] } },
      priceCards: { online_taxes: { rows: 20, isFolded: true } },
      foldedFilters: ['/users', '/languages'],
      priceRunLast: run,
    });
  });

  it('neither forgets nor overwrites the change of price lists that another tab has begun since', async () => {
    const [one, two] = [await started(), await started()];
    const run = { by: 'market', run: 12, begun: '2026-11-14T07:30:00Z', isTold: false };
    const lastStored = () => readPreferences(localStorage).priceRunLast;
    one.dispatch(priceRunKept(run));
    two.dispatch(priceRunKept({ ...run, run: 13 }));

    one.dispatch(priceRunKept({ ...run, isTold: true }));
    one.dispatch(priceRunKept(undefined));
    expect(lastStored()).toEqual({ ...run, run: 13 });

    two.dispatch(priceRunKept(undefined));
    expect(lastStored()).toBeUndefined();
  });

  it('leaves the language and the model that the other tab has chosen since (R-022, R-023)', async () => {
    const [one, two] = [await started(), await started()];
    for (const tab of [one, two]) {
      tab.dispatch(sessionStarted(signedIn));
      await expect.poll(() => tab.getState().preferences.language.id).toBeTypeOf('number');
    }
    const chosen = () => {
      const { language, model } = readPreferences(localStorage);
      return [language?.code, model?.modelcode];
    };
    one.dispatch(languageChosen(french));
    one.dispatch(modelChosen(aurora));

    two.dispatch(themeChosen('dark'));
    two.dispatch(sessionRefreshed({ ...signedIn.user, packConfEnabled: false }));
    await two.dispatch(ccbApi.endpoints.getLangList.initiate(undefined, { forceRefetch: true }));
    expect(chosen()).toEqual(['fr', 'AURORA_15_HYB']);
    expect(readSession(localStorage)?.user.packConfEnabled).toBe(false);

    two.dispatch(languageChosen({ id: 2, value: 'en', text: 'English' }));
    expect(chosen()).toEqual(['en', 'AURORA_15_HYB']);
  });

  it('takes the place of the other session when somebody signs in here', async () => {
    const { older } = await twoTabs();
    tellOthers();
    older.dispatch(sessionStarted({ ...signedIn, token: 'newest-token' }));

    expect(storedToken()).toBe('newest-token');
  });
});

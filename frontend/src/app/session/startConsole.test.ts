import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { SignedIn } from '../../api';
import { languageChosen, modelChosen, pageSizeChosen, themeChosen } from '../../api/preferences';
import { loggedOut, loginFailed, sessionStarted } from '../../api/session';
import { mockValue } from '../../test/mockValue';
import { requestsTo, server, startServer } from '../../test/server';
import { makeStore } from '../store';
import { startConsole } from './startConsole';

startServer();

const signedIn = mockValue<SignedIn>('getToken.default');
const aurora = { modelcode: 'AURORA_15_HYB', modelId: '3410226', description: 'Aurora 1.5 Hybrid' };
const french = { id: 4, value: 'fr', text: 'Français' };
const check = '*/ccb/auth/checkLoggedIn';

async function started() {
  const store = makeStore();
  await startConsole(store, localStorage);
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

it('keeps the session when the server cannot be reached at the start', async () => {
  (await started()).dispatch(sessionStarted(signedIn));
  server.use(http.get(check, () => HttpResponse.error()));

  const { session, notices } = (await started()).getState();

  expect(session.current?.token).toBe('mock-token');
  expect(notices.toasts[0]?.text).toContain('cannot be reached');
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

    expect(Object.keys({ ...localStorage }).sort()).toEqual(['ccb.density', 'ccb.theme']);
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

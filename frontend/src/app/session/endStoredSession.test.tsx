import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { SignedIn } from '../../api';
import { initialPreferences } from '../../api/preferences';
import { sessionStarted } from '../../api/session';
import { mockValue } from '../../test/mockValue';
import { answer, requestsTo, server, startServer } from '../../test/server';
import { makeStore } from '../store';
import { endStoredSession } from './endStoredSession';
import { keepSession } from './storedState';

startServer();
beforeEach(() => localStorage.clear());

const path = '/ccb/auth/logout';
const signedIn = mockValue<SignedIn>('getToken.default');
const leaveSession = (token: string) => keepSession(localStorage, { ...signedIn, token }, initialPreferences);

it('ends the stored session on the server with its own token, and forgets it', async () => {
  leaveSession('of an earlier visit');
  const store = makeStore();

  endStoredSession(store, localStorage);

  expect({ ...localStorage }).toEqual({});
  expect(store.getState().session.current).toBeNull();
  await expect.poll(() => requestsTo(path)).toHaveLength(1);
  expect(requestsTo(path)[0]!.headers.get('authorization')).toBe('Bearer of an earlier visit');
});

it('is not broken off by forgetting what was read: the server hears of it', async () => {
  let isBrokenOff: boolean | undefined;
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      isBrokenOff = request.signal.aborted;
      return HttpResponse.json(mockValue<object>('logout.default'));
    }),
  );
  leaveSession('of an earlier visit');

  endStoredSession(makeStore(), localStorage);

  await expect.poll(() => isBrokenOff).toBe(false);
});

it('leaves the next session alone when the server knows the stored one no more', async () => {
  answer({ logout: '401' });
  leaveSession('over');
  const store = makeStore();

  endStoredSession(store, localStorage);
  store.dispatch(sessionStarted({ ...signedIn, token: 'new' }));
  await expect.poll(() => store.getState().pendingCalls).toBe(0);

  expect(requestsTo(path)).toHaveLength(1);
  expect(store.getState().session).toMatchObject({ current: { token: 'new' }, interruptedUser: null });
});

it('calls nobody where no session is stored', async () => {
  endStoredSession(makeStore(), localStorage);

  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requestsTo(path)).toEqual([]);
});

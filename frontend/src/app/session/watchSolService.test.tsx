import { fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ccbApi } from '../../api';
import { solServiceParameter } from '../../api/solService';
import { requestsTo, server, startServer } from '../../test/server';
import { storeOf } from '../../test/storeOf';
import { users } from '../../test/users';
import { watchSolService } from './startConsole';

startServer();

const path = '/ccb/auth/fe/consoleConfig/getValue/SOL_SERVICE_AVAILABLE';
let isOn: boolean;
let stop = () => undefined as void;

beforeEach(() => {
  isOn = true;
  server.use(http.get(`*${path}`, () => HttpResponse.text(String(isOn))));
});
afterEach(() => stop());

async function watched(user?: typeof users.market, everyMs = 60_000) {
  const store = storeOf(user);
  const known = store.dispatch(
    ccbApi.endpoints.getConsoleConfigValue.initiate(solServiceParameter, { forceRefetch: true }),
  );
  await known;
  stop = watchSolService(store, everyMs);
  const value = () =>
    ccbApi.endpoints.getConsoleConfigValue.select(solServiceParameter)(store.getState()).data;
  return { store, value };
}

it('follows the switch while somebody works, and says so', async () => {
  const { store, value } = await watched(users.market, 15);
  isOn = false;

  await waitFor(() => expect(value()).toBe('false'));
  await waitFor(() => expect(store.getState().notices.toasts).toHaveLength(1));
  expect(store.getState().notices.toasts[0]).toMatchObject({
    tone: 'info',
    text: 'Online sales have been switched off. The taxes of markets are those of FINCO.',
  });
});

it('asks when the page is looked at again, without a sign of waiting', async () => {
  const { store, value } = await watched(users.market);
  isOn = false;
  let waiting = 0;
  store.subscribe(() => (waiting = Math.max(waiting, store.getState().pendingCalls)));
  fireEvent.focus(window);

  await waitFor(() => expect(value()).toBe('false'));
  expect(waiting).toBe(0);
});

it('keeps what it knows when it cannot ask', async () => {
  const { store, value } = await watched(users.market);
  server.use(http.get(`*${path}`, () => HttpResponse.json({ message: 'x' }, { status: 503 })));
  fireEvent.focus(window);

  await waitFor(() => expect(requestsTo(path)).toHaveLength(2));
  expect([value(), store.getState().notices.toasts]).toEqual(['true', []]);
});

it('asks nothing while nobody is signed in', async () => {
  await watched();
  fireEvent.focus(window);
  await new Promise((next) => setTimeout(next, 30));

  expect(requestsTo(path)).toEqual([]);
});

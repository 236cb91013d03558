import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { priceCardLeft, priceCardUsed, priceRunKept, themeChosen } from '../../api/preferences';
import { startServer } from '../../test/server';
import { makeStore } from '../store';
import { deviceStorage } from './deviceStorage';
import { startConsole } from './startConsole';
import { readPreferences } from './storedState';

startServer();

/** What browsers do where cookies and site data are blocked: already the look at it throws. */
const block = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("is the browser's own where there is one", () => {
  deviceStorage().setItem('ccb.theme', 'dark');

  expect(localStorage.getItem('ccb.theme')).toBe('dark');
});

it('lasts as long as the page where the browser blocks its own', () => {
  block();
  const storage = deviceStorage();
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  storage.removeItem('a');

  expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, 'b', null]);
  expect([storage.getItem('a'), storage.getItem('b')]).toEqual([null, '2']);
  expect(deviceStorage().getItem('b')).toBe('2');
  storage.clear();
  expect(storage.length).toBe(0);
});

it('lets the console start and work where the browser blocks its own', async () => {
  block();
  const store = makeStore();
  await startConsole(store);
  store.dispatch(themeChosen('dark'));

  expect(readPreferences(deviceStorage()).theme).toBe('dark');
});

it('keeps which card of the price configurator a person used last, and how cards were folded (R-426)', async () => {
  const store = makeStore();
  await startConsole(store);
  store.dispatch(priceCardUsed({ by: 'market', id: 'accessories' }));
  store.dispatch(priceCardLeft({ id: 'online_taxes', view: { isFolded: true } }));

  expect(readPreferences(deviceStorage())).toMatchObject({
    priceCardUsed: { by: 'market', id: 'accessories' },
    priceCards: { online_taxes: { isFolded: true } },
  });
  localStorage.setItem('ccb.priceCardUsed', '{"by":7}');
  expect(readPreferences(deviceStorage()).priceCardUsed).toBeUndefined();
});

it('keeps the last change of several price lists until it is forgotten, and none that makes no sense', async () => {
  const store = makeStore();
  await startConsole(store);
  const last = { by: 'market', run: 12, begun: '2026-11-14T07:30:00Z', isTold: false };
  store.dispatch(priceRunKept(last));
  expect(readPreferences(deviceStorage()).priceRunLast).toEqual(last);

  store.dispatch(priceRunKept(undefined));
  expect(readPreferences(deviceStorage()).priceRunLast).toBeUndefined();
  localStorage.setItem('ccb.priceRunLast', '{"by":"market","run":12,"begun":"soon","isTold":true}');
  expect(readPreferences(deviceStorage()).priceRunLast).toBeUndefined();
});

import { fireEvent, render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { allEndpoints } from '../api/allEndpoints';
import { largeChanges } from '../kit/amounts/askedChanges';
import { confirmLargeChanges } from '../kit/amounts/largeChanges';
import { unsavedChanges } from '../ui/dialogs/unsavedChanges';
import { mockValue } from './mockValue';
import { answer, requests, startServer } from './server';
import { storeOf } from './storeOf';
import { users } from './users';

startServer();

const seen: string[] = [];
let isMounted = false;
function Part() {
  useEffect(() => {
    isMounted = true;
    return () => void (isMounted = false);
  }, []);
  return <p>drawn</p>;
}

let store: ReturnType<typeof storeOf>;
let price: Promise<boolean>;

it('lets a test leave whatever it likes', () => {
  setTimeout(() => seen.push('timeout'), 20);
  setInterval(() => seen.push('interval'), 20);
  requestAnimationFrame(() => seen.push('frame'));
  window.addEventListener('resize', () => seen.push('window'));
  document.addEventListener('keydown', () => seen.push('document'), { capture: true });
  localStorage.setItem('a', '1');
  sessionStorage.setItem('a', '1');
  render(<Part />);
  document.body.append('beside it');
  document.documentElement.dataset.theme = 'dark';
  document.title = 'Prices';
  window.history.pushState({ a: 1 }, '', '/ccb/prices?a=1');
  vi.spyOn(Math, 'max').mockReturnValue(7);
  vi.stubGlobal('innerWidth', 7);
  vi.useFakeTimers();
  const dirty = { isDirty: () => true, close: () => undefined };
  const takeOut = unsavedChanges.add(dirty);
  unsavedChanges.leaveFor(() => undefined);
  takeOut();
  price = confirmLargeChanges([
    { name: '05FK', before: 100 as never, after: 100_000 as never, mask: '#,##0.00' },
  ]);
  answer({ getLangList: 'pending' });
  store = storeOf(users.admin);
  void store.dispatch(allEndpoints.getLangList.initiate());
  expect(store.getState().pendingCalls).toBe(1);
});

it('and the next one finds the page as the first one found it', async () => {
  expect([Math.max(1, 2), window.innerWidth]).toEqual([2, 1024]);
  await new Promise((done) => setTimeout(done, 60));
  fireEvent(window, new Event('resize'));
  fireEvent.keyDown(document.body, { key: 'a' });

  expect([seen, isMounted]).toEqual([[], false]);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([document.title, window.location.href, window.history.state]).toEqual([
    '',
    'http://localhost/ccb/',
    null,
  ]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect([unsavedChanges.awaited(), largeChanges.read()]).toEqual([undefined, undefined]);
  expect(await price).toBe(false);
  expect([requests(), store.getState().pendingCalls]).toEqual([[], 0]);
});

it('nobody changes an example that all tests read', () => {
  expect(() => mockValue<unknown[]>('getLangList.default').pop()).toThrow(TypeError);
});

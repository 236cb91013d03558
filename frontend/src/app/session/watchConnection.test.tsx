import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ccbApi } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { sessionStarted } from '../../api/session';
import { renderApp } from '../../test/renderApp';
import { requestsTo, server, startServer } from '../../test/server';
import { users } from '../../test/users';
import { watchConnection } from './startConsole';

startServer();

const list = '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged';
const languages = '/ccb/auth/fe/language/langlist';
const words = 'The server does not answer at the moment.';
const silent = () => HttpResponse.error();
const away = () => HttpResponse.json({ message: 'The database is not responding.' }, { status: 503 });

let stop = (): void => undefined;
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

async function opened() {
  const { store } = renderApp('/interface_labels?action=search&activeGroup=Main%20Window', users.admin);
  stop = watchConnection(store, 50);
  await screen.findByRole('table', { name: 'Table of labels' });
  return store;
}

it.each([
  ['the server gives no answer', silent],
  ['its database is away', away],
])('says once that %s, shows no note beside it, and reads again by itself', async (_what, answer) => {
  const store = await opened();
  server.use(http.all('*', answer));

  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { toastFailure } = renderHook(useNotices, { wrapper }).result.current;

  await act(async () => {
    for (let n = 0; n < 2; n++) {
      const call = ccbApi.endpoints.getLangList.initiate(undefined, { forceRefetch: true });
      toastFailure(problemOf((await store.dispatch(call)).error));
    }
  });

  await screen.findByText(words);
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(screen.getByText(words).closest('[role=status]')?.getAttribute('aria-live')).toBe('polite');
  expect(store.getState().notices).toEqual({ toasts: [], messages: [] });
  const before = [list, languages].map((path) => requestsTo(path).length);

  server.resetHandlers();

  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(screen.getByText('The server answers again.')).toBeTruthy();
  await waitFor(() =>
    [list, languages].forEach((path, at) => expect(requestsTo(path).length).toBeGreaterThan(before[at]!)),
  );
});

it('says that the device is offline, and no more once it is online again', async () => {
  await opened();
  server.use(http.all('*', silent));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  fireEvent(window, new Event('offline'));

  expect(await screen.findByText('This device is offline.')).toBeTruthy();

  server.resetHandlers();
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText('This device is offline.')).toBeNull());
});

it('tells a failure of one call, where the server serves others, as ever', async () => {
  const store = await opened();
  server.use(http.get(`*${languages}`, away));

  await act(() => store.dispatch(ccbApi.endpoints.getLangList.initiate(undefined, { forceRefetch: true })));

  expect(store.getState().connection).toBe('here');
  expect(screen.queryByText(words)).toBeNull();
});

it('asks again for the models that were too many to be kept, once the server is back', async () => {
  const { store } = renderApp('/interface_labels', users.admin);
  stop = watchConnection(store, 50);
  server.use(http.all('*', silent));
  act(() => void store.dispatch(sessionStarted({ ...store.getState().session.current!, isCut: true })));
  await waitFor(() => expect(store.getState().connection).toBe('away'));
  expect(store.getState().session.current?.isCut).toBe(true);

  server.resetHandlers();

  await waitFor(() => expect(store.getState().session.current?.isCut).toBeUndefined());
});

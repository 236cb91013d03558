import { cleanup, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Overview } from '../../api';
import { mockValue } from '../../test/mockValue';
import { reply } from '../../test/steps';
import { server, startServer } from '../../test/server';
import { storeOf } from '../../test/storeOf';
import { users } from '../../test/users';
import { OverviewScreen } from './OverviewScreen';

startServer();

const open = (store = storeOf(users.admin)) =>
  render(
    <Provider store={store}>
      <MemoryRouter>
        <OverviewScreen recent="Last places" places="All places" />
      </MemoryRouter>
    </Provider>,
  );

it('says how the latest changes were made in words, as the activity does (R-395)', async () => {
  const overview = mockValue<{ changes: object[] }>('getOverview.default');
  const made = (id: number, madeBy: string, source: string) => {
    const told = { id, kind: 'user', title: 'Users', name: `user-${id}`, recordId: `user-${id}` };
    return { ...told, actor: 'Anna', at: '2026-11-20T09:42:00Z', action: 'update', madeBy, source };
  };
  const changes = [
    made(1, 'hand', 'user:create'),
    made(2, 'hand', 'New password'),
    made(3, 'bulk', 'bulk'),
    made(4, 'import', 'labels.xlsx'),
    made(5, 'job', 'updateGrid'),
    made(6, 'import', 'Copy'),
  ];
  server.use(http.get('*/overview', () => HttpResponse.json({ ...overview, changes })));
  open();

  const card = await screen.findByRole('region', { name: 'Latest changes' });
  const said = within(card).getAllByText(/^Users · Anna/);
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Users · Anna',
    'Users · Anna · New password',
    'Users · Anna · Many at once',
    'Users · Anna · Import · labels.xlsx',
    'Users · Anna · Job · updateGrid',
    'Users · Anna · Copied',
  ]);
});

it('shows five imports, and the older ones where they are asked for (R-394)', async () => {
  const overview = mockValue<Overview>('getOverview.default');
  const [run] = overview.imports!.content;
  const content = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ ...run!, id, fileName: `labels-${id}.csv` }));
  const imports = { content, totalElements: content.length };
  server.use(http.get('*/overview', () => HttpResponse.json({ ...overview, imports })));
  open();

  const card = await screen.findByRole('region', { name: 'Imports with rejected rows' });
  const older = within(card).getByRole('group');
  expect(older.textContent).toMatch(/^2 older imports/);
  expect(within(older).queryByText('labels-5.csv')).toBeNull();
  expect(within(older).getByText('labels-7.csv')).toBeTruthy();
});

it('shows no counts that it could not refresh (R-395)', async () => {
  const store = storeOf(users.admin);
  server.use(http.get('*/overview', reply('getOverview.default')));
  open(store);
  await screen.findByRole('region', { name: 'Latest changes' });
  cleanup();

  server.use(http.get('*/overview', () => HttpResponse.json({ message: 'Not now.' }, { status: 500 })));
  open(store);

  await screen.findByText('The overview could not be loaded');
  expect(screen.queryByRole('region', { name: 'Latest changes' })).toBeNull();
  screen.getByText(/Last places/);
});

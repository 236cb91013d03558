import { cleanup, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { reply } from '../../test/steps';
import { server, startServer } from '../../test/server';
import { storeOf } from '../../test/storeOf';
import { users } from '../../test/users';
import { OverviewScreen } from './OverviewScreen';

startServer();

it('shows no counts that it could not read anew (R-395)', async () => {
  const store = storeOf(users.admin);
  const open = () =>
    render(
      <Provider store={store}>
        <MemoryRouter>
          <OverviewScreen recent="Last places" places="All places" />
        </MemoryRouter>
      </Provider>,
    );
  server.use(http.get('*/overview', reply('getOverview.default')));
  open();
  await screen.findByRole('region', { name: 'Latest changes' });
  cleanup();

  server.use(http.get('*/overview', () => HttpResponse.json({ message: 'Not now.' }, { status: 500 })));
  open();

  await screen.findByText('The overview could not be loaded');
  expect(screen.queryByRole('region', { name: 'Latest changes' })).toBeNull();
  screen.getByText(/Last places/);
});

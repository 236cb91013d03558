import { render, screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { server, startServer } from '../../test/server';
import { storeOf } from '../../test/storeOf';
import { users } from '../../test/users';
import { Sidebar } from './Sidebar';

startServer();

const open = (path: string) =>
  render(
    <Provider store={storeOf(users.admin)}>
      <MemoryRouter initialEntries={[path]}>
        <Sidebar />
      </MemoryRouter>
    </Provider>,
  );
const isLocked = () => document.querySelector('[inert]') !== null;

it('opens the side bar of another application without the menu of the label tool', async () => {
  server.use(http.get('*/menu/menulist', () => delay('infinite')));
  open('/price_configurator');
  await screen.findByRole('heading', { name: 'Price configurator', hidden: true });

  await expect.poll(isLocked).toBe(false);
});

it('tells where its menu is needed that it could not be loaded, and locks nothing', async () => {
  server.use(http.get('*/menu/menulist', () => HttpResponse.json({ message: 'No.' }, { status: 500 })));
  open('/interface_labels');
  await screen.findByText('The menu could not be loaded.');

  await expect.poll(isLocked).toBe(false);
});

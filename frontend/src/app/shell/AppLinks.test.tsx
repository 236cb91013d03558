import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { SessionUser } from '../../api';
import { users } from '../../test/users';
import { makeStore } from '../store';
import { AppLinks } from './AppLinks';
import { appLinksOf } from './appLinksOf';

afterEach(cleanup);

const Address = () => <output>{useLocation().pathname}</output>;

function renderLinks(user: SessionUser, isSolOn: boolean) {
  const store = makeStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/start']}>
        <AppLinks links={appLinksOf(user, isSolOn)} />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

it("says 'Not Allowed' and stays where it is without countries (R-010)", () => {
  const store = renderLinks(users.nomarket, false);

  fireEvent.click(screen.getByRole('link', { name: 'Price configurator' }));

  expect(store.getState().notices.messages).toMatchObject([{ tone: 'error', text: 'Not Allowed' }]);
  expect(screen.getByRole('status').textContent).toBe('/start');
});

it('opens the price configurator with countries', () => {
  renderLinks(users.market, true);

  fireEvent.click(screen.getByRole('link', { name: 'Price configurator' }));

  expect(screen.getByRole('status').textContent).toBe('/price_configurator');
});

it('opens the SOL screens from a menu (R-014)', () => {
  renderLinks(users.market, true);

  fireEvent.click(screen.getByRole('button', { name: 'SOL' }));
  fireEvent.click(screen.getByRole('link', { name: 'Sol Downpayment' }));

  expect(screen.getByRole('status').textContent).toBe('/sol_downpayment');
});

it('opens the FINCO taxes (R-013)', () => {
  renderLinks(users.packs, false);

  fireEvent.click(screen.getByRole('link', { name: 'FINCO' }));

  expect(screen.getByRole('status').textContent).toBe('/sol_country');
});

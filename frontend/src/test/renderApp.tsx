import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import type { SessionUser } from '../api';
import { App } from '../app/App';
import { routes } from '../app/routes/routes';
import { storeOf } from './storeOf';

/** The whole application at an address, with a store and a router of its own. */
export function renderApp(path: string, user?: SessionUser) {
  const store = storeOf(user);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<App store={store} router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { store, router, address };
}

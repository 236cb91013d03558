import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PaletteEntry } from '../palette/PaletteEntry';
import { renderApp } from '../../test/renderApp';
import { requestsTo, startServer } from '../../test/server';
import { users } from '../../test/users';

startServer();
afterEach(() => localStorage.clear());

it('calls what the user has gone to as the menu does today, which it does not read twice', async () => {
  const entry: PaletteEntry = { kind: 'screen', title: 'Lingue', place: 'Impostazioni', to: '/languages' };
  localStorage.setItem(`ccb.palette.${users.editor.username}`, JSON.stringify([entry]));
  renderApp('/overview', users.editor);

  const last = within(await screen.findByRole('region', { name: 'Where you were last' }));
  await waitFor(() => expect(last.getByRole('link').textContent).toMatch(/^Languages/));
  expect(requestsTo('/ccb/auth/fe/menu/menulist')).toHaveLength(1);
});

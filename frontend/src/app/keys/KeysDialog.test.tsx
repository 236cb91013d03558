import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/renderApp';
import { startServer } from '../../test/server';
import { press } from '../../test/steps';
import { users } from '../../test/users';
import { keysOf } from './KeysDialog';

startServer();

const findDialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

it('shows the keys of the screen on a question mark, its own first (R-410)', async () => {
  renderApp('/interface_labels?action=search&activeGroup=Main%20Window', users.admin);
  const field = await screen.findByPlaceholderText('Any code');

  fireEvent.keyDown(field, { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  // No letter is written into a tick box.
  fireEvent.keyDown((await screen.findAllByRole('checkbox'))[0]!, { key: '?' });

  const dialog = within(await findDialog());
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'List',
    'Many rows at once',
    'Dialogs and forms',
    'Everywhere',
  ]);
  expect(dialog.getByText('Show these keys').nextElementSibling?.textContent?.trim()).toBe('?');
});

it('shows them from the user menu, too', async () => {
  renderApp('/interface_labels', users.admin);
  await press(/^Signed in as/);

  await press('Keyboard shortcuts');

  expect(await findDialog()).toBeTruthy();
});

it.each([
  ['/translations', 'Translations'],
  ['/price_configurator', 'Table of prices'],
  ['/pack_configurator', 'Tree of packs'],
  ['/api_Json_test', 'Comparison of two replies'],
  ['/users', 'List'],
  ['/docs', 'Dialogs and forms'],
])('begins on %s with %s', (path, title) => {
  expect(keysOf(path)[0]?.title).toBe(title);
});

it.each(['/opt_color_labels', '/sol_model', '/sol_campaign', '/sol_downpayment', '/users'])(
  'tells how rows are ticked on %s',
  (path) => {
    expect(keysOf(path).map(({ title }) => title)).toContain('Many rows at once');
  },
);

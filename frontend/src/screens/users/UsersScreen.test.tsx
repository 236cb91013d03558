import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { SessionUser, UserPage } from '../../api';
import { sessionExpired } from '../../api/session';
import { restoresOf, serveChanges } from '../../test/changes';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, answerOnce, requests, server, startServer } from '../../test/server';
import {
  askedOf,
  bodiesSent,
  columnHeaders,
  expectFailure,
  expectMessage,
  expectNotice,
  fieldOf,
  findButton,
  press,
  type,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/user';
const listed = () => askedOf(`${base}/allPaged`);
const wrote = () => requests().filter(({ method, url }) => method !== 'GET' && url.includes(base));

beforeEach(() => {
  server.use(...serveChanges('user', { restored: 'User editor restored' }));
});

async function open(path = '/users') {
  const app = renderApp(path, users.admin);
  await findButton('Edit editor');
  return app;
}

const save = () => fieldOf<HTMLButtonElement>('Username').form!.querySelector<HTMLButtonElement>('.primary')!;
const submit = () => act(async () => fireEvent.submit(fieldOf('Username').form!));
const turn = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
const chooseMarket = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));

function typeAccount(username: string, password: string, confirmation = password) {
  type('Username', username);
  type(/^Password/, password);
  type(/^Confirm password/, confirmation);
}

it('lists at once, by username, with page, size and sort alone (R-163)', async () => {
  await open();

  expect(listed()).toEqual([{ page: '0', size: '10', sortBy: 'username', sortDesc: 'false' }]);
});

it('shows username, active, Marketing User, the four areas and Edit, and no role (R-294, R-307)', async () => {
  await open();

  expect(columnHeaders()).toEqual([
    'Username',
    'Active',
    'Marketing User',
    'ccadmEnabled',
    'priceConfEnabled',
    'packConfEnabled',
    'apiUser',
    'Edit',
  ]);
  const cells = within(screen.getByRole('row', { name: /^Select editor/ })).getAllByRole('cell');
  const marks = cells.slice(3, 8).map((cell) => within(cell).getByRole('img').getAttribute('aria-label'));
  expect(marks).toEqual(['Yes', 'Yes', 'No', 'No', 'No']);
});

it('searches the username by Code, and alias or e-mail by Label, only where they are filled (R-162, R-163)', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Label'), { target: { value: 'ferrari@' } });
  fireEvent.submit(screen.getByRole('search'));

  await waitFor(() => expect(listed()).toHaveLength(2));
  expect(listed()[1]).toEqual({ ...listed()[0], label: 'ferrari@' });
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'edi' } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(listed().at(-1)).toMatchObject({ code: 'edi', label: 'ferrari@' }));
});

it('has 4 page links and sizes of 5, 10, 20, 50 and 100 (R-166)', async () => {
  const many = { ...mockValue<UserPage>('listUsers.default'), totalElements: 120 };
  server.use(http.get(`*${base}/allPaged`, () => HttpResponse.json(many)));
  await open();

  expect(screen.getAllByRole('button', { name: /^Page \d+$/ }).map(({ textContent }) => textContent)).toEqual(
    ['1', '2', '3', '4'],
  );
  const sizes = within(screen.getByLabelText('Rows per page')).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '10', '20', '50', '100']);
});

it('starts a new user active and with every right off, and is closed in Italian (R-160, R-295, R-307)', async () => {
  await open();
  await press('New');
  const dialog = within(screen.getByRole('dialog', { name: 'New User' }));
  const switches = dialog.getAllByRole<HTMLInputElement>('switch', { hidden: true });

  expect(switches.map(({ name, checked }) => `${name} ${checked}`)).toEqual([
    'active true',
    'mktg false',
    'ccadmEnabled false',
    'priceConfEnabled false',
    'packConfEnabled false',
    'apiUser false',
    'solEnabledFrontEnd false',
    'isDealer false',
    'isHQUser false',
    'userAdmin false',
  ]);
  expect(dialog.getByRole('button', { name: 'Annulla' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Salva' })).toBeTruthy();
});

it('enables Save of a new user from five characters of the name, eight of the password and equal passwords on (R-158)', async () => {
  await open();
  await press('New');
  const isEnabled = (...account: [string, string, string?]) => {
    typeAccount(...account);
    return !save().disabled;
  };

  expect(isEnabled('abc', 'abc')).toBe(false);
  expect(isEnabled('abcd', 'abcd-efg')).toBe(false);
  expect(isEnabled('abcde', 'abcdefg')).toBe(false);
  expect(isEnabled('abcde', 'abcd-efg', 'abcd-efh')).toBe(false);
  expect(isEnabled('abcd-efg', 'abcd-efg')).toBe(false);
  expect(isEnabled('abcde', '        ')).toBe(false);
  expect(isEnabled('abcde', 'abcd-efg')).toBe(true);
});

it('says letter by letter that the passwords of a new user differ, and sends nothing (R-159)', async () => {
  await open();
  await press('New');
  typeAccount('mario.rossi', 'segreta1', 'segreta2');
  await submit();

  expect(screen.getByText('Le due password non combiaciano')).toBeTruthy();
  expect(document.activeElement).toBe(fieldOf(/^Confirm password/));
  type(/^Password/, 'segreta2');
  await waitFor(() => expect(screen.queryByText('Le due password non combiaciano')).toBeNull());
  expect(wrote()).toEqual([]);
});

it('goes on with the new alias of whoever changes the own account', async () => {
  const signedIn = mockValue<{ user: SessionUser }>('checkLoggedIn.default');
  const user = { ...signedIn.user, userAliasFromModis: 'Ada' };
  server.use(http.get('*/ccb/auth/checkLoggedIn', () => HttpResponse.json({ ...signedIn, user })));
  const { store } = await open();
  const mine = () => store.getState().session.current!.user.userAliasFromModis;
  await press('Edit admin');
  await openTab('Access');
  type('Alias', 'Ada');
  await press('Salva');

  await waitFor(() => expect(mine()).toBe('Ada'));
});

it('saves a user whose name is older than the rule that names are longer (hq, api)', async () => {
  await open();
  await press('Edit hq');
  await openTab('Access');
  type('Alias', 'Head office');
  await press('Salva');

  await expectMessage('updated');
  expect(await bodiesSent('PUT', `${base}/hq`)).toEqual([expect.objectContaining({ alias: 'Head office' })]);
});

it('says letter by letter that the new passwords of a user differ, and sends nothing (R-159)', async () => {
  await open();
  await press('Edit editor');
  type(/^Password/, 'nuova-parola-1');
  type(/^Confirm password/, 'nuova-parola-2');
  await press('Salva');

  expect(await screen.findByText('Le due password non combaciano')).toBeTruthy();
  type(/^Password/, 'abcd');
  type(/^Confirm password/, 'abcd');
  await press('Salva');
  expect(await screen.findByText('At least 8 characters')).toBeTruthy();
  expect(wrote()).toEqual([]);
});

it('keeps the username, and the password where both fields stay blank (R-159, R-161)', async () => {
  await open();
  await press('Edit editor');
  expect(fieldOf('Username').hasAttribute('readonly')).toBe(true);
  turn('Price configurator');
  await press('Salva');

  await expectMessage('User editor updated');
  const [body] = (await bodiesSent('PUT', `${base}/editor`)) as [object];
  expect(body).toMatchObject({ priceConfEnabled: true, mktg: true, active: true, countries: [], version: 1 });
  expect(Object.keys(body).join()).not.toMatch(/password/i);
});

it('begins a new user with the language of whoever creates it, whether or not the languages could be read', async () => {
  answer({ getLangList: '500' });
  renderApp('/users', { ...users.admin, lang: 'de' });
  await press('New');
  openTab('Access');

  expect(fieldOf(/^Language/).value).toBe('de');
});

it('creates a user with flags, language and markets, says so in green and lists again (R-165)', async () => {
  await open();
  await press('New');
  typeAccount(' mario.rossi ', 'segreta1');
  turn('Label administration');
  openTab('Access');
  type('Alias', 'Mario Rossi');
  type('E-mail', 'mario.rossi@alturia.example');
  turn('SOL');
  await screen.findByRole('checkbox', { name: /^Italia/ });
  chooseMarket(/^Italia/);
  chooseMarket(/^Francia/);
  await press('Salva');

  await expectMessage('User mario.rossi created');
  expect(await bodiesSent('POST', base)).toEqual([
    {
      username: 'mario.rossi',
      password: 'segreta1',
      confirmPassword: 'segreta1',
      active: true,
      mktg: false,
      ccadmEnabled: true,
      priceConfEnabled: false,
      packConfEnabled: false,
      apiUser: false,
      solEnabledFrontEnd: true,
      isDealer: false,
      isHQUser: false,
      userAdmin: false,
      alias: 'Mario Rossi',
      email: 'mario.rossi@alturia.example',
      lang: 'it',
      countries: ['FR', 'IT'],
    },
  ]);
  await waitFor(() => expect(listed()).toHaveLength(3));
});

it('sends a new password with the version that was opened (R-165)', async () => {
  await open();
  await press('Edit editor');
  type(/^Password/, 'nuova-parola-1');
  type(/^Confirm password/, 'nuova-parola-1');
  await press('Salva');

  await expectMessage('User editor updated');
  expect(await bodiesSent('PUT', `${base}/editor`)).toMatchObject([
    { password: 'nuova-parola-1', confirmPassword: 'nuova-parola-1', version: 1 },
  ]);
});

it('asks before it deletes a user, and has no Undo, since the password is gone (R-164, R-165)', async () => {
  await open();
  await press('Delete editor');
  const question = within(screen.getByRole('alertdialog', { name: 'Elimina' }));
  expect(question.getByText('Vuoi veramente cancellare editor?')).toBeTruthy();
  await press('Elimina');

  await expectMessage('User editor deleted');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => expect(listed()).toHaveLength(2));
});

it('says in red that the own account stays (R-058)', async () => {
  answer({ deleteUser: 'own' });
  await open();
  await press('Delete admin');
  await press('Elimina');

  await expectFailure('You cannot delete your own account.');
});

it('offers nobody their own rights, markets and active state', async () => {
  await open();
  await press('Edit admin');
  const dialog = within(screen.getByRole('dialog'));
  await screen.findByText(/^This is your own account/);
  openTab('Access');
  await dialog.findByRole('checkbox', { name: /^Italia/ });

  const held = [...dialog.getAllByRole('switch', { hidden: true }), ...dialog.getAllByRole('checkbox')];
  expect(held.filter((control) => !(control as HTMLInputElement).disabled)).toEqual([]);
  expect(fieldOf('Alias').disabled).toBe(false);
});

it('closes when it cannot be saved, and brings everything back from memory, the password too', async () => {
  answer({ createUser: 'duplicate' });
  await open();
  await press('New');
  typeAccount('editor', 'segreta1');
  openTab('Access');
  type('Alias', 'Edo');
  await press('Salva');

  await expectMessage('A user with this name already exists.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  await press('Reopen');
  expect([fieldOf('Username').value, fieldOf(/^Password/).value, fieldOf('Alias').value]).toEqual([
    'editor',
    'segreta1',
    'Edo',
  ]);
  expect(fieldOf('Username').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Username')));
});

it('keeps what was typed beyond the end of the session, but stores no password', async () => {
  const { store } = await open();
  await press('New');
  typeAccount('mario.rossi', 'segreta1');
  await act(async () => void store.dispatch(sessionExpired()));

  const kept = JSON.stringify(Object.values({ ...sessionStorage }));
  expect(kept).toContain('mario.rossi');
  expect(kept).not.toMatch(/segreta1|password"/i);
});

it('opens the tab with the field that keeps the form from being saved', async () => {
  await open();
  await press('Edit editor');
  openTab('Access');
  type('E-mail', 'nowhere');
  openTab('Account');
  await press('Salva');

  await waitFor(() => expect(document.activeElement).toBe(fieldOf('E-mail')));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Access');
  expect(screen.getByText('Not an e-mail address')).toBeTruthy();
  expect(wrote()).toEqual([]);
});

it('finds markets by a part of the name, and chooses all, these or none', async () => {
  await open();
  await press('Edit market');
  openTab('Access');
  await screen.findByRole('checkbox', { name: /^Germania/ });
  expect(screen.getByText('1 of 4')).toBeTruthy();

  type('Find a market', 'FRAN');
  await press('Only these');
  expect(screen.queryByRole('checkbox', { name: /^Italia/ })).toBeNull();
  type('Find a market', '');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Italia/ }).checked).toBe(false);
  await press('All');
  expect(screen.getByText('4 of 4')).toBeTruthy();
  await press('None');
  await press('Salva');

  await expectMessage('User editor updated');
  expect(await bodiesSent('PUT', `${base}/market`)).toMatchObject([{ countries: [] }]);
});

it.each([
  ['markets', 'listCountriesNoDefault'],
  ['languages', 'getLangList'],
])('tells that the %s could not be read', async (_what, operationId) => {
  answer({ [operationId]: '500' });
  await open();
  await press('Edit editor');
  openTab('Access');

  await expectNotice(mockValue<{ message: string }>('problem.failed').message);
});

it('shows mine and theirs after a colleague was faster, and saves over the newer version', async () => {
  answerOnce({ updateUser: 'stale' });
  await open();
  await press('Edit editor');
  openTab('Access');
  type('Alias', 'Giulia');
  await press('Salva');

  const conflict = await screen.findByRole('dialog', { name: 'editor was changed while you were editing' });
  const names = [...conflict.querySelectorAll('.field > b')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Price configurator', 'Alias', 'Markets']);
  fireEvent.click(within(conflict).getByRole('button', { name: 'Save' }));
  await expectMessage('User editor updated');
  expect((await bodiesSent('PUT', `${base}/editor`)).at(-1)).toMatchObject({
    alias: 'Giulia',
    priceConfEnabled: true,
    countries: ['IT'],
    version: 2,
  });
});

it('tells who changed a user, of a password only that it is new, and brings an older state back', async () => {
  await open();
  await press('History of editor');
  const history = within(await screen.findByRole('dialog', { name: 'History of editor' }));
  await history.findByText('New password');
  expect(history.getByText('Marketing User')).toBeTruthy();

  fireEvent.click(history.getAllByRole('button', { name: /^Restore/ })[1]!);
  await press('Restore');
  await expectNotice('User editor restored');
  expect(restoresOf('user')).toEqual(['editor/12?seen=903']);
});

it('is closed to users of the label tool who are no user administrators (D-07)', async () => {
  const { address } = renderApp('/users', users.editor);

  await waitFor(() => expect(address()).toMatch(/^\/interface_labels/));
});

it('tells what a column is on focus too, until Escape or the next place', async () => {
  await open();
  const header = await findButton('apiUser');
  const note = () => document.querySelector('.note[popover]')?.textContent;
  expect(note()).toBeUndefined();

  fireEvent.focus(header);
  expect(note()).toBe(header.title);
  fireEvent.keyDown(header, { key: 'Escape' });
  expect(note()).toBeUndefined();

  fireEvent.click(header);
  expect(note()).toBe(header.title);
  fireEvent.blur(header);
  expect(note()).toBeUndefined();
});

// Stands last: happy-dom follows the link of the download.
it('exports what the filters leave', async () => {
  const file = () =>
    new Response('username\r\n', { headers: { 'content-disposition': 'attachment; filename="users.xlsx"' } });
  server.use(http.get(`*${base}/toXlsx`, file));
  await open('/users?code=edi&label=ferrari');
  await press('Export');
  await press('XLSX');

  await screen.findByText('users.xlsx downloaded');
  expect(askedOf(`${base}/toXlsx`)).toEqual([{ code: 'edi', label: 'ferrari' }]);
});

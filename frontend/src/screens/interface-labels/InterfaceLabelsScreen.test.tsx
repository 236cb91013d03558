import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import type { InterfaceLabelPage } from '../../api';
import { languageChosen, modelChosen } from '../../api/preferences';
import { sessionExpired } from '../../api/session';
import { restoresOf } from '../../test/changes';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, answerOnce, server, startServer } from '../../test/server';
import { askedOf, columnHeaders, press, sent } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/interfaceLabel';
const listPath = `${base}/findAllByGroupPaged`;
const mainWindow = '/interface_labels?action=search&activeGroup=Main%20Window';
const asked = () => askedOf(listPath);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });

async function open(path = mainWindow) {
  const app = renderApp(path, users.editor);
  await button('Edit MAIN_TITLE');
  return app;
}
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('sends group, model, language, page, size and sort with the list request (R-044, R-060, R-068)', async () => {
  await open();

  expect(asked()).toEqual([
    {
      labelGroup: 'Main Window',
      modelName: 'DEFAULT',
      language: 'it',
      page: '0',
      size: '10',
      sortBy: 'code',
      sortDesc: 'false',
    },
  ]);
});

it('sends code and label with the next search, and shows them as tags (R-047, R-063, R-068)', async () => {
  const { address } = await open(`${mainWindow}&page=3`);

  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'MAIN+*"%' } });
  fireEvent.change(screen.getByLabelText('Label'), { target: { value: 'città 🚗' } });
  fireEvent.submit(screen.getByRole('search'));

  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ code: 'MAIN+*"%', label: 'città 🚗', page: '0' }),
  );
  expect(screen.getByText('Code: MAIN+*"%')).toBeTruthy();
  expect(address()).not.toContain('page=');
});

it('asks nothing without action=search, until Search is pressed (R-046)', async () => {
  renderApp('/interface_labels?activeGroup=Exterior', users.editor);
  await screen.findByText('Press Search to list the labels');
  expect(asked()).toHaveLength(0);

  fireEvent.submit(screen.getByRole('search'));

  await button('Edit MAIN_TITLE');
  expect(asked()).toHaveLength(1);
  expect(asked()[0]).toMatchObject({ labelGroup: 'Exterior' });
});

it('takes the group that was opened last where the address names none, at first Main Window (R-045)', async () => {
  const { router, address } = await open('/interface_labels?action=search');
  expect(asked()[0]).toMatchObject({ labelGroup: 'Main Window' });
  expect(address()).toBe('/interface_labels?action=search&activeGroup=Main+Window');

  await act(() => router.navigate('/editorial_contents?activeGroup=Exterior'));
  await screen.findByRole('heading', { level: 1, name: 'Editorial contents' });
  await act(() => router.navigate('/interface_labels?action=search'));

  await button('Edit MAIN_TITLE');
  expect(asked().at(-1)).toMatchObject({ labelGroup: 'Exterior' });
  await press('New');
  expect(await screen.findByLabelText(/^Label group/)).toHaveProperty('value', 'Exterior');
});

it('lists all groups with a column that tells which', async () => {
  await open('/interface_labels?action=search&activeGroup=*');

  expect(asked()[0]).not.toHaveProperty('labelGroup', expect.stringMatching(/./));
  expect(screen.getByRole('columnheader', { name: 'Group' })).toBeTruthy();
  expect(document.title).toBe('Interface labels: All groups – Configurator console');
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('Main Window');
});

it('offers what the same search finds in all groups where a group has nothing (R-386)', async () => {
  server.use(
    http.get(`*${listPath}`, ({ request }) =>
      new URL(request.url).searchParams.get('labelGroup')
        ? HttpResponse.json(mockValue<object>('listInterfaceLabels.empty'))
        : HttpResponse.json(mockValue<object>('listInterfaceLabels.default')),
    ),
  );
  const { address } = renderApp(`${mainWindow}&code=MAIN_T`, users.editor);

  fireEvent.click(await screen.findByRole('link', { name: '1,284 labels in all groups' }));

  await button('Edit MAIN_TITLE');
  expect(address()).toBe('/interface_labels?action=search&activeGroup=*&code=MAIN_T');
});

it('searches again when the same menu entry is opened again (R-046)', async () => {
  const { router } = await open();

  await act(() => router.navigate(mainWindow));

  await waitFor(() => expect(asked()).toHaveLength(2));
});

it('reloads on sort, page, size, group, model and language (R-022, R-023, R-045, R-048, R-049)', async () => {
  const { router, store } = await open();
  const reloads = async (step: () => unknown, wanted: object) => {
    await step();
    await waitFor(() => expect(asked().at(-1)).toMatchObject(wanted));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  };

  await reloads(() => press(/^Label/), { sortBy: 'label', sortDesc: 'false', page: '0' });
  await reloads(() => press(/^Label/), { sortBy: 'label', sortDesc: 'true' });
  await reloads(() => press('Page 3'), { page: '2' });
  await reloads(() => fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '20' } }), {
    page: '1',
    size: '20',
  });
  await reloads(
    () => act(() => void store.dispatch(languageChosen({ id: 3, value: 'de', text: 'Deutsch' }))),
    { page: '0', language: 'de' },
  );
  await reloads(() => press('Page 2'), { page: '1' });
  const aurora = { modelcode: 'AURORA_15_HYB', modelId: '3410226', description: 'Aurora 1.5 Hybrid' };
  await reloads(() => act(() => void store.dispatch(modelChosen(aurora))), {
    page: '0',
    modelName: 'AURORA_15_HYB',
  });
  await reloads(() => act(() => router.navigate('/interface_labels?action=search&activeGroup=Summary')), {
    labelGroup: 'Summary',
    page: '0',
    size: '20',
  });
  expect(asked()).toHaveLength(9);
});

it('shows the columns in their order (R-069)', async () => {
  await open();

  expect(columnHeaders()).toEqual([
    'Code',
    'Label',
    'Model enabled regexp',
    'Model disabled regexp',
    'Actions',
  ]);
});

it('is one landmark: the card, not its scroll box as well', async () => {
  await open();

  expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Labels',
    'Connection',
    'Notices',
  ]);
});

it('links six pages, the first, previous, next and last one (R-052, R-059)', async () => {
  await open();

  const names = within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label'));

  expect(names).toEqual([
    'First page',
    'Previous page',
    ...[1, 2, 3, 4, 5, 6].map((page) => `Page ${page}`),
    'Next page',
    'Last page',
  ]);
  expect(
    within(screen.getByLabelText('Rows per page'))
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['5', '10', '20', '50', '100']);
});

it('falls back to the last page from one past the end', async () => {
  const page = mockValue<InterfaceLabelPage>('listInterfaceLabels.default');
  server.use(
    http.get(`*${listPath}`, ({ request }) =>
      HttpResponse.json(
        Number(new URL(request.url).searchParams.get('page')) > 2
          ? { content: [], totalElements: 28 }
          : { ...page, totalElements: 28 },
      ),
    ),
  );

  const { address } = await open(`${mainWindow}&page=9`);

  expect(asked().map((query) => query.page)).toEqual(['8', '2']);
  expect(address()).toContain('page=3');
});

it('tells apart a failure, nothing found and nothing there', async () => {
  answer({ listInterfaceLabels: '500' });
  const { router } = renderApp(mainWindow, users.editor);
  expect((await screen.findByRole('alert')).textContent).toContain('Something failed on the server');

  answer({ listInterfaceLabels: 'empty' });
  await press('Retry');
  await screen.findByText('No labels in “Main Window”');

  await act(() => router.navigate(`${mainWindow}&code=MAIN_X`));
  await screen.findByText('No label with code “MAIN_X”');
});

it('drops the late answer of an older search', async () => {
  const { router } = await open();
  server.use(
    http.get(`*${listPath}`, async ({ request }) => {
      const isSlow = new URL(request.url).searchParams.get('code') === 'SLOW';
      if (isSlow) await delay(300);
      return HttpResponse.json(mockValue<object>(`listInterfaceLabels.${isSlow ? 'default' : 'empty'}`));
    }),
  );

  await act(() => router.navigate(`${mainWindow}&code=SLOW`));
  await act(() => router.navigate(`${mainWindow}&code=FAST`));
  await screen.findByText('No label with code “FAST”');
  await act(() => delay(400));

  expect(screen.queryByText('MAIN_TITLE')).toBeNull();
});

it('asks for code and label and sends nothing while they are blank (R-064, R-302)', async () => {
  await open();
  await press('New');

  type(/^Code/, '   ');
  await press('Save');

  expect((await screen.findByRole('alert')).textContent).toBe('Inserisci tutti i campi obbligatori');
  expect(document.activeElement).toBe(within(screen.getByRole('dialog')).getByLabelText(/^Code/));
  expect(sent('POST')).toHaveLength(0);
});

it('creates in the current group with DEFAULT as enabling regexp, then lists again (R-048, R-056, R-066, R-067)', async () => {
  await open();
  await press('New');
  const value = (label: RegExp | string) =>
    (within(screen.getByRole('dialog')).getByLabelText(label) as HTMLInputElement).value;
  expect(screen.getByRole('dialog', { name: 'New Interface Label' })).toBeTruthy();
  expect(value(/^Label group/)).toBe('Main Window');
  expect(value('Model enabled regexp')).toBe('DEFAULT');

  type(/^Code/, ' MAIN_NEW ');
  type(/^Label$/, 'Nuova etichetta');
  await press('Save');

  await screen.findByText('Label MAIN_AURORA_CLAIM created');
  expect(await sent('POST')[0]?.json()).toEqual({
    labelGroup: 'Main Window',
    code: 'MAIN_NEW',
    label: 'Nuova etichetta',
    modelEnableRegexp: 'DEFAULT',
    modelDisableRegexp: '',
    language: { id: 1 },
  });
  await waitFor(() => expect(asked()).toHaveLength(3));
});

it('makes one call of two clicks in the same moment', async () => {
  await open();
  await press('New');
  type(/^Code/, 'MAIN_NEW');
  type(/^Label$/, 'Nuova etichetta');
  const save = await button('Save');
  act(() => {
    save.click();
    save.click();
  });
  await screen.findByText('Label MAIN_AURORA_CLAIM created');
  expect(sent('POST')).toHaveLength(1);
  await press('Close');

  await press('Delete MAIN_TITLE');
  const remove = await button('Elimina');
  act(() => {
    remove.click();
    remove.click();
  });
  await screen.findByText('Label MAIN_TITLE deleted');

  expect(sent('DELETE')).toHaveLength(1);
});

it('keeps the form and shows the message and the field when creating fails (R-057)', async () => {
  answer({ createInterfaceLabel: '409' });
  await open();
  await press('New');
  type(/^Code/, 'MAIN_TITLE');
  type(/^Label$/, 'Doppia');
  await press('Save');

  expect((await screen.findByRole('alert')).textContent).toContain('A label with this group');
  expect(screen.getByText('Exists already in Main Window')).toBeTruthy();
});

it('holds Save back while a regexp has a syntax error', async () => {
  answer({ findModelMatches: 'syntaxError' });
  await open();
  await press('New');

  type('Model disabled regexp', '^AURORA_(15|18');

  await screen.findByText('Not a valid regular expression, position 9:');
  expect((await button('Save')).hasAttribute('disabled')).toBe(true);
  type('Model disabled regexp', '');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(false),
  );
});

it('lets only the label be edited and sends the version (R-065)', async () => {
  await open();
  await press('Edit MAIN_TITLE');
  const dialog = within(screen.getByRole('dialog'));
  const isReadOnly = (label: string) => (dialog.getByLabelText(label) as HTMLInputElement).readOnly;
  expect(
    ['Code', 'Label group', 'Model enabled regexp', 'Model disabled regexp', 'Label'].map(isReadOnly),
  ).toEqual([true, true, true, true, false]);

  type(/^Label$/, 'Configura la tua nuova Alturia');
  expect(dialog.getByText('1 unsaved change')).toBeTruthy();
  await press('Save');

  await screen.findByText('Label MAIN_TITLE updated');
  expect(await sent('PUT')[0]?.json()).toMatchObject({
    code: 'MAIN_TITLE',
    label: 'Configura la tua nuova Alturia',
    version: 1,
  });
});

it('restores an older text into the field only', async () => {
  await open();
  await press('Edit MAIN_TITLE');

  fireEvent.click((await screen.findAllByRole('button', { name: /^Restore/ }))[0]!);

  expect((within(screen.getByRole('dialog')).getByLabelText('Label') as HTMLInputElement).value).toBe(
    'Crea la tua Alturia',
  );
  expect(sent('POST')).toHaveLength(0);
});

it('shows mine and theirs after a colleague was faster and saves the choice over the current version', async () => {
  answerOnce({ updateInterfaceLabel: 'stale' });
  await open();
  await press('Edit MAIN_TITLE');
  type(/^Label$/, 'Configura la tua nuova Alturia');
  await press('Save');
  const conflict = within(
    await screen.findByRole('dialog', { name: 'MAIN_TITLE was changed while you were editing' }),
  );
  expect(conflict.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);

  fireEvent.click(conflict.getByRole('radio', { name: /^Theirs/ }));
  fireEvent.click(conflict.getByRole('button', { name: 'Save' }));

  await screen.findByText('Label MAIN_TITLE updated');
  expect(await sent('PUT')[1]?.json()).toMatchObject({ label: 'Crea la tua Alturia', version: 5 });
});

it('asks before it leaves unsaved changes', async () => {
  await open();
  await press('New');
  type(/^Code/, 'MAIN_NEW');

  await press('Cancel');
  await press('Stay');
  expect(screen.getByRole('dialog', { name: 'New Interface Label' })).toBeTruthy();
  await press('Cancel');
  await press('Leave without saving');

  expect(screen.queryByRole('dialog')).toBeNull();
});

const ownSession = () => HttpResponse.json({ message: 'Over.' }, { status: 401 });
async function signIn(username: string) {
  const user = { ...users.editor, username };
  answer({ updateInterfaceLabel: 'default' });
  server.use(
    http.post('*/ccb/public/getToken', () =>
      HttpResponse.json({ ...mockValue<object>('getToken.default'), token: 'next-token', user }),
    ),
  );
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await button('Edit MAIN_TITLE');
}
async function loseSessionWhileTyping() {
  server.use(http.put(`*${base}/:id`, ownSession));
  const app = await open();
  await press('Edit MAIN_TITLE');
  type(/^Label$/, 'Scritto a metà');
  await press('Save');
  expect(
    (await screen.findByText('Your session is over. Sign in again.')).closest('[role=status]'),
  ).toBeTruthy();
  return app;
}

it('offers what was typed again to the same user after the session has ended', async () => {
  await loseSessionWhileTyping();
  await signIn('editor');
  expect(screen.getByText('What you typed in “Edit MAIN_TITLE” is still here.')).toBeTruthy();

  await press('Reopen');

  const text = within(
    screen.getByRole('dialog', { name: 'Edit MAIN_TITLE' }),
  ).getByLabelText<HTMLInputElement>('Label');
  expect(text.value).toBe('Scritto a metà');
  expect(screen.getByText('1 unsaved change')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  await press('Save');
  await screen.findByText('Label MAIN_TITLE updated');
  expect(await sent('PUT').at(-1)?.json()).toMatchObject({ label: 'Scritto a metà', version: 1 });
  expect(sessionStorage).toHaveLength(0);
});

it('offers what was typed again after the session has ended in another tab', async () => {
  const { store } = await open();
  await press('Edit MAIN_TITLE');
  type(/^Label$/, 'Scritto a metà');
  // What startConsole makes of it.
  act(() => void store.dispatch(sessionExpired()));
  await screen.findByText('Your session is over. Sign in again.');
  await signIn('editor');
  await press('Reopen');

  const form = within(screen.getByRole('dialog', { name: 'Edit MAIN_TITLE' }));
  expect(form.getByLabelText<HTMLInputElement>('Label').value).toBe('Scritto a metà');
});

it('keeps what was typed from anybody else, and forgets it', async () => {
  await loseSessionWhileTyping();

  await signIn('packs');

  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('forgets what was typed when it is discarded, and keeps nothing that the user gave up', async () => {
  const { router } = await loseSessionWhileTyping();
  await signIn('editor');
  await press('Discard');
  expect([sessionStorage.length, screen.queryByText(/is still here/)]).toEqual([0, null]);

  await press('New');
  type(/^Code/, 'MAIN_NEW');
  await act(() => router.navigate('/404'));
  await press('Leave without saving');
  await screen.findByText("The page you're looking for was not found.");

  expect(sessionStorage).toHaveLength(0);
});

it('marks the language of texts and buttons that are not English', async () => {
  await open();
  const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  expect(langOf(screen.getByText('Configura la tua Alturia'))).toBe('it');
  await press('Edit MAIN_TITLE');
  const dialog = within(screen.getByRole('dialog'));

  type(/^Label$/, 'x');
  expect(langOf(dialog.getByLabelText('Label'))).toBe('it');
  expect(langOf(dialog.getByRole('button', { name: 'Save' }))).toBeUndefined();
  await press('Cancel');
  expect(langOf(await button('Leave without saving'))).toBeUndefined();
});

it('says in Italian what is quoted in Italian', async () => {
  await open();
  await press('Delete MAIN_TITLE');

  expect(screen.getByText(/^Vuoi veramente/).getAttribute('lang')).toBe('it');
  for (const name of ['Elimina', 'Annulla'])
    expect(screen.getByRole('button', { name }).getAttribute('lang')).toBe('it');
});

it('asks before it deletes, and sends nothing on Annulla (R-053, R-055)', async () => {
  await open();
  await press('Delete MAIN_TITLE');
  expect(screen.getByRole('alertdialog').textContent).toContain('Vuoi veramente cancellare MAIN_TITLE?');

  await press('Annulla');

  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent('DELETE')).toHaveLength(0);
});

it('deletes, says so, and takes it back on Undo (R-048, R-056)', async () => {
  await open();
  await press('Delete MAIN_TITLE');
  await press('Elimina');
  await screen.findByText('Label MAIN_TITLE deleted');
  await waitFor(() => expect(asked()).toHaveLength(2));

  await press('Undo');

  await screen.findByText('Label MAIN_TITLE restored');
  expect(restoresOf('interfaceLabel')).toEqual(['109/904']);
});

it('shows a discreet notice and no dialog when deleting fails (R-074)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer({ deleteInterfaceLabel: '500' });
  await open();
  await press('Delete MAIN_TITLE');
  await press('Elimina');

  await screen.findByText(/Something failed on the server/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(log).toHaveBeenCalled();
});

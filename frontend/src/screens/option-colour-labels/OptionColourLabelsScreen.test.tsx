import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Change, OptColorItemPage } from '../../api';
import { languageChosen } from '../../api/preferences';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, requests, server, startServer } from '../../test/server';
import { askedOf, press, reply, sent } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/optColorLabel';
const listPath = `${base}/getListByType`;
const colours = '/opt_color_labels?action=search&activeGroup=COLOR';
const wheels = '/opt_color_labels?action=search&activeGroup=WHEELS';
const asked = () => askedOf(listPath);
const pathOf = ({ url }: Request) => new URL(url).pathname;
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const inDialog = () => within(screen.getByRole('dialog'));
/** After that of the boxes. */
const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
    .slice(1);

async function open(path = colours) {
  const app = renderApp(path, users.editor);
  await button(path.includes('COLOR') ? 'Edit 011' : 'Edit 08C');
  return app;
}

beforeEach(() => {
  server.use(
    http.get(`*${listPath}`, ({ request }) => {
      const isColour = new URL(request.url).searchParams.get('optColType') === 'COLOR';
      return reply(`listOptColorLabels.${isColour ? 'default' : 'options'}`)();
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('calls the group as the side bar does', async () => {
  await open('/opt_color_labels?action=search&activeGroup=AUDIO');

  expect(within(screen.getByRole('main')).getByText('Audio')).toBeTruthy();
  expect(document.title).toContain('Audio');
  fireEvent.click(await button('Export'));
  expect(await screen.findByText('Labels of the group Audio; the file comes by e-mail')).toBeTruthy();
});

it('sends type, page, size and sort, and neither language nor model (R-060, R-305)', async () => {
  await open();

  expect(asked()).toEqual([
    { optColType: 'COLOR', page: '0', size: '10', sortBy: 'code', sortDesc: 'false' },
  ]);
});

it('asks for the colours where no group is chosen (R-305)', async () => {
  renderApp('/opt_color_labels?action=search', users.editor);

  expect(await button('Edit 011')).toBeTruthy();
  expect(asked().map(({ optColType }) => optColType)).toEqual(['COLOR']);
});

it('sends code and label with the next search (R-063, R-305)', async () => {
  await open();
  const search = within(screen.getByRole('search'));
  fireEvent.change(search.getByLabelText('Code'), { target: { value: '0+*' } });
  fireEvent.change(search.getByLabelText('Label'), { target: { value: 'città "%' } });

  fireEvent.submit(screen.getByRole('search'));

  await waitFor(() => expect(asked().at(-1)).toMatchObject({ code: '0+*', label: 'città "%', page: '0' }));
});

it('shows the columns of colours, their label editable (R-092)', async () => {
  await open();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Labels');
  expect(headers()).toEqual(['Details', 'Code', 'As400 label', 'Label', 'Actions']);
  expect((await field('Label of 011')).value).toBe('Bianco ghiaccio');
  expect((await field('Label of 0ZX')).placeholder).toBe('No label in Italiano');
  expect(screen.getByRole('switch', { name: 'Active: 0M5' }).getAttribute('aria-checked')).not.toBe('true');
});

it('shows the columns of options, and 50 characters of the info text (R-092)', async () => {
  await open(wheels);

  expect(headers()).toEqual([
    'Code',
    'Group',
    'Subgroup',
    'Layergroup',
    'As400 label',
    'Label',
    'Option info text',
    'Actions',
  ]);
  const whole =
    'Misura e disegno sono omologati per il modello; una misura maggiore può aumentare i consumi.';
  const [text] = screen.getAllByTitle(whole);
  expect(text!.textContent).toBe(`${whole.slice(0, 50)}…`);
  expect(screen.queryByLabelText('Label of 08C')).toBeNull();
});

it('opens the pictures and all labels of a colour below its row (R-092)', async () => {
  await open();

  await press('Details of 011');

  const labels = within(screen.getByRole('region', { name: 'Labels of 011' }));
  expect(labels.getByText('Eisweiß').getAttribute('lang')).toBe('de');
  const uses = within(screen.getByRole('region', { name: 'Options in 011' }));
  fireEvent.click(uses.getAllByRole('button')[0]!);
  expect(uses.getByRole('group', { name: /in 011$/ })).toBeTruthy();
  await press('Details of 011');
  expect(screen.queryByRole('region', { name: 'Labels of 011' })).toBeNull();
});

it('tells where a search has found what the row does not show', async () => {
  await open(`${colours}&label=EISWEI%C3%9F`);

  expect(screen.getAllByText(/^Deutsch:/)[0]!.textContent).toBe('Deutsch: Eisweiß');
});

it('saves the label of a colour with its button, and nothing but label and version (R-304)', async () => {
  await open();
  expect((await button('Save the label of 011')).disabled).toBe(true);
  await type('Label of 011', 'Bianco ghiaccio lucido');

  await press('Save the label of 011');

  await screen.findByText('Label 011 updated');
  expect(sent('PUT').map(pathOf)).toEqual([`${base}/changeColLabelInColItem/301/it`]);
  expect(await sent('PUT')[0]!.json()).toEqual({ label: 'Bianco ghiaccio lucido', version: 1 });
  await waitFor(() => expect(asked()).toHaveLength(2));
});

it('saves with Enter, takes back with Escape, and never a blank label', async () => {
  await open();
  await type('Label of 0ZX', ' ');
  fireEvent.keyDown(await field('Label of 0ZX'), { key: 'Enter' });
  expect((await button('Save the label of 0ZX')).disabled).toBe(true);
  fireEvent.keyDown(await field('Label of 0ZX'), { key: 'Escape' });
  expect((await field('Label of 0ZX')).value).toBe('');
  expect(sent('PUT')).toHaveLength(0);

  await type('Label of 0ZX', 'Blu notte');
  fireEvent.keyDown(await field('Label of 0ZX'), { key: 'Enter' });

  await screen.findByText('Label 011 updated');
  expect(await sent('PUT')[0]!.json()).toEqual({ label: 'Blu notte', version: 0 });
});

it('keeps what was typed into a row when saving fails (R-057), in its form too', async () => {
  server.use(http.put(`*${base}/*/:id/:language`, reply('problem.failed', 500), { once: true }));
  await open();
  await type('Label of 011', 'Da non perdere');

  await press('Save the label of 011');

  await screen.findByText(/Something failed on the server/);
  expect((await field('Label of 011')).value).toBe('Da non perdere');
  await press('Close');
  await press('011');
  expect((await inDialog().findByLabelText<HTMLInputElement>(/^Label/)).value).toBe('Da non perdere');
  await press('Save', inDialog);
  await screen.findByText('Label 011 updated');
  expect((await button('Save the label of 011')).disabled).toBe(true);
});

it('keeps what is typed into a row while it is being saved, over what was saved', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.put(`*${base}/changeColLabelInColItem/:id/:language`, async () => {
      await answered;
      return reply('changeColLabelInColItem.default')();
    }),
  );
  await open();
  await type('Label of 011', 'Bianco');
  await press('Save the label of 011');
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  await type('Label of 011', 'Bianco neve');
  answer();
  await screen.findByText('Label 011 updated');
  await press('Close');
  expect((await field('Label of 011')).value).toBe('Bianco neve');
  await press('Save the label of 011');

  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  expect(await sent('PUT')[1]!.clone().json()).toMatchObject({ label: 'Bianco neve', version: 2 });
});

it('settles a conflict of a row with the label that a colleague saved', async () => {
  server.use(
    http.put(`*${base}/*/:id/:language`, reply('changeColLabelInColItem.stale', 409), { once: true }),
  );
  await open();
  await type('Label of 011', 'Bianco neve');
  await press('Save the label of 011');
  const conflict = within(
    await screen.findByRole('dialog', { name: '011 was changed while you were editing' }),
  );
  expect(conflict.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);

  fireEvent.click(conflict.getByRole('radio', { name: /^Mine/ }));
  fireEvent.click(conflict.getByRole('button', { name: 'Save' }));

  await screen.findByText('Label 011 updated');
  expect(await sent('PUT')[1]!.json()).toMatchObject({ label: 'Bianco neve', version: 2 });
});

it('asks whether to create a label again that a colleague has deleted', async () => {
  server.use(
    http.put(`*${base}/*/:id/:language`, reply('changeColLabelInColItem.deleted', 409), { once: true }),
  );
  await open();
  await type('Label of 011', 'Bianco neve');
  await press('Save the label of 011');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'The label of 011 was deleted while you were editing' }),
  );
  expect(question.getByText(/deleted it\. Create/).textContent).toBe(
    'Giulia Ferri deleted it. Create “Bianco neve” again?',
  );
  fireEvent.click(question.getByRole('button', { name: 'Save' }));

  await screen.findByText('Label 011 updated');
  expect(await sent('PUT')[1]!.json()).toMatchObject({ label: 'Bianco neve', version: 0 });
});

it('asks before it switches an item, then sends the flag alone (R-094)', async () => {
  server.use(http.put(`*${base}/*/:id/:language`, reply('changeColLabelInColItem.deactivated')));
  await open();

  fireEvent.click(screen.getByRole('switch', { name: 'Active: 011' }));
  await screen.findByText('Vuoi attivare/disattivare 011?');
  await press('Cancel');
  expect(sent('PUT')).toHaveLength(0);
  fireEvent.click(screen.getByRole('switch', { name: 'Active: 011' }));
  await press('Deactivate');

  await screen.findByText('Colour 011 deactivated');
  expect(await sent('PUT')[0]!.json()).toEqual({ inactive: true });
});

it('switches an inactive option on, by the call of options (R-094, R-304)', async () => {
  await open(wheels);

  fireEvent.click(screen.getByRole('switch', { name: 'Active: 5EQ' }));
  await screen.findByText('Vuoi attivare/disattivare 5EQ?');
  await press('Activate');

  await waitFor(() => expect(sent('PUT').map(pathOf)).toEqual([`${base}/changeOptLabelInOptItem/107/it`]));
  expect(await sent('PUT')[0]!.json()).toEqual({ inactive: false });
});

it('edits label and info text beside the English description (R-093)', async () => {
  await open(wheels);
  await press('Edit 08C');

  const locked = (label: RegExp | string) => inDialog().getByLabelText<HTMLInputElement>(label).readOnly;
  expect(
    ['Code', 'As400 description', /^Label/, 'Option info text', 'English description'].map(locked),
  ).toEqual([true, true, false, false, true]);
  expect(inDialog().getByLabelText<HTMLInputElement>('English description').value).toBe(
    'Size and design are approved for the model; a larger size may increase consumption.',
  );
  expect(screen.getByRole('dialog').textContent).toContain('English: “16" alloy wheels, silver”');
});

it('offers what the first change of a label found, though the item was switched before it', async () => {
  const [, toggled, changed] = mockValue<Change[]>('listChanges.optColorLabel');
  const changes = [changed, { ...toggled, id: changed!.id - 1 }];
  server.use(http.get('*/ccb/auth/fe/changes/optColorLabel/*', () => HttpResponse.json(changes)));
  await open(wheels);
  await press('Edit 08C');

  const history = within(await screen.findByRole('complementary', { name: 'History' }));
  await history.findByText('Activated');
  fireEvent.click(history.getAllByRole('button', { name: /^Restore/ }).at(-1)!);
  expect(inDialog().getByLabelText<HTMLInputElement>(/^Label/).value).toBe('Cerchi 16 silver');
});

it('shows no English description where English itself is edited (R-093)', async () => {
  const { store } = await open(wheels);
  act(() => void store.dispatch(languageChosen({ id: 2, value: 'en', text: 'English' })));
  await press('Edit 08C');

  expect(inDialog().queryByLabelText('English description')).toBeNull();
  expect(inDialog().getByLabelText<HTMLInputElement>(/^Label/).value).toBe('16" alloy wheels, silver');
});

it('sends the label entry of an option from the form (R-304)', async () => {
  await open(wheels);
  await press('Edit 08C');
  fireEvent.change(inDialog().getByLabelText(/^Label/), { target: { value: 'Cerchi da 16" argento' } });
  fireEvent.change(inDialog().getByLabelText('Option info text'), { target: { value: 'Testo\nnuovo' } });

  await press('Save');

  await screen.findByText('Label 08C updated');
  expect(sent('PUT').map(pathOf)).toEqual([`${base}/changeOptLabelInOptItem/102/it`]);
  expect(await sent('PUT')[0]!.json()).toMatchObject({
    label: 'Cerchi da 16" argento',
    description: 'Testo\nnuovo',
    language: { id: 1 },
    model: { modelcode: 'DEFAULT' },
    optItem: { id: 102 },
    version: 1,
  });
});

it('settles a conflict of the form, field by field', async () => {
  server.use(
    http.put(`*${base}/*/:id/:language`, reply('changeOptLabelInOptItem.stale', 409), { once: true }),
  );
  await open(wheels);
  await press('Edit 08C');
  fireEvent.change(inDialog().getByLabelText(/^Label/), { target: { value: 'Mia etichetta' } });
  await press('Save');
  const conflict = within(
    await screen.findByRole('dialog', { name: '08C was changed while you were editing' }),
  );

  fireEvent.click(conflict.getByRole('radio', { name: /^Theirs/ }));
  fireEvent.click(conflict.getByRole('button', { name: 'Save' }));

  await screen.findByText('Label 08C updated');
  expect(await sent('PUT')[1]!.json()).toMatchObject({
    label: 'Cerchi in lega da 16" argento lucido',
    version: 2,
  });
});

it('creates a label in the group of the list', async () => {
  await open();
  await press('New');
  const form = within(await screen.findByRole('dialog', { name: 'New Interface Label' }));
  expect(form.getByLabelText<HTMLInputElement>(/^Label group/).value).toBe('COLOR · Colours');
  expect(form.getByLabelText<HTMLInputElement>(/^Model enabled regexp/).value).toBe('DEFAULT');
  expect(form.getByLabelText('Model disabled regexp')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/^Code/)));
  fireEvent.change(form.getByLabelText(/^Code/), { target: { value: ' 9Z9 ' } });
  fireEvent.change(form.getByLabelText(/^Label(?! group)/), { target: { value: 'Verde lago' } });

  await press('Save');

  await screen.findByText('Label 74K created');
  const [post] = requests().filter(({ method, url }) => method === 'POST' && url.endsWith('/optGridLabel'));
  expect(await post!.json()).toMatchObject({
    optGroup: 'COLOR',
    code: '9Z9',
    label: 'Verde lago',
    language: { id: 1 },
  });
  // The page where it lies.
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ pageOf: '341' }));
});

it('tells apart a failure, an empty group and nothing found', async () => {
  answer({ listOptColorLabels: '500' });
  const { router } = renderApp(wheels, users.editor);
  expect((await screen.findByRole('alert')).textContent).toContain('Something failed on the server');

  answer({ listOptColorLabels: 'empty' });
  await press('Retry');
  await screen.findByText('No options in “Wheels”');
  await act(() => router.navigate(`${wheels}&code=NOPE`));
  await screen.findByText('No option with code “NOPE”');
});

it('counts the items', async () => {
  const page = mockValue<OptColorItemPage>('listOptColorLabels.default');
  await open();

  expect(screen.getByText(`${page.totalElements} colours`)).toBeTruthy();
});

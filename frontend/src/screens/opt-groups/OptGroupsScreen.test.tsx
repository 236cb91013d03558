import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OptGroupPage } from '../../api';
import { modelChosen } from '../../api/preferences';
import { restoresOf, serveChanges } from '../../test/changes';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, server, startServer } from '../../test/server';
import {
  askedOf,
  columnHeaders,
  expectFailure,
  findButton,
  press,
  reply,
  sent,
  sharedQuery,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/optGroup';
const asked = () => askedOf(`${base}/allPaged`);
const last = (method: string) => sent(method).at(-1)!;
const dialog = (name: string) => screen.findByRole('dialog', { name });
const alert = (name: string) => screen.findByRole('alertdialog', { name });
const decide = async (name: string, word: 'Procedi' | 'Annulla') =>
  fireEvent.click(within(await alert(name)).getByRole('button', { name: word }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

const page = mockValue<OptGroupPage>('listOptGroups.default');
const group = (code: string) => page.content.find((row) => row.code === code)!;
const notNumeric = 'il campo Comparison Equipment Position deve essere un numero';

beforeEach(() => {
  answer({ createOptGroup: 'label' });
  server.use(...serveChanges('optGroup', { restored: 'Group PAINT restored' }));
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function open(path = '/opt_groups') {
  const app = renderApp(path, users.editor);
  await findButton('Edit AUDIO');
  return app;
}

it('asks on entry, by code, for the groups of the current model', async () => {
  const { store } = await open();
  expect(asked()).toEqual([
    expect.objectContaining({
      ...sharedQuery,
      page: '0',
      size: '10',
      sortBy: 'code',
      sortDesc: 'false',
    }),
  ]);

  store.dispatch(modelChosen({ modelcode: 'BOREA_EV', modelId: '', description: 'Borea EV' }));

  await waitFor(() => expect(asked().at(-1)).toMatchObject({ modelName: 'BOREA_EV' }));
});

it('shows its columns, with SAVE in each row', async () => {
  await open();

  expect(columnHeaders()).toEqual([
    'Code',
    'Description',
    'Group type',
    'Exclusive',
    'Mandatory',
    'Comp.equip. pos.',
    'Modelenabled regexp',
    'Modeldisabled regexp',
    'Label',
    'Actions',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'SAVE AUDIO' }).disabled).toBe(true);
});

it('offers the group types OPT, ACC and CUSTPRG (R-147)', async () => {
  await open();
  const options = within(field('Group type of AUDIO')).getAllByRole('option');

  expect(options.map(({ textContent }) => textContent)).toEqual(['OPT', 'ACC', 'CUSTPRG']);
});

it('asks before a group type changes; after Annulla the old type is back, after Procedi it is saved (R-146)', async () => {
  await open();
  type('Group type of AUDIO', 'ACC');
  expect((await alert('Group type')).textContent).toContain('AUDIO becomes a group of accessories (ACC)');
  await decide('Group type', 'Annulla');
  expect(field('Group type of AUDIO').value).toBe('OPT');
  expect(sent('PUT')).toHaveLength(0);

  type('Group type of AUDIO', 'CUSTPRG');
  await decide('Group type', 'Procedi');

  await screen.findByText('Group PAINT updated');
  expect(last('PUT').url).toContain(`${base}/${group('AUDIO').id}`);
  expect(await last('PUT').json()).toMatchObject({ groupType: 'CUSTPRG', version: group('AUDIO').version });
});

it.each([
  ['Mandatory', 'AUDIO becomes mandatory', { mandatory: true, exclusive: true }],
  ['Exclusive', 'AUDIO is not exclusive any more', { mandatory: false, exclusive: false }],
])('toggles %s after a question and saves it at once (R-145)', async (name, becomes, wanted) => {
  await open();
  fireEvent.click(screen.getByRole('switch', { name: `${name} AUDIO` }));
  expect((await alert(name)).textContent).toContain(becomes);
  await decide(name, 'Annulla');
  expect(sent('PUT')).toHaveLength(0);

  fireEvent.click(screen.getByRole('switch', { name: `${name} AUDIO` }));
  await decide(name, 'Procedi');

  await alert('Done');
  expect(await last('PUT').json()).toMatchObject({ code: 'AUDIO', ...wanted });
  await waitFor(() => expect(asked()).toHaveLength(2));
});

it('says in the row and on SAVE that a position is no number, and saves nothing (R-143)', async () => {
  await open();
  type('Comparison Equipment Position of AUDIO', 'abc');

  expect(screen.getByText(notNumeric)).toBeTruthy();
  expect(field('Comparison Equipment Position of AUDIO').getAttribute('aria-invalid')).toBe('true');
  await press('SAVE AUDIO');

  expect((await alert('Error')).textContent).toContain(notNumeric);
  expect(sent('PUT')).toHaveLength(0);
  expect(field('Comparison Equipment Position of AUDIO').value).toBe('abc');
});

it('asks on SAVE with what changes, then saves it; the row is clean again (R-146)', async () => {
  await open();
  type('Comparison Equipment Position of AUDIO', '1.250');
  type('Label of AUDIO', 'Impianto audio');
  await press('SAVE AUDIO');
  expect((await alert('SAVE AUDIO')).textContent).toContain('Impianto audio');
  await decide('SAVE AUDIO', 'Annulla');
  expect(sent('PUT')).toHaveLength(0);

  fireEvent.keyDown(field('Label of AUDIO'), { key: 'Enter' });
  await decide('SAVE AUDIO', 'Procedi');

  await alert('Done');
  expect(await last('PUT').json()).toMatchObject({
    comparisonEquipmentPos: 1250,
    label: 'Impianto audio',
    groupType: 'OPT',
    version: group('AUDIO').version,
  });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'SAVE AUDIO' }).disabled).toBe(true);
});

it('hides a group from the comparison with an empty position (R-144)', async () => {
  await open();
  expect(field('Comparison Equipment Position of AUDIO').placeholder).toBe('Hidden');
  type('Comparison Equipment Position of CLIMATE', '');
  await press('SAVE CLIMATE');
  await decide('SAVE CLIMATE', 'Procedi');

  await alert('Done');
  expect(await last('PUT').json()).toMatchObject({ code: 'CLIMATE', comparisonEquipmentPos: null });
});

it('takes typing back with Esc, and keeps what was typed in other rows', async () => {
  await open();
  type('Label of AUDIO', 'One');
  type('Label of CLIMATE', 'Two');
  fireEvent.keyDown(field('Label of AUDIO'), { key: 'Escape' });

  expect([field('Label of AUDIO').value, field('Label of CLIMATE').value]).toEqual(['Audio', 'Two']);
});

it('asks before the list is left with something unsaved', async () => {
  const { router, address } = await open();
  type('Comparison Equipment Position of AUDIO', '55');
  await act(() => router.navigate('/languages'));

  await press('Stay');
  expect(screen.getByText('1 row not saved')).toBeTruthy();
  expect(field('Comparison Equipment Position of AUDIO').value).toBe('55');
  expect(address()).toContain('/opt_groups');
});

it('keeps what was typed after a failed save, and says why (R-058)', async () => {
  answer({ updateOptGroup: '500' });
  await open();
  type('Label of AUDIO', 'Impianto');
  await press('SAVE AUDIO');
  await decide('SAVE AUDIO', 'Procedi');

  await expectFailure('Something failed on the server.');
  expect(field('Label of AUDIO').value).toBe('Impianto');
});

it('saves what was typed over the version that its own switch has left', async () => {
  server.use(
    http.put(`*${base}/:id`, () =>
      HttpResponse.json({ message: 'Saved', id: group('AUDIO').id, version: 2 }),
    ),
  );
  await open();
  type('Label of AUDIO', 'Impianto');
  fireEvent.click(screen.getByRole('switch', { name: 'Mandatory AUDIO' }));
  await decide('Mandatory', 'Procedi');
  fireEvent.click(within(await alert('Done')).getByRole('button', { name: 'Close' }));
  await press('SAVE AUDIO');
  await decide('SAVE AUDIO', 'Procedi');

  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  const saved = (await last('PUT').json()) as object;
  expect(saved).toMatchObject({ label: 'Impianto', version: 2 });
  // The list still shows the group as it was before the switch.
  expect(saved).not.toHaveProperty('mandatory');
});

it('settles field by field what a colleague changed meanwhile', async () => {
  let answers = 0;
  server.use(
    http.put(`*${base}/:id`, () =>
      answers++ === 0 ? reply('updateOptGroup.stale', 409)() : reply('updateOptGroup.default')(),
    ),
  );
  await open();
  type('Label of AUDIO', 'Impianto');
  await press('SAVE AUDIO');
  await decide('SAVE AUDIO', 'Procedi');

  const conflict = within(await dialog('PAINT was changed while you were editing'));
  fireEvent.click(conflict.getByRole('radio', { name: /Impianto/ }));
  fireEvent.click(conflict.getByRole('button', { name: /^Save/ }));

  await alert('Done');
  expect(await last('PUT').json()).toMatchObject({
    label: 'Impianto',
    comparisonEquipmentPos: 35,
    version: 3,
  });
});

it('edits everything in a form that begins with what was typed into the row, and asks as well (R-146)', async () => {
  await open();
  type('Label of AUDIO', 'Impianto');
  await press('AUDIO');
  const form = within(await dialog('Edit AUDIO'));
  expect(form.getByLabelText<HTMLInputElement>('Label').value).toBe('Impianto');
  expect(form.getByLabelText<HTMLInputElement>('Code').readOnly).toBe(true);
  fireEvent.change(form.getByLabelText(/^Mandatory subgroup/), { target: { value: 'SOUND' } });
  const save = form.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  await alert('SAVE AUDIO');
  expect(form.queryByText(/^Saving…/)).toBeNull();
  await decide('SAVE AUDIO', 'Annulla');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent('PUT')).toHaveLength(0);

  fireEvent.click(save);
  await decide('SAVE AUDIO', 'Procedi');

  await alert('Done');
  expect(await last('PUT').json()).toMatchObject({ label: 'Impianto', mandatorySubgroup: 'SOUND' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'SAVE AUDIO' }).disabled).toBe(true);
});

it('refuses a position that is no number in the form, too (R-143)', async () => {
  await open();
  await press('Edit AUDIO');
  const form = within(await dialog('Edit AUDIO'));
  fireEvent.change(form.getByLabelText('Comparison Equipment Position'), { target: { value: '1,5' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));

  await form.findByText(notNumeric);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent('PUT')).toHaveLength(0);
});

it('creates the label of an option in a group (decision A-57); Reopen brings a failed one back (decision A-86)', async () => {
  let answers = 0;
  server.use(
    http.post(`*${base}`, () =>
      answers++ === 0 ? reply('createOptGroup.duplicate', 409)() : reply('createOptGroup.label')(),
    ),
  );
  await open();
  await press('New');
  const form = await dialog('New Label');
  await within(form).findByRole('option', { name: 'Wheels (WHEELS)' });
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  fill(/^Label group/, 'WHEELS');
  fill(/^Code/, '55E');
  fill(/^Label$/, 'Cerchi in lega, città');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await alert('Error');
  await press('Reopen');
  const again = within(await dialog('New Label'));
  expect(again.getByLabelText<HTMLInputElement>('Label').value).toBe('Cerchi in lega, città');
  fireEvent.click(again.getByRole('button', { name: 'Save' }));

  await screen.findByText('Label 55E created');
  expect(await last('POST').json()).toEqual({
    optGroup: 1,
    labelGroup: 'WHEELS',
    code: '55E',
    label: 'Cerchi in lega, città',
    language: { id: expect.anything() },
    modelEnableRegexp: 'DEFAULT',
    modelDisableRegexp: '',
  });
});

it('asks for group, code and label of a new label, and makes no call without them', async () => {
  await open();
  await press('New');
  await press('Save');

  await screen.findByText('Inserisci tutti i campi obbligatori');
  expect(sent('POST')).toHaveLength(0);
});

it('shows who changed a group, and brings a state back', async () => {
  await open();
  await press('History of AUDIO');
  const history = within(await dialog('History of AUDIO'));
  await history.findByText('2 changes');
  fireEvent.click(history.getByRole('button', { name: /^Restore the text of/ }));
  fireEvent.click(within(await alert('Restore')).getByRole('button', { name: 'Restore' }));

  await screen.findByText('Group PAINT restored');
  expect(restoresOf('optGroup')).toEqual([expect.stringMatching(/\/3390\?seen=3401$/)]);
});

it('exports what the filters and the model leave (decision A-90)', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.use(
    http.get(`*${base}/toCsv`, () =>
      HttpResponse.text('x', { headers: { 'content-disposition': 'attachment; filename="optGroups.csv"' } }),
    ),
  );
  await open('/opt_groups?code=AU&label=%C3%A8');
  await press('Export');
  await press('CSV');

  await screen.findByText('optGroups.csv downloaded');
  expect(askedOf(`${base}/toCsv`)[0]).toEqual({
    modelName: 'DEFAULT',
    code: 'AU',
    label: 'è',
  });
});

it('says why the groups could not be read', async () => {
  answer({ listOptGroups: '500' });
  renderApp('/opt_groups', users.editor);

  await screen.findByText('The list could not be loaded');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ColourGridEntry } from '../../api';
import { changesOf, restoresOf, serveChanges } from '../../test/changes';
import { mockValue } from '../../test/mockValue';
import {
  aurora,
  base,
  button,
  listPath,
  open,
  startOptionLabels,
  wheels,
} from '../../test/optionLabelsWorld';
import { answer, answerOnce, requests, server } from '../../test/server';
import { askedOf, press } from '../../test/steps';

startOptionLabels();

const coloursPath = '/ccb/auth/fe/colGrid/findAllByGridId';
const infoPath = '/ccb/auth/api/getConfGridByModelOptColor';
const posts = () => requests().filter(({ method, url }) => method === 'POST' && url.endsWith(base));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });

it.each([
  ['/opt_labels', 'WHEELS', 'New OPT Label'],
  ['/acc_labels', 'ACC_CABIN', 'New Acc Label'],
  ['/custprg_labels', 'CP_SERVICE', 'New CUSTPR Label'],
])('opens on %s the form with the mark on what must be filled only (R-080)', async (path, group, title) => {
  await open(`${path}?action=search&activeGroup=${group}`);

  await press(title);

  const form = await dialog(title);
  const marked = [...screen.getByRole('dialog').querySelectorAll('[title="Required"]')].map((mark) =>
    mark.closest('.field')!.querySelector('input, textarea')!.getAttribute('name'),
  );
  expect(marked).toEqual(['code', 'label', 'modelEnableRegexp']);
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/^Code/)));
  expect(form.getByLabelText<HTMLInputElement>(/^Model enabled regexp/).value).toBe('DEFAULT');
  expect(form.getByLabelText<HTMLInputElement>('Group').value).toBe(group);
});

it('refuses a blank code, label or enable regexp without a call, but not a blank disable regexp (R-080)', async () => {
  await open();
  await press('New OPT Label');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('Inserisci tutti i campi obbligatori');
  expect(posts()).toHaveLength(0);

  type(/^Code/, ' 74K ');
  type(/^Label/, 'Cerchi in lega da 20" “Maestrale”');
  type(/^Model enabled regexp/, '');
  await press('Save');
  expect((await screen.findAllByText('Required')).map((text) => text.closest('.field')!.textContent)).toEqual(
    [expect.stringContaining('Model enabled regexp')],
  );
  expect(posts()).toHaveLength(0);

  type(/^Model enabled regexp/, 'DEFAULT');
  await press('Save');

  await screen.findByText('Label 74K created');
  expect(await posts()[0]!.json()).toEqual({
    optGroup: 'WHEELS',
    code: '74K',
    label: 'Cerchi in lega da 20" “Maestrale”',
    modelEnableRegexp: 'DEFAULT',
    modelDisableRegexp: '',
    language: { id: 1 },
  });
  // The page where it lies.
  await waitFor(() => expect(askedOf(listPath).at(-1)).toMatchObject({ pageOf: '341' }));
});

it('asks for the group where the list shows all of them', async () => {
  await open('/acc_labels?action=search');
  await press('New Acc Label');
  type(/^Code/, '74K');
  type(/^Label/, 'Tappetini');

  await press('Save');

  await screen.findByText('Inserisci tutti i campi obbligatori');
  expect(posts()).toHaveLength(0);
});

it('keeps the form and says which field is wrong when the server refuses', async () => {
  answer({ createOptionGridLabel: 'duplicate' });
  await open();
  await press('New OPT Label');
  type(/^Code/, '431');
  type(/^Label/, 'Doppia');

  await press('Save');

  const form = await dialog('New OPT Label');
  await form.findAllByText('431 has a default label in Italiano already.');
  expect(form.getByLabelText<HTMLInputElement>(/^Label/).value).toBe('Doppia');
});

it('lists icon, code, as400 label and default label of the colours (R-082)', async () => {
  await open();

  await press('Colours of 431');

  const details = await dialog('Opt Color Details');
  const table = within(await details.findByRole('table', { name: 'Table of colours' }));
  await table.findByText('Nero diamantato');
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Icon',
    'Code',
    'As400 label',
    'Default label',
  ]);
  expect(details.getByText('6 colours')).toBeTruthy();
  expect(askedOf(coloursPath).at(-1)).toEqual({ colGridId: '5003', language: 'it' });
});

it('has nothing to expand where an option has no colours (R-082)', async () => {
  await open();

  expect((await button('Colours of 5EQ')).disabled).toBe(true);
  expect((await button('Colours of 431')).disabled).toBe(false);
});

it('draws a thousand colours at once, the rest on demand (R-083)', async () => {
  const [first] = mockValue<ColourGridEntry[]>('listColourGrid.default');
  const many = Array.from({ length: 1001 }, (_, index) => ({
    ...first!,
    id: index + 1,
    colItem: { ...first!.colItem, id: index + 1, code: `C${String(index).padStart(4, '0')}` },
  }));
  server.use(http.get(`*${coloursPath}`, () => HttpResponse.json(many)));
  await open();
  await press('Colours of 431');

  await screen.findByText('C0999');
  expect(screen.queryByText('C1000')).toBeNull();
  await press('Show 1 more');

  await screen.findByText('C1000');
});

it('finds a colour by code or label, whatever its accents', async () => {
  const colours = mockValue<ColourGridEntry[]>('listColourGrid.default');
  const doubled = [...colours, ...colours.map((each) => ({ ...each, id: each.id + 1000 }))];
  server.use(http.get(`*${coloursPath}`, () => HttpResponse.json(doubled)));
  await open();
  await press('Colours of 431');
  await screen.findAllByText('Nero diamantato');

  type('Search the colours', 'NÉRO DIAM');

  await waitFor(() => expect(screen.getAllByText('Nero diamantato')).toHaveLength(2));
  expect(screen.queryByText('Argento lucido')).toBeNull();
  type('Search the colours', 'xyz');
  await screen.findByText('No such colour');
});

it('opens one carousel at a time below a colour, and closes it with its icon (R-082, R-087)', async () => {
  await open();
  await press('Colours of 431');
  await press('Images of 041');
  expect(screen.getByRole('group', { name: '041 · Argento lucido' })).toBeTruthy();

  await press('Images of 072');
  expect(screen.queryByRole('group', { name: '041 · Argento lucido' })).toBeNull();
  await press('Images of 072');

  expect(screen.queryByRole('group', { name: '072 · Nero diamantato' })).toBeNull();
});

it('says in the dialog that the colours could not be loaded, and reads them again', async () => {
  answerOnce({ listColourGrid: '500' });
  await open();

  await press('Colours of 431');

  await screen.findByText('The colours could not be loaded');
  await press('Retry');

  await screen.findByText('072');
});

it('opens a carousel for each option, beside each other, until its icon is pressed again (R-087)', async () => {
  await open();

  await press('Images of 431');
  await press('Images of 420');
  expect(screen.getByRole('group', { name: 'Images of 431' })).toBeTruthy();
  await press('Images of 431');

  expect(screen.queryByRole('group', { name: 'Images of 431' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Images of 420' })).toBeTruthy();
});

it('shows what the server says of an option for the model (R-081)', async () => {
  await open(wheels, aurora);

  await press('Info of 431');

  const info = await dialog('Info of 431');
  await info.findByText(/^AURORA_15_HYB/);
  expect(info.getByRole('table', { name: 'Prices' })).toBeTruthy();
  expect(askedOf(infoPath).at(-1)).toEqual({ optcode: '431', model: 'AURORA_15_HYB', language: 'it' });
});

it('takes from the HTML of the server whatever could do harm (R-081)', async () => {
  server.use(
    http.get(`*${infoPath}`, async () => {
      await delay(10);
      return HttpResponse.html(
        '<p onclick="steal()">Testo <b>buono</b></p><script>steal()</script><img src=x onerror="steal()"><a href="javascript:steal()">qui</a>',
      );
    }),
  );
  await open();

  await press('Info of 431');

  await screen.findByText('buono');
  const markup = screen.getByRole('dialog').innerHTML;
  expect(markup).not.toMatch(/steal|<script|onerror|javascript:/);
});

it('shows plain text as it is, and says when there is nothing to show (R-081)', async () => {
  server.use(http.get(`*${infoPath}`, () => HttpResponse.text('Non offerto < 2026 & oltre')));
  await open();
  await press('Info of 431');
  await screen.findByText(/Non offerto < 2026 & oltre/);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);

  answerOnce({ getConfGridByModelOptColor: '500' });
  await press('Info of 420');
  await screen.findByText('The details could not be loaded');
  await press('Retry');
  await screen.findByText(/Non offerto < 2026 & oltre/);
});

it('brings an older label back from the history', async () => {
  await open(wheels, aurora);

  await press('History of 431');
  const history = await dialog('History of 431');
  await history.findByText('2 changes');
  fireEvent.click(history.getAllByRole('button', { name: /^Restore the text of/ })[0]!);
  await press('Restore');

  await screen.findByText('Label 431 restored');
  expect(restoresOf('optionLabel')).toEqual(['303/911?seen=914']);
});

it('brings the original back, which stood there before the first change that is recorded', async () => {
  const changes = changesOf('optionLabel').filter(({ id }) => id === 905);
  server.use(...serveChanges('optionLabel', { changes, restored: 'Label 431 restored' }));
  await open();

  await press('History of 431');
  const history = await dialog('History of 431');
  await history.findByText('1 change');
  fireEvent.click(history.getByRole('button', { name: 'Restore the original' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('Cerchi 17" diam.');
  await press('Restore');

  await screen.findByText('Label 431 restored');
  expect(restoresOf('optionLabel')).toEqual(['303/905?before=true&seen=905']);
});

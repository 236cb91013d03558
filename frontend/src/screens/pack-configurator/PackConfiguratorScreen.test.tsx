import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { Pack, SessionUser } from '../../api';
import { markets } from '../../test/markets';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, requests, requestsTo, server, startServer } from '../../test/server';
import { askedOf, columnHeaders, findButton, press, reply } from '../../test/steps';
import { aUser } from '../../test/users';

startServer();

const CALLS = '/ccb/auth/fe/packConf';

const aPackUser = (countries = markets): SessionUser =>
  aUser({ username: 'packs', packConfEnabled: true, countries });

interface Opening {
  query?: string;
  user?: SessionUser;
  packs?: () => Response;
}

async function open({
  query = '',
  user = aPackUser(),
  packs = reply('getBasePackInfo.default'),
}: Opening = {}) {
  server.use(http.get(`*${CALLS}/basePackInfo/:country/:model/:year`, packs));
  const app = renderApp(`/pack_configurator${query}`, user);
  await screen.findByRole('heading', { name: 'Pack configurator', level: 1 });
  return app;
}
async function openTree(opening?: Opening) {
  const app = await open(opening);
  await screen.findByRole('treegrid');
  return app;
}
/** What the rows say from top to bottom, by their keys. */
const keys = () =>
  [...screen.getByRole('treegrid').querySelectorAll<HTMLElement>('tr[data-key]')].map(
    (row) => row.dataset['key'],
  );
const row = (key: string) =>
  screen.getByRole('treegrid').querySelector<HTMLElement>(`tr[data-key="${key}"]`)!;
const cells = (key: string) =>
  within(row(key))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const keyDown = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const focusedKey = () => document.activeElement?.closest<HTMLElement>('tr')?.dataset['key'];
const find = (text: string) =>
  fireEvent.change(screen.getByLabelText('Find a pack or an option'), { target: { value: text } });
const select = (name: string) => within(screen.getByRole('main')).getByLabelText<HTMLSelectElement>(name);

it('shows the columns in their order under both cards (R-270)', async () => {
  await openTree();

  expect(columnHeaders()).toEqual([
    'Expander',
    'Parent code',
    'Child code',
    'Incl/Excl',
    'Opt manovra',
    'Set',
    'Default',
    'Implicit packs content',
  ]);
  expect(screen.getByRole('region', { name: 'Import - Export Packs' }).id).toBe('import_export');
  expect(screen.getByRole('region', { name: 'Commercial Packs' }).id).toBe('commercial_packs');
});

it('expands and collapses packs (R-212)', async () => {
  await openTree();
  expect(keys()).toEqual(['PK01', 'PK02', 'PK03', 'PK09']);

  await press('Expand PK02');

  expect(keys()).toEqual(['PK01', 'PK02', 'PK02/14MS', 'PK02/14VS', 'PK02/28DP', 'PK03', 'PK09']);
  expect(row('PK02').getAttribute('aria-expanded')).toBe('true');
  await press('Collapse PK02');
  expect(keys()).toEqual(['PK01', 'PK02', 'PK03', 'PK09']);
  await press('Expand all');
  expect(keys()).toHaveLength(17);
  await press('Collapse all');
  expect(keys()).toHaveLength(4);
});

it('tells included from excluded options, sets and their defaults in words', async () => {
  await openTree();
  await press('Expand all');

  expect(cells('PK01/33SP').slice(1, 7)).toEqual([
    'PK01',
    '33SPSPLITTER ANTERIORE CARBONIOCompulsory',
    'Incl',
    'M1',
    '–',
    '–',
  ]);
  expect(cells('PK01/29AN').slice(3, 7)).toEqual(['Excl', '–', '–', '–']);
  expect(cells('PK01/35MN').slice(3, 7)).toEqual(['Incl', 'M2', 'A', ' Default A']);
  expect(within(row('PK01/36MV')).getByRole('img', { name: 'Alternative in set A' })).toBeTruthy();
  expect(row('PK09').textContent).toContain('Not in price');
  expect(row('PK01').textContent).not.toContain('Not in price');
});

it('shows the default as it is stored, also where it is not the one of its own set', async () => {
  const [first] = mockValue<Pack[]>('getBasePackInfo.default');
  const [option] = first!.listMasPackCommOpts;
  const options = [
    ...[['right', 'A', 'A'] as const, ['other', 'B', 'A'] as const],
    ...[['no', '', 'A'] as const, ['choice', 'A', ''] as const],
  ].map(([parele, alternateSet, defaultSet]) => ({
    ...option!,
    ocparObj: { parele, parde2: '' },
    alternateSet,
    defaultSet,
  }));
  await openTree({ packs: () => HttpResponse.json([{ ...first!, listMasPackCommOpts: options }]) });
  await press('Expand all');

  const defaults = ['right', 'other', 'no', 'choice'].map((code) =>
    row(`PK01/${code}`).querySelector('td:nth-child(7)')!,
  );

  expect(defaults.map(({ textContent }) => textContent!.trim())).toEqual([
    'Default A',
    'Default of A, but in set B',
    'Default of A, but in no set',
    '',
  ]);
  expect(defaults.map((cell) => cell.querySelector('.lucide-triangle-alert') !== null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(defaults.slice(0, 3).map((cell) => /Default (?:of )?(A)/.exec(cell.textContent!)?.[1])).toEqual([
    ...['A', 'A', 'A'],
  ]);
});

it('opens the implicit content of a pack and of an option (R-212)', async () => {
  await openTree();

  await press('Implicit Content of PK01, 3');

  const dialog = within(await screen.findByRole('dialog', { name: 'Implicit Content' }));
  expect(dialog.getByText('PK01 PACK CARBONIO ESTERNI: 3 items come along with it.')).toBeTruthy();
  const contents = dialog.getAllByRole('row').slice(1);
  expect(contents.map(({ textContent }) => textContent)).toEqual([
    '90CFLOGO CARBONIO',
    '91CFBATTITACCO CARBONIO',
    '92CFTAPPO CARBONIO',
  ]);
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await press('Expand PK01');
  await press('Implicit Content of 33SP, 2');
  expect(screen.getByRole('dialog').textContent).toContain('ATTACCHI SPLITTER');
});

it('finds packs and options while one types, opens what it found, and forgets it afterwards', async () => {
  await openTree();
  await press('Expand PK03');

  find('sedili');

  expect(keys()).toEqual(['PK02', 'PK02/14MS', 'PK02/14VS']);
  expect(screen.getByText('1 of 4 packs, 2 options')).toBeTruthy();
  expect(row('PK02').textContent).toContain('2 of 3 options');
  expect([...screen.getByRole('treegrid').querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'SEDILI',
    'SEDILI',
  ]);
  await press('Collapse PK02');
  expect(keys()).toEqual(['PK02']);
  find('');
  expect(keys()).toEqual(['PK01', 'PK02', 'PK03', 'PK03/40TR', 'PK03/41CI', 'PK03/42RB', 'PK09']);
  find('nowhere');
  expect(screen.queryByRole('treegrid')).toBeNull();
  await press('Clear the search');
  expect(keys()).toHaveLength(7);
});

it('leads through the tree by keyboard', async () => {
  await openTree();
  const field = screen.getByLabelText('Find a pack or an option');
  field.focus();

  keyDown('ArrowDown');
  expect(focusedKey()).toBe('PK01');
  keyDown('ArrowRight');
  expect(row('PK01').getAttribute('aria-expanded')).toBe('true');
  keyDown('ArrowRight');
  expect(focusedKey()).toBe('PK01/33SP');
  keyDown('ArrowRight');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Implicit Content of 33SP, 2');
  keyDown('ArrowLeft');
  expect(document.activeElement).toBe(row('PK01/33SP'));
  keyDown('Enter');
  expect(screen.getByRole('dialog', { name: 'Implicit Content' })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  row('PK01/33SP').focus();
  keyDown('ArrowLeft');
  expect(focusedKey()).toBe('PK01');
  keyDown('ArrowLeft');
  expect(keys()).toHaveLength(4);
  keyDown('End');
  expect(focusedKey()).toBe('PK09');
  keyDown('Enter');
  expect(keys().at(-1)).toBe('PK09/52CA');
  keyDown('Home');
  expect(focusedKey()).toBe('PK01');
  // One stop for Tab, wherever one is.
  expect(screen.getByRole('treegrid').querySelectorAll('tr[tabindex="0"]')).toHaveLength(1);
});

it('draws only what is in sight of a thousand packs, wherever a search leads', async () => {
  const [first] = mockValue<Pack[]>('getBasePackInfo.default');
  const many = Array.from({ length: 1000 }, (_, at) => ({
    ...first!,
    ocparObj: { parele: `P${at}`, parde2: `PACK ${at}` },
  }));
  await openTree({ packs: () => HttpResponse.json(many) });
  await press('Expand all');
  expect(screen.getByText('1,000 packs, 5,000 options')).toBeTruthy();
  expect(keys().length).toBeLessThan(100);
  expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('6001');

  find('p777');

  expect(keys()[0]).toBe('P777');
});

it('asks with value and value2 of the model, and keeps market and model in the address', async () => {
  const { address } = await openTree({ query: '?idCountry=IT&vetele=3410127' });
  expect(requestsTo(`${CALLS}/basePackInfo/IT/3410127/2027`)).toHaveLength(1);

  fireEvent.change(select('Market'), { target: { value: 'FR' } });

  await waitFor(() => expect(address()).toBe('/pack_configurator?idCountry=FR&vetele=3440126'));
  await waitFor(() => expect(requestsTo(`${CALLS}/basePackInfo/FR/3440126/2026`)).toHaveLength(1));
  expect([...select('Model').querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
    'Lince',
    'Aurora',
  ]);
  await screen.findByRole('treegrid');
  await press('Refresh');
  await waitFor(() => expect(requestsTo(`${CALLS}/basePackInfo/FR/3440126/2026`)).toHaveLength(2));
});

it('says so where a vehicle has no packs', async () => {
  await open({ packs: reply('getBasePackInfo.empty') });

  expect(await screen.findByText('No packs yet')).toBeTruthy();
});

it('says so where a market has no model, and where an address names what there is not', async () => {
  await open({ query: '?idCountry=XX' });
  expect(await screen.findByText('No model')).toBeTruthy();
  expect(requests().filter(({ url }) => url.includes('basePackInfo'))).toEqual([]);
});

it('shows no other packs than those of the address', async () => {
  await open({ query: '?idCountry=DE&vetele=3410126' });

  expect(await screen.findByText(/not one of yours/)).toBeTruthy();
  expect(requests().filter(({ url }) => url.includes('basePackInfo'))).toEqual([]);
});

it('tells a user without markets why the page is empty', async () => {
  await open({ user: aPackUser([]) });

  expect(await screen.findByText('No market')).toBeTruthy();
  expect(screen.queryByText('No model')).toBeNull();
});

it('says in the corner why packs could not be read, without a dialog, and reads them again (R-216)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open({ packs: () => HttpResponse.json({ message: 'The vehicle is unknown.' }, { status: 404 }) });

  await screen.findByText('The vehicle is unknown.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  answer({ getBasePackInfo: 'default' });
  await press('Retry');

  await screen.findByRole('treegrid');
});

const workbook = { 'content-disposition': 'attachment; filename="packs.xlsx"' };

/** Presses the button until the file of that number is saved. */
async function exported(count: number) {
  await press('Export commercial packs');
  await waitFor(() => expect(screen.getAllByText('packs.xlsx downloaded')).toHaveLength(count));
  // The button takes the next click once the promise of this one is settled.
  await act(async () => {});
}

it('exports every model by default (R-211, R-272)', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:packs');
  // A download would lead the test's window away.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const send = () => new HttpResponse('PK', { headers: workbook });
  server.use(
    http.get(`*${CALLS}/exportCommercialPacks`, send),
    http.get(`*${CALLS}/exportImplicitPacks`, send),
  );
  await openTree({ query: '?idCountry=IT&vetele=3410127' });
  const choice = within(screen.getByRole('radiogroup', { name: 'Models to export' }));
  expect(choice.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('This ModelYear only').checked).toBe(false);

  await exported(1);
  fireEvent.click(choice.getByRole('radio', { name: 'This family' }));
  fireEvent.click(screen.getByLabelText('This ModelYear only'));
  expect(
    screen.getByText(/^Exports the family of Aurora 1.0 T3 MY 2027, model year 2027 only\./),
  ).toBeTruthy();
  await exported(2);
  fireEvent.click(choice.getByRole('radio', { name: 'This model' }));
  await exported(3);
  await press('Export all implicit packs');

  await waitFor(() => expect(requestsTo(`${CALLS}/exportImplicitPacks`)).toHaveLength(1));
  const about = { pCurrentModelVetele: '3410127' };
  expect(askedOf(`${CALLS}/exportCommercialPacks`)).toEqual([
    { ...about, pModelFilter: 'ALL', pCurrentModelYearOnly: 'false' },
    { ...about, pModelFilter: 'FAM', pCurrentModelYearOnly: 'true' },
    { ...about, pModelFilter: 'MOD', pCurrentModelYearOnly: 'true' },
  ]);
  expect(askedOf(`${CALLS}/exportImplicitPacks`)).toEqual([{}]);
});

it('exports nothing about a model while none is chosen', async () => {
  await open({ query: '?idCountry=XX' });
  expect((await findButton('Export commercial packs')).hasAttribute('disabled')).toBe(false);

  fireEvent.click(screen.getByRole('radio', { name: 'This model' }));

  expect((await findButton('Export commercial packs')).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/^Choose a model below/)).toBeTruthy();
});

it('says in the corner why an export failed (R-216)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.get(`*${CALLS}/exportImplicitPacks`, () =>
      HttpResponse.json({ message: 'Not now.' }, { status: 500 }),
    ),
  );
  await openTree();

  await press('Export all implicit packs');

  await screen.findByText('Not now.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

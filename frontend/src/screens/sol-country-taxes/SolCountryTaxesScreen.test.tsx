import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SolCountryTax, SolCountryTaxConflict, SolCountryTaxInput } from '../../api';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, requestsTo, server, startServer } from '../../test/server';
import { bodiesSent, columnHeaders, expectMessage, press, reply } from '../../test/steps';
import { aUser, users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/solCountryTaxes';
const config = '*/ccb/auth/fe/consoleConfig/getValue/SOL_SERVICE_AVAILABLE';
const [italy, other] = users.admin.countries.toSorted((one) => (one.id === 'IT' ? -1 : 1));
let taxes: SolCountryTax[];

beforeEach(() => {
  taxes = structuredClone(mockValue<SolCountryTax[]>('getSolCountryTaxes.default'));
  server.use(
    http.get(config, () => HttpResponse.text('true')),
    http.get(`*${base}/:market`, () => HttpResponse.json(taxes)),
  );
});
afterEach(() => sessionStorage.clear());

const inMarkets = (...countries: (typeof users.market)['countries']) =>
  aUser({ username: 'market', solEnabledFrontEnd: true, countries });
const sells = (market: typeof italy, solEnable: boolean) => ({ ...market!, solEnable });
const open = (user = inMarkets(sells(italy, true)), path = '/sol_country') => renderApp(path, user);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const marketSelect = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Market' });
const enter = async (name: string, text: string) => {
  const input = await field(name);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
const saved = async () => (await bodiesSent('PUT', `${base}/saveSolTaxes`)) as SolCountryTaxInput[][];
const rowNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const question = async () => within(await screen.findByRole('alertdialog'));

it('shows its columns, the fixed taxes first and without Delete (R-283, R-284)', async () => {
  taxes = structuredClone(mockValue<SolCountryTax[]>('getSolCountryTaxes.fixedOnly'));
  open();
  await field('MESSA SU STRADA, B2C');

  expect(columnHeaders()).toEqual(['Code', 'B2C', 'B2B', 'B2E', 'Delete']);
  expect(rowNames()).toEqual(['MESSA SU STRADA', 'QUOTA ESENTE']);
  expect((await field('QUOTA ESENTE, B2E')).value).toBe('0,00');
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  for (const name of ['Rollback', 'Add', 'Save', 'Refresh'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(document.title).toContain('Country Configuration');
});

it('saves three rows for each description, an empty value as 0 (R-251)', async () => {
  open();
  await enter('MESSA SU STRADA, B2C', '900.5');
  await enter('QUOTA ESENTE, B2B', '');
  await press('Add');
  fireEvent.change(await field('Description of the new tax'), { target: { value: ' TARGA ' } });
  await press('Save');
  // A tax that goes to 0 changes by more than half.
  await press('Save all the same');
  await screen.findByText('The taxes of Italia are saved.');

  const [body] = await saved();
  expect(body).toHaveLength(12);
  expect(body![0]).toEqual({
    id: 101,
    countryId: 'IT',
    taxValue: 900.5,
    taxDescription: 'MESSA SU STRADA',
    taxType: 'B2C',
    version: 1,
  });
  expect(body!.slice(-3)).toMatchObject([
    { id: null, taxDescription: 'TARGA', taxType: 'B2C', taxValue: 0, version: 0 },
    { taxDescription: 'TARGA', taxType: 'B2B', taxValue: 0 },
    { taxDescription: 'TARGA', taxType: 'B2E', taxValue: 0 },
  ]);
  expect(body![4]!.taxValue).toBe(0);
});

it('needs a description on every row, unique among them (R-249)', async () => {
  open();
  await field('MESSA SU STRADA, B2C');
  await press('Add');
  const description = await field('Description of the new tax');
  expect(document.activeElement).toBe(description);
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('Description required');

  for (const taken of ['quota  esente', ' ecocontributo'])
    await waitFor(() => {
      fireEvent.change(description, { target: { value: taken } });
      expect(screen.getByRole('alert').textContent).toContain('Description already present');
    });
  await press('Save');
  expect(await saved()).toEqual([]);
});

it('rolls back what is not saved', async () => {
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  await press('Add');
  expect(screen.getByText('2 changes')).toBeTruthy();
  await press('Rollback');

  expect((await field('MESSA SU STRADA, B2C')).value).toBe('854,00');
  expect(rowNames()).toHaveLength(3);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

it('asks before it deletes a tax by its ids, then shows the message of the reply (R-283)', async () => {
  open();
  await press('Delete ECOCONTRIBUTO');
  fireEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(requestsTo(`${base}/deleteSolTaxes`)).toEqual([]);

  await press('Delete ECOCONTRIBUTO');
  taxes = taxes.slice(0, 6);
  fireEvent.click((await question()).getByRole('button', { name: 'Delete' }));
  await expectMessage('ECOCONTRIBUTO is deleted.');
  expect(await bodiesSent('POST', `${base}/deleteSolTaxes`)).toEqual([[107, 108, 109]]);
  await waitFor(() => expect(rowNames()).toHaveLength(2));
});

it.each([false, true])(
  'asks again before it deletes a tax that a colleague changed (with edits: %s)',
  async (isEdited) => {
    open();
    await field('MESSA SU STRADA, B2C');
    if (isEdited) await enter('MESSA SU STRADA, B2C', '900');
    await press('Delete ECOCONTRIBUTO');
    taxes = taxes.map((tax) => (tax.id === 109 ? { ...tax, taxValue: 44, version: 2 } : tax));
    const confirm = async () => fireEvent.click((await question()).getByRole('button', { name: 'Delete' }));
    await confirm();
    await screen.findByText('A colleague has meanwhile changed it: B2E 44,00. Delete it all the same?');
    expect(requestsTo(`${base}/deleteSolTaxes`)).toEqual([]);

    await confirm();
    await expectMessage('ECOCONTRIBUTO is deleted.');
  },
);

it('tells in red why a deletion failed, and the tax stays', async () => {
  answer({ deleteSolCountryTaxes: '500' });
  open();
  await press('Delete ECOCONTRIBUTO');
  fireEvent.click((await question()).getByRole('button', { name: 'Delete' }));

  await screen.findByRole('alertdialog', { name: 'Error' });
  expect(rowNames()).toHaveLength(3);
});

it('tells in red why saving failed, and what was typed stays', async () => {
  answer({ saveSolCountryTaxes: 'twice' });
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  await press('Save');

  await expectMessage('Description already present');
  expect((await field('MESSA SU STRADA, B2C')).value).toBe('900,00');
});

/** A colleague stored this meanwhile. */
const colleague = (change?: (current: SolCountryTax[]) => SolCountryTax[]) => {
  const stale = structuredClone(mockValue<SolCountryTaxConflict>('saveSolCountryTaxes.stale'));
  if (change) stale.current = change(stale.current);
  let round = 0;
  server.use(
    http.put(`*${base}/saveSolTaxes`, () => {
      if (round++ > 0) return reply('saveSolCountryTaxes.default')();
      taxes = stale.current;
      return HttpResponse.json(stale, { status: 409 });
    }),
  );
};

it('merges what a colleague changed elsewhere, over the versions that are stored now', async () => {
  colleague();
  open();
  await enter('QUOTA ESENTE, B2C', '150');
  await press('Save');
  await screen.findByText('Other changes saved meanwhile are kept.');

  const [, second] = await saved();
  expect(second![0]).toMatchObject({ taxValue: 870, version: 2 });
  expect(second![3]).toMatchObject({ taxValue: 150, version: 1 });
});

it('asks about a value that both changed', async () => {
  colleague();
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'A colleague changed the same taxes' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Keep all mine' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(async () => expect((await saved())[1]?.[0]).toMatchObject({ taxValue: 900, version: 2 }));
});

it('names each choice after its tax', async () => {
  colleague((current) => {
    current[3]!.taxValue = 149;
    return current;
  });
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  await enter('QUOTA ESENTE, B2C', '150');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'A colleague changed the same taxes' }));

  for (const name of ['MESSA SU STRADA', 'QUOTA ESENTE'])
    expect(dialog.getAllByRole('radio', { name: new RegExp(`^B2C of ${name}, ?You`) })).toHaveLength(1);
});

it.each([
  ['Take all theirs', [], 2],
  ['Keep all mine', [33, null], 3],
] as const)(
  'asks about a tax that a colleague deleted while I changed it: %s',
  async (choice, sent, rows) => {
    colleague(() => taxes.slice(0, 6));
    open();
    await enter('ECOCONTRIBUTO, B2B', '33');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'A colleague changed the same taxes' }));
    expect(dialog.getByText('B2B 33,00')).toBeTruthy();
    expect(dialog.getByText('Deleted')).toBeTruthy();
    expect(dialog.getByText('You changed nothing else.', { exact: false })).toBeTruthy();
    expect(await saved()).toHaveLength(1);
    fireEvent.click(dialog.getByRole('button', { name: choice }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (sent.length > 0) await screen.findByText('The taxes of Italia are saved.');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true),
    );
    const again = (await saved())[1]?.find(
      ({ taxDescription, taxType }) => taxDescription === 'ECOCONTRIBUTO' && taxType === 'B2B',
    );
    expect(again ? [again.taxValue, again.id] : []).toEqual(sent);
    expect(screen.queryByText('Other changes saved meanwhile are kept.')).toBeNull();
    if (rows === 2) expect(rowNames()).toHaveLength(rows);
  },
);

it('disables the market where there is only one, and writes it as id - description (R-250)', async () => {
  open();
  const market = await marketSelect();

  expect(market.disabled).toBe(true);
  expect(
    within(market)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([`IT - ${italy!.description}`]);
});

it('offers the own markets that sell online, and asks before unsaved taxes are left (R-250; A-18)', async () => {
  const spain = { ...other!, id: 'ES', description: 'Spagna', solEnable: true };
  const { address } = open(
    inMarkets(sells(italy, true), spain, { ...other!, id: 'PL', solEnable: false }),
    '/sol_country?idCountry=IT',
  );
  const market = await marketSelect();
  expect(within(market).getAllByRole('option')).toHaveLength(2);
  await enter('MESSA SU STRADA, B2C', '900');

  fireEvent.change(market, { target: { value: 'ES' } });
  fireEvent.click((await question()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([market.value, (await field('MESSA SU STRADA, B2C')).value]).toEqual(['IT', '900,00']);

  fireEvent.change(market, { target: { value: 'ES' } });
  fireEvent.click((await question()).getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(address()).toBe('/sol_country?idCountry=ES'));
  await waitFor(() => expect(requestsTo(`${base}/ES`)).toHaveLength(1));
  expect((await field('MESSA SU STRADA, B2C')).value).toBe('854,00');
});

it('shows HQ users every market, and no taxes where one does not sell online (R-250; A-18)', async () => {
  server.use(
    http.get('*/ccb/auth/fe/country/admList', () => {
      const world = mockValue<{ tabele: string; countries: object[] }[]>('getCountryAdmList.default');
      const poland = { id: 'PL', description: 'Poland', codMercato: '1', currency: 'PLN', pricemask: '' };
      return HttpResponse.json([...world, { tabele: 'Est', countries: [{ ...poland, solEnable: false }] }]);
    }),
  );
  open(users.hq);
  await field('MESSA SU STRADA, B2C');
  const market = await marketSelect();
  expect(
    within(market)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['BE - Belgium', 'IT - Italy', 'PL - Poland', 'ES - Spain']]);

  fireEvent.change(market, { target: { value: 'PL' } });
  await screen.findByText('Poland does not sell online, so it has no taxes here.');
  expect(screen.queryByRole('table')).toBeNull();
  expect(requestsTo(`${base}/PL`)).toEqual([]);
});

it('says so where an address names a market of others, or no own market sells online', async () => {
  const { router } = open(undefined, '/sol_country?idCountry=XX');
  await screen.findByText('The market of this address is not one of yours. Choose another one.');
  router.dispose();
});

it('says so where no own market sells online', async () => {
  open(inMarkets(sells(italy, false)));

  await screen.findByText(/None of your markets sells online/);
  expect((await marketSelect()).disabled).toBe(true);
});

it('reads again with Refresh, and says why that failed', async () => {
  open();
  await field('MESSA SU STRADA, B2C');
  taxes[0]!.taxValue = 870;
  await press('Refresh');
  await waitFor(async () => expect((await field('MESSA SU STRADA, B2C')).value).toBe('870,00'));
});

it('says why the taxes could not be read', async () => {
  answer({ getSolCountryTaxes: '500' });
  open();

  await screen.findByText('The taxes could not be read');
  server.use(http.get(`*${base}/:market`, () => HttpResponse.json(taxes)));
  await press('Retry');
  await field('MESSA SU STRADA, B2C');
});

it('is FINCO while online sales are off, for whoever is no dealer (R-252; A-19)', async () => {
  server.use(http.get(config, () => HttpResponse.text('false')));
  open(aUser({ username: 'prices', priceConfEnabled: true, countries: [sells(italy, true)] }));
  await field('MESSA SU STRADA, B2C');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('FINCO');
  expect(document.title).toBe('FINCO: Italia – Configurator console');
  expect(screen.getByRole('heading', { name: 'FINCO Taxes' })).toBeTruthy();
  await enter('MESSA SU STRADA, B2C', '900');
  await press('Save');
  await screen.findByText('The taxes of Italia are saved.');
});

it.each([
  ['dealers', users.dealer],
  ['whoever has no online sales while they are on', aUser({ username: 'p', priceConfEnabled: true })],
])('is closed to %s', async (_who, user) => {
  server.use(http.get('*/ccb/auth/fe/priceConf/*', reply('problem.failed', 500)));
  const { address } = open(user);

  await waitFor(() => expect(address()).not.toContain('/sol_country'));
});

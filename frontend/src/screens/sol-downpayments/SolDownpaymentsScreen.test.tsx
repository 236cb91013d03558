import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Downpayment, DownpaymentFilter } from '../../api';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, answerOnce, requests, requestsTo, server, startServer } from '../../test/server';
import {
  askedOf,
  bodiesSent,
  columnHeaders,
  expectMessage,
  expectNotice,
  press,
  reply,
  sessionOver,
  signInAgain,
} from '../../test/steps';
import { aUser, users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/downpayment';
const config = '*/ccb/auth/fe/consoleConfig/getValue/SOL_SERVICE_AVAILABLE';
const TAKEN = 'Downpayment value alredey exists for this country';

beforeEach(() => {
  server.use(http.get(config, () => HttpResponse.text('true')));
});

async function open(path = '/sol_downpayment', user = users.market) {
  const app = renderApp(path, user);
  await screen.findByText('5 downpayments');
  return app;
}
const value = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^Downpayment of ${name}$`));
const enter = async (name: string, text: string) => {
  const input = await value(name);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  return input;
};
const save = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^Save ${name}$`) });
const asked = () => askedOf(`${base}/allPaged`);
const question = async () => within(await screen.findByRole('alertdialog'));
const five = 'Italia, 500,00 EUR';

it('asks for 15 rows, the newest first (R-256), and shows its columns (R-285)', async () => {
  await open();

  expect(asked()).toEqual([
    { page: '0', size: '15', sortBy: 'id', sortDesc: 'true', isHQUser: 'false', language: 'it' },
  ]);
  expect(await bodiesSent('POST', `${base}/allPaged`)).toEqual([{}]);
  expect(columnHeaders()).toEqual(['Market', 'Downpayment', 'Delete', 'Save']);
  expect((await value(five)).value).toBe('500,00');
});

it('filters by market, in the address too (R-285)', async () => {
  const { address } = await open();
  fireEvent.change(screen.getByLabelText('Market'), { target: { value: 'IT' } });
  fireEvent.submit(screen.getByRole('search'));

  await waitFor(() => expect(asked()).toHaveLength(2));
  expect((await bodiesSent('POST', `${base}/allPaged`)).at(-1)).toEqual({
    market: 'IT',
  } satisfies DownpaymentFilter);
  expect(address()).toBe('/sol_downpayment?action=search&market=IT');
});

it('asks first whether the value is free, then saves it over the version that was read (R-254)', async () => {
  await open();
  expect(save(five).disabled).toBe(true);
  await enter(five, '600.5');
  fireEvent.click(save(five));
  await screen.findByText('The downpayment of Italia is saved.');

  const calls = requests().filter(({ url, method }) => /checkDownpayment|update/.test(url) && method);
  expect(calls.map(({ url }) => url.slice(url.indexOf(base)))).toEqual([
    `${base}/checkDownpayment/IT/600.5`,
    `${base}/update/7?shownCurrency=EUR`,
  ]);
  expect(await bodiesSent('PUT', `${base}/update`)).toEqual([
    { id: 7, country: { id: 'IT', codmercato: '1000' }, downpayment: 600.5, version: 1 },
  ]);
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(save(five).disabled).toBe(true);
});

it('says before the save how many vehicles get the new value too', async () => {
  await open();
  expect(screen.queryByText(/the new value too/)).toBeNull();
  await enter('Italia, 1.000,00 EUR', '1200');

  expect(screen.getByText('Its 2 vehicles get the new value too.')).toBeTruthy();
});

it('neither checks nor saves a value that did not change, nor an empty one (A-29, R-253)', async () => {
  await open();
  await enter(five, '500.00');
  expect(save(five).disabled).toBe(true);
  const input = await enter(five, '');
  expect(save(five).disabled).toBe(true);
  fireEvent.keyDown(input, { key: 'Enter' });

  expect(requests().some(({ url }) => url.includes('checkDownpayment'))).toBe(false);
});

it('saves with Enter and takes typing back with Esc', async () => {
  await open();
  const input = await enter(five, '700');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(save(five).disabled).toBe(true);
  await enter(five, '600');
  fireEvent.keyDown(input, { key: 'Enter' });

  await screen.findByText('The downpayment of Italia is saved.');
});

it.each([
  ['the check', () => http.get(`*${base}/checkDownpayment/:c/:v`, reply('checkDownpayment.exists'))],
  ['the server', () => http.put(`*${base}/update/:id`, reply('updateDownpayment.duplicate', 409))],
])(
  'says in red at the row that %s found the value, and keeps what was typed (R-254)',
  async (_who, handler) => {
    server.use(handler());
    await open();
    await enter(five, '1000');
    fireEvent.click(save(five));
    // 500 that become 1000 may be a slip.
    await press('Save all the same');

    expect((await screen.findByRole('alert')).textContent).toContain(TAKEN);
    const input = await value(five);
    fireEvent.blur(input);
    expect(input.value).toBe('1.000,00');
    await enter(five, '1001');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('tells that a colleague was faster; mine is saved over it on demand', async () => {
  let round = 0;
  server.use(
    http.put(`*${base}/update/:id`, () =>
      round++ === 0 ? reply('updateDownpayment.stale', 409)() : reply('updateDownpayment.default')(),
    ),
  );
  await open();
  await enter(five, '700');
  fireEvent.click(save(five));
  expect((await screen.findByRole('alert')).textContent).toContain('Marco Ferri changed this downpayment');
  await press('Save mine');

  await screen.findByText('The downpayment of Italia is saved.');
  expect((await bodiesSent('PUT', `${base}/update`)).at(-1)).toMatchObject({ downpayment: 700, version: 2 });
});

it('saves a row once, however often Enter and Save are pressed', async () => {
  await open();
  const input = await enter(five, '700');
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.click(save(five));

  await screen.findByText('The downpayment of Italia is saved.');
  expect(await bodiesSent('PUT', `${base}/update`)).toHaveLength(1);
  expect(requestsTo(`${base}/checkDownpayment/IT/700`)).toHaveLength(1);
  await enter(five, '740');
  fireEvent.click(save(five));
  await waitFor(async () => expect(await bodiesSent('PUT', `${base}/update`)).toHaveLength(2));
});

it('keeps what is typed into a row while it is being saved, over what was saved', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.put(`*${base}/update/:id`, async () => {
      await answered;
      return reply('updateDownpayment.default')();
    }),
  );
  await open();
  await enter(five, '700');
  fireEvent.click(save(five));
  await waitFor(async () => expect(await bodiesSent('PUT', `${base}/update`)).toHaveLength(1));
  await enter(five, '740');
  answer();
  await screen.findByText('The downpayment of Italia is saved.');
  await press(`Save ${five}`);

  await waitFor(async () => expect(await bodiesSent('PUT', `${base}/update`)).toHaveLength(2));
  expect((await bodiesSent('PUT', `${base}/update`))[1]).toMatchObject({ downpayment: 740, version: 2 });
});

it('leaves to the server a value that no other row in sight has: a colleague may have given it to this row', async () => {
  answer({ checkDownpayment: 'exists' });
  answerOnce({ updateDownpayment: 'stale' });
  await open();
  await enter(five, '600');
  fireEvent.click(save(five));

  await screen.findByText('The downpayment of Italia is stored as typed already.');
  await waitFor(() => expect(save(five).disabled).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await bodiesSent('PUT', `${base}/update`)).toHaveLength(1);
});

it('takes the value of a colleague on demand', async () => {
  answer({ updateDownpayment: 'stale' });
  await open();
  await enter(five, '700');
  fireEvent.click(save(five));
  await press('Take 600,00 EUR');

  await waitFor(() => expect(save(five).disabled).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(asked()).toHaveLength(2));
});

it('tells in a red box why saving failed, and what was typed stays', async () => {
  answer({ updateDownpayment: '500' });
  await open();
  const input = await enter(five, '700');
  fireEvent.click(save(five));

  await screen.findByRole('alertdialog', { name: 'Error' });
  fireEvent.blur(input);
  expect(input.value).toBe('700,00');
});

it('asks before it switches a downpayment, then lists again and offers to take it back (R-255)', async () => {
  await open();
  fireEvent.click(screen.getByRole('switch', { name: `${five}: Active` }));
  const dialog = await question();
  expect(dialog.getByText('Do you want to activate/deactivate this Downpayment Italia ?')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(requestsTo(`${base}/active/7/false`)).toEqual([]);

  fireEvent.click(screen.getByRole('switch', { name: `${five}: Active` }));
  fireEvent.click((await question()).getByRole('button', { name: 'Continue' }));
  await expectNotice('The downpayment of Italia is not active now.');
  expect(requestsTo(`${base}/active/7/false`)).toHaveLength(1);
  await waitFor(() => expect(asked()).toHaveLength(2));

  await press('Undo');
  await waitFor(() => expect(requestsTo(`${base}/active/7/true`)).toHaveLength(1));
  await waitFor(() => expect(asked()).toHaveLength(3));
});

/** Types into a row and then switches it, which leaves these versions: of the switch and of its Undo. */
async function typeAndSwitch(...versions: number[]) {
  server.use(
    http.put(`*${base}/active/:id/:active`, () =>
      HttpResponse.json({ message: 'Switched', id: 7, version: versions.shift() }),
    ),
  );
  await open();
  await enter(five, '700');
  fireEvent.click(screen.getByRole('switch', { name: `${five}: Active` }));
  fireEvent.click((await question()).getByRole('button', { name: 'Continue' }));
  await expectNotice('Switched');
}
const versionSaved = async () => {
  fireEvent.click(save(five));
  await waitFor(async () => expect(await bodiesSent('PUT', `${base}/update`)).toHaveLength(1));
  return (await bodiesSent('PUT', `${base}/update`))[0];
};

it('saves what was typed over what its own switch and the undoing of it have left', async () => {
  await typeAndSwitch(2, 3);
  await press('Undo');
  await waitFor(() => expect(asked()).toHaveLength(3));

  expect(await versionSaved()).toMatchObject({ downpayment: 700, version: 3 });
});

it('saves over the version of the typing where a colleague was faster than the switch, to be told', async () => {
  await typeAndSwitch(3);

  expect(await versionSaved()).toMatchObject({ downpayment: 700, version: 1 });
});

it('asks before New and a bulk change, after which what is typed into a row may be on another page', async () => {
  await open();
  fireEvent.blur(await enter(five, '6'));
  fireEvent.click(screen.getByRole('checkbox', { name: `Select ${five}` }));
  for (const name of ['New', 'Set…']) {
    await press(name);
    await press('Stay');
    expect((await value(five)).value).toBe('6,00');
  }
  await press('New');
  await press('Leave without saving');
  await screen.findByRole('dialog');
  expect((await value(five)).value).toBe('500,00');
});

it('needs market and value for a new one (R-253), and drops an amount with its currency (I-40)', async () => {
  const [italy, other] = users.market.countries;
  const swiss = { ...other!, currency: 'CHF' };
  await open('/sol_downpayment', { ...users.market, countries: [italy!, swiss] });
  await press('New');
  const dialog = within(await screen.findByRole('dialog'));
  const create = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  const amount = dialog.getByLabelText<HTMLInputElement>(/^Downpayment/);
  const inMarket = (id: string) =>
    fireEvent.change(dialog.getByLabelText(/^Market/), { target: { value: id } });
  expect(create.disabled).toBe(true);
  dialog.getByText('Market and downpayment are required.');
  inMarket(swiss.id);
  expect(create.disabled).toBe(true);
  fireEvent.focus(amount);
  fireEvent.change(amount, { target: { value: '1500' } });
  fireEvent.blur(amount);
  dialog.getByText('A market with another currency clears the amount.');
  inMarket('IT');
  expect(amount.value).toBe('');
  expect(create.disabled).toBe(true);
  fireEvent.change(amount, { target: { value: '1500' } });
  fireEvent.click(create);

  await expectNotice('Downpayment 1.500,00 EUR is created for Italia.');
  expect(requestsTo(`${base}/checkDownpayment/IT/1500`)).toHaveLength(1);
  expect(askedOf(base)).toEqual([{ shownCurrency: 'EUR' }]);
  expect((await bodiesSent('POST', base)).filter((body) => 'country' in (body as object))).toEqual([
    { country: { id: 'IT' }, downpayment: 1500 },
  ]);
  await waitFor(() => expect(asked()).toHaveLength(2));
});

it('says at the field that the market has the value already, sends nothing and keeps what was typed (R-254)', async () => {
  answer({ checkDownpayment: 'exists' });
  await open('/sol_downpayment?market=IT');
  await press('New');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Downpayment/), { target: { value: '1000' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await dialog.findByText(TAKEN);
  expect(dialog.getByLabelText<HTMLInputElement>(/^Downpayment/).value).toBe('1000');
  expect(requestsTo(base)).toEqual([]);
});

it('keeps a new one open when creating it fails', async () => {
  answer({ createDownpayment: '500' });
  await open('/sol_downpayment?market=IT');
  await press('New');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Downpayment/), { target: { value: '1000' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await screen.findByRole('alertdialog', { name: 'Error' });
  expect(dialog.getByLabelText<HTMLInputElement>(/^Downpayment/).value).toBe('1000');
});

it.each([
  ['ALL', 'true'],
  ['FILTERED', 'false'],
])('exports %s by the call of campaigns (R-257; A-25, A-27)', async (scope, sent) => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.use(
    http.post('*/ccb/auth/fe/solCampaign/toXlsx', () =>
      HttpResponse.text('x', {
        headers: { 'content-disposition': 'attachment; filename="downpayments.xlsx"' },
      }),
    ),
  );
  await open('/sol_downpayment?market=IT');
  await press('Export');
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(scope) }));
  await press('Export xlsx');

  await screen.findByText('downpayments.xlsx downloaded');
  expect(askedOf('/ccb/auth/fe/solCampaign/toXlsx')).toEqual([
    { entity: 'downpayment', scope: sent, language: 'it' },
  ]);
  expect(await bodiesSent('POST', '/ccb/auth/fe/solCampaign')).toEqual([{ market: 'IT' }]);
});

it('leads to the prices of a vehicle that uses a value, if its model is active (R-286)', async () => {
  server.use(
    http.post('*/ccb/auth/fe/commercialModel/checkIfExistVeteleActive/3410126', () =>
      HttpResponse.json({ message: 'x' }, { status: 404 }),
    ),
  );
  await open();
  await press('2 vehicles with 1.000,00 EUR in Italia');
  // As the field says of the same vehicles while its value changes.
  expect(screen.getByText(/^Italia; they get the new value when it changes,/)).toBeTruthy();
  const link = await screen.findByRole('link', {
    name: 'Price configurator of Aurora 1.5 Hybrid MY26',
  });
  expect(link.getAttribute('href')).toContain('/price_configurator?vetele=3410126&idCountry=IT');
  fireEvent.click(link);

  await expectMessage('Downpayment not active');
});

it('offers HQ users every market, and says that they ask (A-18, A-85)', async () => {
  await open('/sol_downpayment', users.hq);
  await waitFor(() =>
    expect(
      within(screen.getByLabelText('Market'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All markets', 'BE - Belgium', 'IT - Italy', 'ES - Spain']),
  );

  expect(asked()[0]).toMatchObject({ isHQUser: 'true' });
});

it('tells nothing there from a failure', async () => {
  answer({ findDownpaymentsPaged: 'empty' });
  const { router } = renderApp('/sol_downpayment', users.market);
  await screen.findByText('No downpayments yet');
  router.dispose();
});

it('says why the list could not be read', async () => {
  answer({ findDownpaymentsPaged: '500' });
  renderApp('/sol_downpayment', users.market);

  await screen.findByText('The list could not be loaded');
});

it.each([
  ['dealers', users.dealer, 'true'],
  ['whoever has no online sales', aUser({ username: 'p', ccadmEnabled: true }), 'true'],
  ['everybody while online sales are off', aUser({ ...users.market, ccadmEnabled: true }), 'false'],
])('is closed to %s (R-310)', async (_who, user, isSolOn) => {
  server.use(
    http.get(config, () => HttpResponse.text(isSolOn)),
    http.get('*/ccb/auth/fe/priceConf/*', reply('problem.failed', 500)),
  );
  const { address } = renderApp('/sol_downpayment', user);

  await waitFor(() => expect(address()).not.toContain('/sol_downpayment'));
  expect(requestsTo(`${base}/allPaged`)).toEqual([]);
});

it('holds what was typed into a row again after the session has ended, over the version of then', async () => {
  answer({ updateDownpayment: 'stale' });
  server.use(http.put(`*${base}/update/:id`, sessionOver, { once: true }));
  await open();
  await enter(five, '700');
  fireEvent.click(save(five));
  await signInAgain(users.market);
  await screen.findByText('5 downpayments');

  expect((await value(five)).value).toBe('700,00');
  expect(screen.getByText(/^1 unsaved change of .* restored\.$/)).toBeTruthy();
  expect(screen.getByText('1 row not saved')).toBeTruthy();
  fireEvent.click(save(five));
  expect((await screen.findByRole('alert')).textContent).toContain('Marco Ferri changed this downpayment');
  expect((await bodiesSent('PUT', `${base}/update`)).at(-1)).toMatchObject({ downpayment: 700, version: 1 });
});

it('names the currency that a value was typed in, also where the market has another one since', async () => {
  const { content, ...page } = mockValue<{ content: Downpayment[] }>('findDownpaymentsPaged.default');
  const swiss = content.map((row) => ({ ...row, country: { ...row.country, currency: 'CHF' } }));
  await open();
  await enter(five, '700');
  server.use(http.post(`*${base}/allPaged`, () => HttpResponse.json({ ...page, content: swiss })));
  // Another row is saved, and the list is read again.
  await enter('Italia, 1.000,00 EUR', '1200');
  fireEvent.click(save('Italia, 1.000,00 EUR'));
  fireEvent.click(await screen.findByRole('button', { name: 'Save Italia, 500,00 CHF' }));

  await waitFor(() => expect(askedOf(`${base}/update/7`)).toEqual([{ shownCurrency: 'EUR' }]));
});

it('offers a new one again after the session has ended, in the currency that it was typed in', async () => {
  server.use(http.post(`*${base}`, sessionOver, { once: true }));
  await open('/sol_downpayment?market=IT');
  await press('New');
  const amount = () => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/^Downpayment/);
  await screen.findByRole('dialog');
  fireEvent.change(amount(), { target: { value: '1500' } });
  await press('Save');
  const countries = users.market.countries.map((country) => ({ ...country, currency: 'CHF' }));
  await signInAgain({ ...users.market, countries });
  await screen.findByText('What you typed in “New” is still here.');
  await press('Reopen');

  expect(amount().value).toBe('1.500,00');
  await press('Save');
  await expectNotice('Downpayment 1.500,00 EUR is created for Italia.');
  expect((await bodiesSent('POST', base)).filter((body) => 'country' in (body as object)).at(-1)).toEqual({
    country: { id: 'IT' },
    downpayment: 1500,
  });
  expect(askedOf(base).at(-1)).toEqual({ shownCurrency: 'EUR' });
});

it('offers a bulk change again after the session has ended, for the rows that were ticked', async () => {
  server.use(http.post('*/ccb/auth/fe/bulk/downpayment/preview', sessionOver, { once: true }));
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: `Select ${five}` }));
  await press('Set…');
  fireEvent.click(await screen.findByRole('radio', { name: 'Off' }));
  await press('Preview');
  await signInAgain(users.market);
  await screen.findByText('What you typed in “Set fields of 1 downpayment” is still here.');
  await press('Reopen');

  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Off' })).checked).toBe(true);
  await press('Cancel');
  await press('Leave without saving');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${five}` }).checked).toBe(true);
});

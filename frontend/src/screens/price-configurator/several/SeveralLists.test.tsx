import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { BasePriceInfo, Market, PriceRun, PriceRunPreview, SessionUser, SignedIn } from '../../../api';
import { preferencesRestored } from '../../../api/preferences';
import { sessionExpired } from '../../../api/session';
import { mockValue } from '../../../test/mockValue';
import { servePriceList } from '../../../test/priceWorld';
import { renderApp } from '../../../test/renderApp';
import { answerOnce, requestsTo, server, startServer } from '../../../test/server';
import { bodiesSent, press, signInAgain } from '../../../test/steps';
import { aUser } from '../../../test/users';

startServer();

const runs = '/ccb/auth/fe/priceConf/changeRuns';
const items = ['3410126', '3410127'].map((value, at) => ({
  value,
  value2: `202${6 + at}`,
  label: `Aurora MY2${6 + at}`,
  solLabel: '',
}));
const italy: Market = {
  ...mockValue<SignedIn>('getToken.market').user.countries[0]!,
  modelGroupItemList: [{ label: 'Aurora', items }],
};
const aMarketUser = (rights: Partial<SessionUser> = {}) =>
  aUser({ username: 'market', priceConfEnabled: true, countries: [italy], ...rights });

async function open(query = '', user = aMarketUser(), fields: Partial<BasePriceInfo> = {}) {
  Object.assign(servePriceList().base, fields);
  server.use(
    http.get('*/ccb/auth/fe/consoleConfig/getValue/SOL_SERVICE_AVAILABLE', () => HttpResponse.text('false')),
    http.get('*/ccb/auth/fe/consoleConfig/getValue/PRICE_CONF_PDF_URL', () => HttpResponse.text('')),
    http.get('*/ccb/auth/fe/interfaceLabel/findByGroup', () => HttpResponse.json([])),
  );
  const app = renderApp(`/price_configurator${query}`, user);
  await screen.findByRole('heading', { name: 'Model Prices and Equipments' });
  return app;
}

/** What `getPriceRun` answers one call after the other; the last one stays. */
function serveRun(...states: ('running' | 'default')[]) {
  let asked = 0;
  server.use(
    http.get(`*${runs}/12`, () =>
      HttpResponse.json(mockValue<PriceRun>(`getPriceRun.${states[Math.min(asked++, states.length - 1)]!}`)),
    ),
  );
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

/** The form, with the preview of a raise by 3 percent. */
async function openPreviewed() {
  await press('Several lists…');
  const form = within(await dialog('Change several price lists'));
  fireEvent.focus(form.getByLabelText('Percent'));
  fireEvent.change(form.getByLabelText('Percent'), { target: { value: '3' } });
  await press('Preview', () => form);
  await form.findByRole('button', { name: 'Change 3 price lists' });
  return form;
}

it('sends the lists and the change that were chosen, and begins what the preview showed (R-440, R-441)', async () => {
  const { address } = await open();
  serveRun('running');
  await press('Several lists…');
  const form = within(await dialog('Change several price lists'));
  fireEvent.click(form.getByRole('checkbox', { name: 'All vehicles' }));
  fireEvent.click(form.getByRole('checkbox', { name: 'Fuoriserie' }));
  fireEvent.focus(form.getByLabelText('Percent'));
  fireEvent.change(form.getByLabelText('Percent'), { target: { value: '3,5' } });
  await press('Preview', () => form);
  await press('Change 3 price lists', () => form);

  await dialog('Change of several price lists');
  const change = {
    markets: ['IT'],
    vehicles: ['3410126', '3410127'],
    prices: ['base', 'options'],
    action: 'percent',
    percent: 3.5,
  };
  const { planDigest } = mockValue<PriceRunPreview>('previewPriceRun.default');
  expect(await bodiesSent('POST', runs)).toEqual([change, { change, planDigest }]);
  expect(address()).toContain('changeRun=12');
});

it('warns of prices that change by more than half (R-441)', async () => {
  await open();
  const preview = mockValue<PriceRunPreview>('previewPriceRun.default');
  const [first, ...others] = preview.lists;
  const slip = { ...preview, lists: [{ ...first!, large: 2 }, ...others] };
  server.use(http.post(`*${runs}/preview`, () => HttpResponse.json(slip)));
  const form = await openPreviewed();

  form.getByText('2 prices change by more than half.');
  form.getByText('2 by more than half');
});

it('cannot be closed while it starts, and leaves the address of the page that is open by then alone', async () => {
  const { router, address } = await open();
  serveRun('running');
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  server.use(
    http.post(`*${runs}`, async () => {
      await begun;
      return HttpResponse.json(mockValue<PriceRun>('startPriceRun.default'));
    }),
  );
  const form = await openPreviewed();
  await press('Change 3 price lists', () => form);

  await waitFor(() =>
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true),
  );
  await act(() => router.navigate('/price_configurator?idCountry=IT&vetele=3410127', { replace: true }));
  begin();
  await waitFor(() => expect(requestsTo(runs)).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(address()).toBe('/price_configurator?idCountry=IT&vetele=3410127');
});

it('is sent again as the same start after a reply that was lost: it may have begun', async () => {
  await open();
  serveRun('running');
  answerOnce({ startPriceRun: 'unreachable' });
  server.use(http.get('*/ccb/health/ready', () => HttpResponse.text('ok')));
  const form = await openPreviewed();
  await press('Change 3 price lists', () => form);
  await form.findByText('The server cannot be reached. Check the connection and try again.');

  await press('Change 3 price lists', () => form);

  await waitFor(() => expect(requestsTo(runs)).toHaveLength(2));
  const [first, second] = requestsTo(runs).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it('starts nothing by Enter, wherever it is pressed: it previews again', async () => {
  await open();
  serveRun('running');
  const form = await openPreviewed();
  fireEvent.submit(form.getByLabelText('Percent').closest('form')!);
  await waitFor(() => expect(requestsTo(`${runs}/preview`)).toHaveLength(2));
  await form.findByRole('button', { name: 'Change 3 price lists' });
  fireEvent.keyDown(form.getByLabelText('Percent'), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(requestsTo(`${runs}/preview`)).toHaveLength(3));

  // What a browser does with Enter in a field is the story's.
  expect(fireEvent.keyDown(form.getByLabelText('Find vehicles'), { key: 'Enter' })).toBe(false);
  expect(requestsTo(runs)).toHaveLength(0);
});

it('forgets a preview as soon as something else is chosen', async () => {
  await open();
  const form = await openPreviewed();

  fireEvent.click(form.getByRole('checkbox', { name: 'Accessories' }));

  await form.findByRole('button', { name: 'Preview' });
  expect(form.queryByRole('table')).toBeNull();
});

it('shows the run of the address, reads the prices again at its end, and closes for good (R-443)', async () => {
  serveRun('running', 'default');
  const { address } = await open('?idCountry=IT&vetele=3410126&changeRun=12');
  const run = within(await dialog('Change of several price lists'));
  await run.findByText('1 of 3 price lists');
  const before = requestsTo('/ccb/auth/fe/priceConf/basePriceInfo/IT/3410126').length;

  await run.findByText('2 price lists were changed. 4 were refused.');
  await waitFor(() =>
    expect(requestsTo('/ccb/auth/fe/priceConf/basePriceInfo/IT/3410126').length).toBeGreaterThan(before),
  );
  await press('Close', () => run);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/price_configurator?idCountry=IT&vetele=3410126');
});

it('goes on watching once the dialog is closed: reads the prices again, tells the end, and shows it again', async () => {
  serveRun('running', 'running', 'default');
  const { address, store } = await open('?idCountry=IT&vetele=3410126&changeRun=12');
  const run = within(await dialog('Change of several price lists'));
  await run.findByText('1 of 3 price lists');
  await press('Close', () => run);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/price_configurator?idCountry=IT&vetele=3410126');
  const before = requestsTo('/ccb/auth/fe/priceConf/basePriceInfo/IT/3410126').length;

  await screen.findByText('2 price lists were changed. 4 were refused.');
  await waitFor(() =>
    expect(requestsTo('/ccb/auth/fe/priceConf/basePriceInfo/IT/3410126').length).toBeGreaterThan(before),
  );
  expect(store.getState().preferences.priceRunLast).toMatchObject({ by: 'market', run: 12, isTold: true });
  await press('Show');
  await dialog('Change of several price lists');
  expect(address()).toContain('changeRun=12');
});

it("offers the user's last run with its undo, and forgets it once it is gone", async () => {
  const { store } = await open();
  serveRun('default');
  const last = { by: 'market', run: 12, begun: '2026-11-14T07:30:00Z', isTold: true };
  act(() => void store.dispatch(preferencesRestored({ priceRunLast: last })));
  await press('Several lists…');
  const form = within(await dialog('Change several price lists'));
  await form.findByText(/^Last change of several lists: 14 Nov 2026/);
  await press('Show', () => form);
  const run = within(await dialog('Change of several price lists'));
  await run.findByRole('button', { name: 'Undo the change' });
  await press('Close', () => run);

  server.use(http.get(`*${runs}/12`, () => HttpResponse.json({ message: 'Not found.' }, { status: 404 })));
  await press('Several lists…');
  await dialog('Change several price lists');
  await waitFor(() => expect(store.getState().preferences.priceRunLast).toBeUndefined());
  expect(screen.queryByText(/^Last change of several lists/)).toBeNull();
});

it('does not offer the run of somebody else who used this browser', async () => {
  const { store } = await open();
  const last = { by: 'somebody', run: 12, begun: '2026-11-14T07:30:00Z', isTold: false };
  act(() => void store.dispatch(preferencesRestored({ priceRunLast: last })));
  await press('Several lists…');
  await dialog('Change several price lists');

  expect(requestsTo(`${runs}/12`)).toHaveLength(0);
});

const switzerland: Market = {
  ...italy,
  id: 'CH',
  description: 'Svizzera',
  currency: 'CHF',
  vat: 8.1,
  modelGroupItemList: [{ label: 'Aurora', items: items.slice(0, 1) }],
};

async function openForm(fields?: Partial<BasePriceInfo>) {
  await open('', aMarketUser({ countries: [italy, switzerland] }), fields);
  await press('Several lists…');
  return within(await dialog('Change several price lists'));
}
const choose = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('drops an amount with the currency that it was typed in, and vehicles that no chosen market sells', async () => {
  const form = await openForm();
  fireEvent.click(form.getByRole('checkbox', { name: 'All vehicles' }));
  choose(form.getByLabelText('Change'), 'add');
  const amount = form.getByLabelText<HTMLInputElement>(/^Amount/);
  fireEvent.focus(amount);
  choose(amount, '10');
  fireEvent.blur(amount);
  expect(amount.value).toBe('10,00');
  form.getByText('2 chosen');

  fireEvent.click(form.getByRole('checkbox', { name: 'Svizzera' }));
  expect(amount.value).toBe('10,00');
  fireEvent.click(form.getByRole('checkbox', { name: 'Italia' }));

  expect(amount.value).toBe('');
  expect(form.getByText('1 chosen')).toBeDefined();
});

it('speaks of the currency of the list that it is opened from, which may be its own', async () => {
  const form = await openForm({ currency: 'CHF', pricemask: '#,##0.00' });
  choose(form.getByLabelText('Change'), 'add');
  const field = () => form.getByLabelText<HTMLInputElement>('Amount');
  const amount = () => [field().value, field().parentElement!.textContent];
  fireEvent.focus(field());
  choose(field(), '10');
  fireEvent.blur(field());
  await press('Preview', () => form);
  expect((await bodiesSent('POST', `${runs}/preview`)).at(-1)).toMatchObject({ amount: 10, currency: 'CHF' });
  fireEvent.click(form.getByRole('checkbox', { name: 'All vehicles' }));
  expect(amount()).toEqual(['10.00', 'AmountCHF']);

  // The other vehicle is in the currency of the market.
  fireEvent.click(form.getByRole('checkbox', { name: /^Aurora MY26/ }));
  expect(amount()).toEqual(['', 'AmountEUR']);
});

it('begins with what was chosen where the end of the session interrupted it', async () => {
  const user = aMarketUser();
  const { store } = await open('', user);
  await openPreviewed();
  await act(async () => void store.dispatch(sessionExpired()));
  await signInAgain(user);

  const form = within(await dialog('Change several price lists'));
  expect(form.getByLabelText<HTMLInputElement>('Percent').value).toBe('3,00');
  expect(form.queryByRole('button', { name: 'Change 3 price lists' })).toBeNull();
  await press('Preview', () => form);
  await form.findByRole('button', { name: 'Change 3 price lists' });
  await press('Cancel', () => form);
  await press('Leave without saving');
  await press('Several lists…');
  const again = within(await dialog('Change several price lists'));
  expect(again.getByLabelText<HTMLInputElement>('Percent').value).toBe('');
});

it('says whether VAT is in the prices of the market that is copied from', async () => {
  const form = await openForm();
  choose(form.getByLabelText('Change'), 'market');
  choose(form.getByLabelText('From market'), 'CH');

  expect(form.getByText('Saved prices, VAT of 8,1 % included')).toBeDefined();
});

it('asks before it throws away what was chosen', async () => {
  const form = await openForm();
  fireEvent.click(form.getByRole('checkbox', { name: 'Svizzera' }));
  await press('Cancel', () => form);
  await press('Stay');
  fireEvent.click(form.getByRole('checkbox', { name: 'Svizzera' }));
  await press('Cancel', () => form);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads from a list of the result to its prices', async () => {
  serveRun('default');
  const { address } = await open('?idCountry=IT&vetele=3410126&changeRun=12');
  const run = within(await dialog('Change of several price lists'));
  fireEvent.click(await run.findByRole('link', { name: /^Aurora 1\.5 Hybrid MY25.*Italia/ }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/price_configurator?idCountry=IT&vetele=3410125');
});

it('gives way to the page that Back leads to', async () => {
  serveRun('default');
  const { router, address } = await open('?idCountry=IT&vetele=3410127');
  await act(() => router.navigate('/price_configurator?idCountry=IT&vetele=3410126&changeRun=12'));
  await dialog('Change of several price lists');

  await act(() => router.navigate(-1));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/price_configurator?idCountry=IT&vetele=3410127');
});

it('is not offered to those who only read prices (R-205)', async () => {
  await open('', aMarketUser({ isHQUser: true }));

  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Several lists…' })).toBeNull();
});

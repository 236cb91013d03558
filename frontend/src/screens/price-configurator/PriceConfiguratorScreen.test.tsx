import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { PriceDetails, SessionUser } from '../../api';
import { italy, markets } from '../../test/markets';
import { mockValue } from '../../test/mockValue';
import { servePriceList } from '../../test/priceWorld';
import { renderApp } from '../../test/renderApp';
import { answer, requests, requestsTo, server, startServer } from '../../test/server';
import { findButton } from '../../test/steps';
import { aUser } from '../../test/users';

startServer();

const config = '*/ccb/auth/fe/consoleConfig/getValue';
const pdf = 'https://configurator.example/tutorial.pdf';

const aMarketUser = (rights: Partial<SessionUser> = {}, countries = markets) =>
  aUser({ username: 'market', priceConfEnabled: true, solEnabledFrontEnd: true, ...rights, countries });

interface Opening {
  path?: string;
  user?: SessionUser;
  details?: PriceDetails;
  isSolOn?: boolean;
  areTaxesFailing?: boolean;
}

/** Everything that the screen asks for. */
function serve({ details, isSolOn = true, areTaxesFailing = false }: Opening = {}) {
  const world = servePriceList(details);
  if (areTaxesFailing)
    server.use(
      http.get('*/ccb/auth/fe/priceConf/getTaxes/:market/:vetele', () =>
        HttpResponse.json({ message: 'Something went wrong.' }, { status: 500 }),
      ),
    );
  server.use(
    http.get(`${config}/SOL_SERVICE_AVAILABLE`, () => HttpResponse.text(String(isSolOn))),
    http.get(`${config}/PRICE_CONF_PDF_URL`, () => HttpResponse.text(pdf)),
    http.get('*/ccb/auth/fe/interfaceLabel/findByGroup', () => HttpResponse.json([])),
  );
  return world;
}

/** The whole console at the price configurator, once its list is there. */
async function open(opening: Opening = {}) {
  const world = serve(opening);
  const app = renderApp(`/price_configurator${opening.path ?? ''}`, opening.user ?? aMarketUser());
  await screen.findByRole('heading', { name: 'Model Prices and Equipments' });
  await waitFor(() => expect(screen.queryByText('The price list is being read.')).toBeNull());
  return { ...app, world };
}

/** Within the page: the header has a model of its own. */
const select = (name: string) => within(screen.getByRole('main')).getByLabelText<HTMLSelectElement>(name);
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
/** The names of the cards from top to bottom. */
const cards = () =>
  [...document.querySelectorAll<HTMLElement>('section.card')].map(
    (card) => card.querySelector('h2')?.textContent ?? card.getAttribute('aria-label'),
  );
const basePrice = () => screen.getByLabelText<HTMLInputElement>(/^Final price, /);

it('shows the eight cards in their order (R-264)', async () => {
  await open();

  expect(cards()).toEqual([
    'Market and Model',
    'Discount and On-Line Visibility',
    'Online Taxes',
    'Model Prices and Equipments',
    'Fuoriserie Prices',
    'Customer Programs',
    'Accessories',
    'Taxes',
  ]);
});

it('groups the models of the market and begins with the first one (R-168)', async () => {
  await open();

  expect([...select('Market').options].map(({ text }) => text)).toEqual([
    'IT - Italia',
    'FR - Francia',
    'XX - Zambia',
  ]);
  expect(within(select('Model')).getByRole('group', { name: 'Aurora' })).toBeTruthy();
  expect([select('Market').value, select('Model').value]).toEqual(['IT', '3410126']);
});

it('lists the models from the minimum on, and an older one only as long as it is shown (decision I-47)', async () => {
  const [aurora, aurora27] = italy.modelGroupItemList[0]!.items;
  const items = [{ ...aurora!, isBelowMinimum: true }, aurora27!];
  const user = aMarketUser({}, [{ ...italy, modelGroupItemList: [{ label: 'Aurora', items }] }]);
  const listed = () =>
    screen
      .getAllByLabelText<HTMLSelectElement>('Model')
      .map(({ options }) => Array.from(options, ({ value }) => value));

  await open({ user, path: '?idCountry=IT&vetele=3410126' });
  expect(listed()).toEqual([
    ['3410126', '3410127'],
    ['3410126', '3410127'],
  ]);
  choose('Model', '3410127');

  await waitFor(() => expect(listed()).toEqual([['3410127'], ['3410127']]));
});

it('selects the first model of the first group of another market, or none (R-202)', async () => {
  const { address } = await open();

  choose('Market', 'FR');
  await waitFor(() => expect(address()).toBe('/price_configurator?idCountry=FR&vetele=3440126'));
  expect(select('Model').value).toBe('3440126');

  choose('Market', 'XX');
  await waitFor(() => expect(address()).toBe('/price_configurator?idCountry=XX'));
  expect(select('Model').disabled).toBe(true);
  expect(cards()).toEqual(['Market and Model']);
});

it('keeps market and model in the address, so that back shows the list before (R-170)', async () => {
  const { router } = await open({ path: '?idCountry=FR&vetele=3410126' });
  expect([select('Market').value, select('Model').value]).toEqual(['FR', '3410126']);

  choose('Model', '3440126');
  await waitFor(() => expect(select('Model').value).toBe('3440126'));
  await act(() => router.navigate(-1));

  await waitFor(() => expect(select('Model').value).toBe('3410126'));
});

it('reads base price, equipment, taxes and online sales again at each change of the model (R-201)', async () => {
  const note = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await open();
  expect(note).not.toHaveBeenCalled();
  answer({ checkSolModelActive: 'inactive' });

  choose('Model', '3410127');

  const path = '/ccb/auth/fe';
  await waitFor(() => expect(requestsTo(`${path}/solModel/checkSol/3410127`)).toHaveLength(1));
  expect(requestsTo(`${path}/priceConf/basePriceInfo/IT/3410127`)).toHaveLength(1);
  expect(requestsTo(`${path}/priceConf/getTaxes/IT/3410127`)).toHaveLength(1);
  expect(requestsTo(`${path}/priceConf/sol/IT/3410127`)).toHaveLength(1);
  await waitFor(() => expect(note).toHaveBeenCalledWith('Model not active: 3410127'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  note.mockRestore();
});

it('reads online sales again with Refresh', async () => {
  await open();
  const asked = () => requestsTo('/ccb/auth/fe/priceConf/sol/IT/3410126').length;
  await waitFor(() => expect(asked()).toBe(1));

  fireEvent.click(await findButton('Refresh'));

  await waitFor(() => expect(asked()).toBe(2));
});

it.each([
  ['a market without online sales', aMarketUser({}, [{ ...italy, solEnable: false }]), true],
  ['a dealer', aMarketUser({ isDealer: true }), true],
  ['the service switched off', aMarketUser(), false],
])('asks nothing about online sales for %s (R-201)', async (_what, user, isSolOn) => {
  await open({ user, isSolOn });
  await screen.findByRole('heading', { name: 'Accessories' });

  expect(requests().filter(({ url }) => url.includes('checkSol'))).toEqual([]);
});

it('hides discount and visibility from dealers and while the service is off (R-171)', async () => {
  await open({ user: aMarketUser({ isDealer: true }) });

  expect(cards()).not.toContain('Discount and On-Line Visibility');
  expect(cards()).not.toContain('Online Taxes');
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  await waitFor(() => expect(within(menu).queryByText('Discount and Visibility')).toBeNull());
});

it('calls the taxes FINCO while the service is off and leaves their card without words while it is on (R-173)', async () => {
  await open({ isSolOn: false });

  expect(cards()).not.toContain('Discount and On-Line Visibility');
  expect(cards().at(-1)).toBe('FINCO Taxes');
});

it('shows customer programmes only of a market that has them, and only if there are any (R-172)', async () => {
  const details = mockValue<PriceDetails>('getPriceDetailsByModelVersion.complete');
  await open({ details: { ...details, customerPrgSection: [] } });

  expect(cards()).not.toContain('Customer Programs');
});

it('hides customer programmes of a market without them (R-172)', async () => {
  await open({ user: aMarketUser({}, [{ ...italy, enableCustomerPrg: false }]) });

  expect(cards()).not.toContain('Customer Programs');
});

it('offers Excel and alternative lists only where base price and options are set (R-174)', async () => {
  await open();
  for (const name of ['Alternative Pricelists', 'Export', 'Import']) expect(button(name)).toBeTruthy();

  choose('Market', 'FR');
  await waitFor(() => expect(select('Market').value).toBe('FR'));
  expect(button('Export')).toBeTruthy();
});

it('reads only in a market without enableBaseOpt, but for the accessories (R-174, R-181)', async () => {
  await open({ user: aMarketUser({}, [{ ...italy, enableBaseOpt: false }]) });

  for (const name of ['Alternative Pricelists', 'Export', 'Import']) expect(button(name)).toBeNull();
  expect(screen.getByText(/Taxes are set by the market and excluded from the dealer pricelist/)).toBeTruthy();
  expect(basePrice().readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Visible').disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Tutorial for Area Manager' })).toBeTruthy();
});

it('opens the tutorial in a new window where something can be set (R-175)', async () => {
  await open();

  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Tutorial for Area Manager' });
  expect([link.href, link.target]).toEqual([pdf, '_blank']);
});

it('has no tutorial where nothing can be set (R-175)', async () => {
  await open({ user: aMarketUser({}, [{ ...italy, enableBaseOpt: false, enableAccessories: false }]) });

  expect(screen.queryByText('Tutorial for Area Manager')).toBeNull();
});

it('lets HQ users read only (R-205)', async () => {
  await open({ user: aMarketUser({ isHQUser: true }) });

  expect(basePrice().readOnly).toBe(true);
  expect(button('Save prices')).toBeNull();
  expect(button('Import')?.disabled).toBe(true);
  expect(button('Export')?.disabled).toBe(false);
});

it.each([
  ['sol_model', '/sol_model'],
  ['sol_campaign', '/sol_campaign'],
])(
  'fixes the list of an arrival from %s and leads back there (R-169, R-176, R-260)',
  async (from, target) => {
    const { address } = await open({
      path: `?from=${from}&idCountry=FR&vetele=3410126&filterObj=%7B%22showHq%22%3Atrue%7D`,
    });
    expect([select('Market').value, select('Model').value]).toEqual(['FR', '3410126']);
    expect([select('Market').disabled, select('Model').disabled]).toEqual([true, true]);

    fireEvent.click(await findButton('Back'));

    await waitFor(() => expect(address()).toBe(`${target}?filterObj=%7B%22showHq%22%3Atrue%7D`));
  },
);

it.each([
  ['vehicle', '?from=sol_model&idCountry=FR&vetele=9999999', /does not offer the vehicle/],
  ['market', '?from=sol_campaign&idCountry=DE&vetele=3410126', /not one of yours/],
])(
  'lets another list be chosen when the %s of an arrival is not offered (R-260)',
  async (_what, path, text) => {
    serve();
    renderApp(`/price_configurator${path}`, aMarketUser());
    expect(await screen.findByText(text)).toBeTruthy();

    expect(select('Market').disabled).toBe(false);
    choose('Market', 'FR');
    await waitFor(() => expect(select('Model').disabled).toBe(false));
  },
);

it.each(['back_from_sol_model', 'back_from_sol_campaign'])(
  'takes %s for a return: the list can be changed and there is no way back (R-260)',
  async (from) => {
    await open({ path: `?from=${from}&idCountry=IT&vetele=3410127` });

    expect(select('Model').value).toBe('3410127');
    expect([select('Market').disabled, select('Model').disabled, button('Back')]).toEqual([
      false,
      false,
      null,
    ]);
  },
);

it('goes to the campaign with everything that leads back (R-177)', async () => {
  const { router } = await open({ path: '?idCountry=IT&vetele=3410127&filterObj=%7B%7D' });

  fireEvent.click(await findButton('Go To Campaign'));

  await waitFor(() => expect(router.state.location.pathname).toBe('/sol_campaign'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    vetele: '3410127',
    idCountry: 'IT',
    idCampaign: '1482',
    filterObj: '{}',
    countryToSelect: 'IT',
    modelToSelect: '3410127',
    from: 'price_conf',
  });
});

it('warns while the market has not published the list (R-261)', async () => {
  const { world } = await open();
  expect(screen.queryByText('The market has not published the price list yet.')).toBeNull();

  fireEvent.click(screen.getByLabelText('Visible'));
  fireEvent.click(await findButton('Save prices'));

  expect(await screen.findByText('The market has not published the price list yet.')).toBeTruthy();
  expect(world.base.pricelistActive).toBe(false);
});

it('takes its warnings from the labels of PRICECONF, of the vehicle on show, in the language of the header (R-184, R-261)', async () => {
  const { world } = await open();
  const code = 'priceconf.warning.void.opt.prices.existing';
  server.use(
    http.get('*/ccb/auth/fe/interfaceLabel/findByGroup', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const label = `${asked.get('labelGroup')} in ${asked.get('language')} of ${asked.get('modelName')}`;
      return HttpResponse.json([{ id: 1, code, label, language: 'fr' }]);
    }),
  );
  world.details.optionalsSection[0]!.price = null;

  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'fr' } });

  expect((await screen.findByText('PRICECONF in fr of 3410126')).lang).toBe('fr');
});

it('says where prices are missing, in the card and in the side bar, and leads there (R-184)', async () => {
  await open({ details: mockValue<PriceDetails>('getPriceDetailsByModelVersion.default') });

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Some price is missing in the list below...');
  expect(
    within(screen.getByRole('navigation', { name: 'Menu' })).getByText('2 items without a price'),
  ).toBeTruthy();

  fireEvent.click(within(alert).getByRole('button', { name: 'Show the 2 items' }));

  const table = screen.getByRole('grid', { name: /Model Prices and Equipments/ });
  await waitFor(() => expect(table.querySelectorAll('tbody tr[data-code]')).toHaveLength(2));
});

it.each(['0', ''])('shows the alert for a base price of %j, and leads to it (R-184)', async (typed) => {
  await open();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(basePrice(), { target: { value: typed } });

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Some price is missing in the list below...');
  fireEvent.click(within(alert).getByRole('button', { name: 'Go to the base price' }));
  expect(document.activeElement).toBe(basePrice());

  fireEvent.change(basePrice(), { target: { value: '29.100,50' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the alert of a card that is folded, and unfolds it to lead to the price (R-184)', async () => {
  const details = mockValue<PriceDetails>('getPriceDetailsByModelVersion.complete');
  const [first, ...others] = details.accessoriesSection;
  await open({ details: { ...details, accessoriesSection: [{ ...first!, price: null }, ...others] } });
  const card = within(screen.getByRole('region', { name: 'Accessories' }));
  expect(card.queryByRole('grid')).toBeNull();

  const alert = await card.findByRole('alert');
  expect(alert.textContent).toContain('Some price is missing in the list below...');
  fireEvent.click(within(alert).getByRole('button', { name: 'Show the item' }));

  await waitFor(() => expect(card.getByRole('grid').querySelectorAll('tr[data-code]')).toHaveLength(1));
});

it('saves nothing while a base price is not above 0 (R-184)', async () => {
  const { world } = await open();
  fireEvent.change(basePrice(), { target: { value: '0' } });

  const save = await findButton('Save prices');
  expect((save as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText(/The base price is not above 0/)).toBeTruthy();
  fireEvent.click(await findButton('Go to the first'));
  expect(document.activeElement).toBe(basePrice());

  fireEvent.change(basePrice(), { target: { value: '29.100,50' } });
  fireEvent.click(save);

  await waitFor(() => expect(world.base.price).toBe(29100.5));
});

it('sets mask, currency and Visible with the prices (decision A-81)', async () => {
  const { world } = await open();

  await screen.findByRole('option', { name: '1,234.56' });
  choose('Price mask', '#,##0.00');
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'chf' } });
  expect(screen.getByLabelText<HTMLInputElement>('Final price, CHF').value).toBe('28,900.00');
  fireEvent.click(await findButton('Save prices'));
  fireEvent.click(await findButton('Save all the same'));

  await waitFor(() => expect(world.base).toMatchObject({ pricemask: '#,##0.00', currency: 'CHF' }));
});

it('takes taxes as the stored list writes them, until another mask is saved', async () => {
  await open({ path: '?idCountry=IT&vetele=3410126#taxes' });
  await screen.findByRole('option', { name: '1,234.56' });
  choose('Price mask', '#,##0.00');

  const table = within(await screen.findByRole('table', { name: 'Taxes' }));
  expect(table.getByLabelText<HTMLInputElement>('MESSA SU STRADA, B2C').value).toBe('854,00');
});

it('puts the base price without tax into its input, unsaved, and takes it back (R-185, R-200)', async () => {
  await open();

  fireEvent.click(await findButton('Remove tax from the base price'));
  // (28.900 - 854 - 146) / 1,22 + 700 + 146
  expect(basePrice().value).toBe('23.714,85');
  fireEvent.click(await findButton('Rollback the base price'));

  expect(basePrice().value).toBe('28.900,00');
});

it.each([
  // 1.420 without VAT and 28.900 without VAT and fixed taxes, with the VAT of the list and without any.
  [22, '1.163,93', '23.714,85'],
  [null, '1.420,00', '28.746,00'],
])('takes the VAT that came with the list, %s, wherever it removes taxes', async (vat, item, base) => {
  const { world } = await open({ user: aMarketUser({}, [{ ...italy, vat: 19 }]), path: '?vetele=3410127' });
  world.base.vat = vat;
  fireEvent.click(await findButton('Refresh'));

  const ofBase = screen.getByTitle('Price breakdown of the base price');
  await waitFor(() => expect(ofBase.textContent).toContain(base));
  const ofItem = screen.getByTitle('Price breakdown of 05FK');
  expect(ofItem.textContent).toBe(item);
  expect(screen.getByText('VAT').nextSibling?.textContent).toBe(vat === null ? '–' : '22 %');
});

it('opens the picture of a price, which the server draws (R-452)', async () => {
  answer({ listChanges: 'empty', getPricePicture: 'option' });
  await open();

  fireEvent.click(screen.getByTitle('Price breakdown of 05FK'));

  expect((await screen.findByRole('row', { name: /^The customer pays/ })).textContent).toContain('1.349,00');
});

it('goes from the picture of a price to its row, whatever the card shows by then (R-456)', async () => {
  answer({ listChanges: 'empty', getPricePicture: 'option' });
  await open();

  fireEvent.click(screen.getByTitle('Price breakdown of 05FK'));
  const [link] = await screen.findAllByRole('link', { name: 'Price list' });
  fireEvent.click(link!);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((document.activeElement as HTMLElement).dataset['cell']).toBe('price');
  expect(document.activeElement?.closest('[data-code="05FK"]')).toBeTruthy();
});

it('computes no price without tax, and stores none, while the taxes are not read', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open({ areTaxesFailing: true });

  const remove = (await findButton('Remove tax from the base price')) as HTMLButtonElement;
  expect(remove.disabled).toBe(true);
  expect(remove.title).toBe('The taxes of the market have not been read.');
  expect(screen.getByTitle('Price breakdown of the base price').textContent).toMatch(/^–/);
  const alternative = button('Alternative Pricelists')!;
  expect([alternative.disabled, alternative.title]).toEqual([
    true,
    'The taxes of the market have not been read.',
  ]);
  silent.mockRestore();
});

it('shows Msrp in place of importer and Mrpbt price with prices from the AS400 (R-178)', async () => {
  await open({ user: aMarketUser({}, [{ ...italy, priceFromAS400: true }]) });

  expect(screen.getByText('Msrp price')).toBeTruthy();
  expect(screen.queryByText('Importer price')).toBeNull();
});

it("says 'Not Allowed' to a user without markets and shows an empty market select (decision A-13)", async () => {
  renderApp('/', aMarketUser({}, []));

  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Not Allowed')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect([...select('Market').options].map(({ text }) => text)).toEqual(['Select a market']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('never shows the list of another market than the one of the address', async () => {
  server.use(http.get(`${config}/SOL_SERVICE_AVAILABLE`, () => HttpResponse.text('true')));
  renderApp('/price_configurator?idCountry=DE&vetele=3410126', aMarketUser());

  expect(await screen.findByText(/not one of yours/)).toBeTruthy();
  expect(cards()).toEqual(['Market and Model']);
});

it('offers to read a list again that could not be read, without a dialog (R-206)', async () => {
  const failing = http.get('*/ccb/auth/fe/priceConf/basePriceInfo/:m/:v', () =>
    HttpResponse.json({ message: 'Something went wrong.' }, { status: 500 }),
  );
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(failing);
  servePriceList();
  server.use(failing);
  renderApp('/price_configurator', aMarketUser({ isDealer: true }));

  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  servePriceList();
  fireEvent.click(retry);

  await waitFor(() => expect(basePrice().value).toBe('28.900,00'));
  silent.mockRestore();
});

it('asks before another list takes unsaved prices away, and stays when told so', async () => {
  await open();
  fireEvent.change(basePrice(), { target: { value: '30000' } });

  choose('Model', '3410127');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));

  expect([select('Model').value, basePrice().value]).toEqual(['3410126', '30000']);
});

it('asks before another market and Logout take unsaved prices away, and stays when told so', async () => {
  const { address } = await open();
  const before = address();
  fireEvent.change(basePrice(), { target: { value: '30000' } });
  const stay = async () => {
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([select('Market').value, basePrice().value, address()]).toEqual(['IT', '30000', before]);
  };

  choose('Market', 'FR');
  await stay();
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await stay();
});

/** The side bar and the header. */
const menu = () => screen.getByRole('navigation', { name: 'Menu' });
const headerModel = () =>
  within(screen.getByRole('banner')).getByRole<HTMLSelectElement>('combobox', { name: 'Model' });

it("chooses the vehicle by the header's Model as by the card's (R-020)", async () => {
  const { address } = await open();
  expect([headerModel().value, headerModel().selectedOptions[0]?.text]).toEqual([
    '3410126',
    'Aurora 1.0 T3 MY 2026',
  ]);

  fireEvent.change(headerModel(), { target: { value: '3410127' } });

  await waitFor(() => expect(address()).toBe('/price_configurator?idCountry=IT&vetele=3410127'));
  expect([headerModel().value, select('Model').value]).toEqual(['3410127', '3410127']);
  choose('Market', 'XX');
  await waitFor(() => expect(headerModel().disabled).toBe(true));
});

it("fixes the header's Model too where the list is given by another screen (R-169)", async () => {
  await open({ path: '?idCountry=IT&vetele=3410127&from=sol_campaign' });

  expect([headerModel().value, headerModel().disabled]).toEqual(['3410127', true]);
});

it('tells at the foot what taxes, online taxes and the campaign have not saved', async () => {
  const { router } = await open({ path: '?idCountry=IT&vetele=3410126#taxes' });
  const foot = within(screen.getByRole('region', { name: 'Unsaved prices' }));
  expect(foot.getByText('No unsaved changes')).toBeTruthy();
  // The address leads to the card.
  await waitFor(() => expect(document.activeElement?.id).toBe('taxes'));
  const card = (id: string) => within(document.getElementById(id)!);
  const type = async (id: string, value: string) =>
    fireEvent.change((await card(id).findAllByRole('textbox'))[0]!, { target: { value } });

  await type('taxes', '77');
  expect(await foot.findByText('Taxes: 1 unsaved change')).toBeTruthy();
  expect(foot.queryByText('No unsaved changes')).toBeNull();
  await type('online_taxes', '78');
  expect(await foot.findByText('Online Taxes: 1 unsaved change')).toBeTruthy();
  await type('discount_and_visibility', 'Another');
  fireEvent.click(await foot.findByText('Campaign: 1 unsaved change'));

  await waitFor(() => expect(router.state.location.hash).toBe('#discount_and_visibility'));
  fireEvent.click(card('taxes').getByRole('button', { name: 'Rollback' }));
  await waitFor(() => expect(foot.queryByText(/^Taxes:/)).toBeNull());
});

it('tells of no missing price before the list has been read, nor without a list', async () => {
  serve();
  const answers: (() => void)[] = [];
  server.use(
    http.get('*/ccb/auth/fe/priceConf/basePriceInfo/:m/:v', async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return undefined;
    }),
  );
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const badge = document.querySelector('.badge');
    if (badge) seen.push(badge.textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  renderApp('/price_configurator', aMarketUser());
  await screen.findByText('The price list is being read.');
  await within(menu()).findByText('Accessories');
  expect(seen).toEqual([]);

  await waitFor(() => expect(answers).toHaveLength(1));
  answers.forEach((answer) => answer());
  await waitFor(() => expect(basePrice().value).toBe('28.900,00'));
  expect(seen).toEqual([]);

  choose('Market', 'XX');
  await waitFor(() => expect(cards()).toEqual(['Market and Model']));
  expect(seen).toEqual([]);
  observer.disconnect();
});

it('keeps rows per page and opened cards at another model', async () => {
  const { store } = await open();
  const rows = () => screen.getAllByLabelText<HTMLSelectElement>('Rows per page')[0]!;
  const opened = (name: string) => screen.queryByRole('button', { name, expanded: true }) !== null;
  fireEvent.change(rows(), { target: { value: '50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Accessories' }));
  expect(opened('Accessories')).toBe(true);

  choose('Model', '3410127');
  await waitFor(() => expect(select('Model').value).toBe('3410127'));
  await screen.findByRole('button', { name: 'Accessories' });

  expect(rows().value).toBe('50');
  expect(opened('Accessories')).toBe(true);
  expect(store.getState().preferences.priceCards).toMatchObject({
    prices_equipment: { rows: 50 },
    accessories: { isOpen: true },
    fuoriserie: { isOpen: false },
  });
});

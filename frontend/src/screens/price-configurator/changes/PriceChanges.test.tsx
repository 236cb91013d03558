import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Market, SessionUser, SignedIn } from '../../../api';
import { preferencesRestored } from '../../../api/preferences';
import { mockValue } from '../../../test/mockValue';
import { servePriceList } from '../../../test/priceWorld';
import { renderApp } from '../../../test/renderApp';
import { server, startServer } from '../../../test/server';
import { findButton, press } from '../../../test/steps';
import { aUser } from '../../../test/users';
import { emptyApi } from '../../../api/empty-api';

startServer();

const config = '*/ccb/auth/fe/consoleConfig/getValue';
const models = ['3410126', '3410127', '3410128'].map((value, at) => ({
  value,
  value2: `202${6 + at}`,
  label: `Aurora MY2${6 + at}`,
  solLabel: '',
}));
const italy: Market = {
  ...mockValue<SignedIn>('getToken.market').user.countries[0]!,
  modelGroupItemList: [{ label: 'Aurora', items: models }],
};
const aMarketUser = (rights: Partial<SessionUser> = {}, market: Partial<Market> = {}) =>
  aUser({ username: 'market', priceConfEnabled: true, ...rights, countries: [{ ...italy, ...market }] });

async function open(user = aMarketUser()) {
  const world = servePriceList();
  server.use(
    http.get(`${config}/SOL_SERVICE_AVAILABLE`, () => HttpResponse.text('false')),
    http.get(`${config}/PRICE_CONF_PDF_URL`, () => HttpResponse.text('')),
    http.get('*/ccb/auth/fe/interfaceLabel/findByGroup', () => HttpResponse.json([])),
  );
  const app = renderApp('/price_configurator', user);
  await screen.findByRole('heading', { name: 'Model Prices and Equipments' });
  await waitFor(() => expect(screen.queryByText('The price list is being read.')).toBeNull());
  return { ...app, world };
}

const card = (id: string) => within(document.getElementById(id)!);
const price = (code: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^Final price of ${code},`)).value;
const dialog = () => within(screen.getByRole('dialog'));
const choose = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const type = (label: string, value: string) => {
  const field = dialog().getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
};

async function openChanges() {
  await press('Change prices…', () => card('prices_equipment'));
  await screen.findByRole('dialog', { name: 'Change prices' });
}

it('takes prices over as unsaved edits, which are undone in one step (R-425)', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mark 05FK' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mark 08ED' }));
  await openChanges();
  type('Percent', '10');

  fireEvent.click(await findButton('Apply 2 prices'));
  await screen.findByText('2 prices were changed and are not saved yet.');
  expect([price('05FK'), price('08ED'), price('17VL')]).toEqual(['1.562,00', '753,50', '280,00']);
  expect(screen.getByText('2 unsaved changes')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([price('05FK'), price('08ED')]).toEqual(['1.420,00', '685,00']);
  expect(screen.getByText('No unsaved changes')).toBeDefined();
});

it('takes prices over as edits that are rolled back by row, and saved with the list (R-425)', async () => {
  const { world } = await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mark 05FK' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mark 08ED' }));
  await openChanges();
  type('Percent', '10');
  fireEvent.click(await findButton('Apply 2 prices'));
  fireEvent.click(await findButton('Rollback 08ED'));
  expect(world.saves).toEqual([]);
  await press('Save prices');
  await waitFor(() => expect(world.saves).toHaveLength(1));
  const { optList } = world.saves[0]!.body as { optList: { code: string; price: number | null }[] };
  expect(optList.filter(({ code }) => ['05FK', '08ED'].includes(code))).toMatchObject([
    { code: '05FK', price: 1562 },
    { code: '08ED', price: 685 },
  ]);
});

it('starts a second change from what the first one left, and loses the marks on request', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mark 05FK' }));
  for (const expected of ['1.430,00', '1.440,00']) {
    await openChanges();
    choose('Change', 'add');
    type('Amount', '10');
    fireEvent.click(await findButton('Apply 1 price'));
    await waitFor(() => expect(price('05FK')).toBe(expected));
  }

  fireEvent.click(screen.getByRole('button', { name: 'Unmark 1 row' }));
  await openChanges();
  expect(dialog().queryByRole('radio', { name: /^Marked/ })).toBeNull();
});

it('copies the saved prices of another model year, and says what that one does not have (R-422)', async () => {
  await open();
  const other = mockValue<{ optionalsSection: { code: string; price: number }[] }>(
    'getPriceDetailsByModelVersion.complete',
  );
  server.use(
    http.get('*/ccb/auth/fe/priceConf/detailsByModelVersion/IT/:language/3410127', () =>
      HttpResponse.json({
        ...other,
        optionalsSection: other.optionalsSection
          .filter(({ code }) => code !== '08ED')
          .map((item) => (item.code === '05FK' ? { ...item, price: 1234.56 } : item)),
      }),
    ),
  );
  await openChanges();
  choose('Change', 'vehicle');
  choose('From model', '3410127');

  await dialog().findByText('Aurora MY27 has no price for it.');
  expect(dialog().getByText('1.234,56')).toBeDefined();
  fireEvent.click(await findButton('Apply 1 price'));
  await waitFor(() => expect(price('05FK')).toBe('1.234,56'));
});

it('takes no rate over from one model to another, whose list may be in another currency', async () => {
  await open();
  await openChanges();
  choose('Change', 'vehicle');
  choose('From model', '3410127');
  fireEvent.change(dialog().getByLabelText('Multiplied by'), { target: { value: '1,5' } });
  choose('From model', '3410128');

  expect(dialog().getByLabelText<HTMLInputElement>('Multiplied by').value).toBe('1');
});

it('asks for a rate to copy official prices into a list in another currency (decision I-10)', async () => {
  await open(aMarketUser({}, { currency: 'CHF' }));
  await openChanges();
  choose('Change', 'official');

  expect(dialog().getByLabelText<HTMLInputElement>('EUR for 1 CHF').value).toBe('');
  expect(dialog().queryByRole('button', { name: /^Apply \d/ })).toMatchObject({ disabled: true });
  type('EUR for 1 CHF', '1,1');
  await findButton(/^Apply \d+ prices$/);
});

it('is there only for who may set the prices of a card (R-420)', async () => {
  await open(aMarketUser({ isHQUser: true }));
  expect(screen.queryByRole('button', { name: 'Change prices…' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Mark/ })).toBeNull();
});

it('tells prices that the market does not set from those that it does (R-424)', async () => {
  await open(aMarketUser({}, { enableAccessories: false }));
  await openChanges();
  fireEvent.click(dialog().getByRole('radio', { name: /^Whole price list/ }));
  choose('Change', 'set');
  type('Amount', '700');
  fireEvent.click(dialog().getByRole('radio', { name: /^Refused/ }));

  expect(dialog().getAllByText('Italia does not set this price.')).toHaveLength(5);
});

it('opens on the card that the person used last, with the folds as they were left (R-426)', async () => {
  const seen: string[] = [];
  const scrollIntoView = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id);
  };
  try {
    const { store } = await open();
    expect(seen).toEqual([]);
    const isOpen = (name: string) => screen.queryByRole('button', { name, expanded: true }) !== null;
    fireEvent.click(screen.getByRole('button', { name: 'Model Prices and Equipments' }));
    expect(isOpen('Model Prices and Equipments')).toBe(false);
    act(() => screen.getByRole('button', { name: 'Accessories' }).focus());
    act(() => within(screen.getByRole('main')).getByLabelText('Market').focus());
    const { priceCards, priceCardUsed } = store.getState().preferences;
    expect(priceCards.prices_equipment?.isFolded).toBe(true);
    expect(priceCardUsed).toEqual({ by: 'market', id: 'accessories' });
    cleanup();

    seen.length = 0;
    const again = renderApp('/price_configurator', aMarketUser());
    again.store.dispatch(preferencesRestored({ priceCards, priceCardUsed }));
    await screen.findByRole('heading', { name: 'Model Prices and Equipments' });
    await waitFor(() => expect(seen).toContain('accessories'));
    expect(isOpen('Model Prices and Equipments')).toBe(false);
    expect(document.activeElement?.id).not.toBe('accessories');
  } finally {
    Element.prototype.scrollIntoView = scrollIntoView;
  }
});

it('drops an amount when the market turns out to have another currency by now', async () => {
  const { store, world } = await open();
  await openChanges();
  choose('Change', 'set');
  type('Amount', '100');
  fireEvent.blur(dialog().getByLabelText('Amount'));
  expect(dialog().getByLabelText<HTMLInputElement>('Amount').value).toBe('100,00');

  world.base = { ...world.base, currency: 'CHF' };
  act(() => void store.dispatch(emptyApi.util.invalidateTags(['PriceList'])));

  await waitFor(() => expect(dialog().getByLabelText<HTMLInputElement>('Amount').value).toBe(''));
  expect(dialog().getByLabelText('Amount').parentElement!.textContent).toContain('CHF');
});

it('asks before Esc throws away what was filled in', async () => {
  await open();
  await openChanges();
  type('Percent', '10');

  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

  expect(await screen.findByRole('alertdialog', { name: 'Unsaved changes' })).toBeTruthy();
});

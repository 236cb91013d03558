import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, EquipmentItem, MarketTax, PricePicture } from '../../../api';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import { mockValue } from '../../../test/mockValue';
import { answer, requests, server, startServer } from '../../../test/server';
import { reply } from '../../../test/steps';
import { storeOf } from '../../../test/storeOf';
import { admin } from '../../../test/users';
import { useTellEdits } from '../save/otherEdits';
import { ItemInfo } from './ItemInfo';
import { PriceBreakdown } from './PriceBreakdown';

startServer();
afterEach(cleanup);

const history = '*/ccb/auth/fe/changes/price/:id';
const picture = '*/ccb/auth/fe/priceConf/pricePicture/:market/:vetele';
const answerPicture = (variant: string) => server.use(http.get(picture, reply(`getPricePicture.${variant}`)));

interface Opened {
  price?: number | null;
  code?: string;
  officialPrice?: number;
  draft?: { taxes: MarketTax[] };
  user?: Partial<typeof admin>;
  onGoTo?: (code: string) => void;
}

/** The popover of 05FK beside a button in a row with a field; answers the sheet and the close. */
function open({ price = 1_420_000, code = '05FK', officialPrice, draft, user, onGoTo }: Opened = {}) {
  const sheet = createPriceSheet();
  sheet.load([{ code, price, officialPrice, isStandard: false, isHiddenByMarket: false }]);
  const page = document.createElement('div');
  page.innerHTML =
    '<div data-popover-row><input id="field"><button id="anchor">Price breakdown</button></div><button id="other">Other</button><div id="root"></div>';
  document.body.replaceChildren(page);
  const onClose = vi.fn();
  const anchor = document.getElementById('anchor')!;
  const { unmount } = render(
    <Provider store={storeOf({ ...admin, ...user })}>
      <MemoryRouter>
        <PriceBreakdown
          code={code}
          name="Vernice tristrato"
          sheet={sheet}
          market={admin.countries[0]!}
          vetele="3410126"
          anchor={anchor}
          draft={draft}
          onGoTo={onGoTo}
          onClose={onClose}
        />
      </MemoryRouter>
    </Provider>,
    { container: document.getElementById('root')! },
  );
  return { sheet, onClose, anchor, unmount };
}

const row = (name: RegExp) => screen.getByRole('row', { name }).textContent;
const allOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const withoutTax = 'From final price to price without tax';
const payment = 'From final price to what the customer pays';

beforeEach(() => {
  answer({ listChanges: 'empty' });
  answerPicture('default');
});

describe('the price picture (R-452 to R-456)', () => {
  it('shows every line of the server, and where it comes from', async () => {
    open({ code: '-' });

    expect(await allOf(withoutTax)).toEqual([
      'Final price 28.900,00Price list',
      'MESSA SU STRADA B2C−854,00Taxes of the price list',
      'QUOTA ESENTE B2C−146,00Taxes of the price list',
      'Taxable, VAT included 27.900,00',
      'VAT 22 % −5.031,15VAT of Italia',
      'MESSA SU STRADA B2B+700,00Taxes of the price list',
      'QUOTA ESENTE B2B+146,00Taxes of the price list',
      'Price without tax 23.714,85',
    ]);
    const formula = '(28.900,00 − 854,00 − 146,00) / 1,22 + 700,00 + 146,00 = 23.714,85';
    expect(screen.getByText(formula)).toBeTruthy();
    expect(await allOf(payment)).toEqual([
      'Final price 28.900,00Price list',
      'CONTRIBUTO PFU B2C+19,40Online taxes of the vehicle',
      'Price for private customers 28.919,40',
      'Autunno Aurora, porte aperte −867,00Campaign 1482: 3 % until 30/11/26 23:59',
      'The customer pays 28.052,40',
      'Downpayment −2.500,00Downpayment of the vehicle',
      'Left to pay 25.552,40',
    ]);
  });

  it('leads to what a line comes from, and closes', async () => {
    const { onClose } = open({ code: '-' });
    const links = within(await screen.findByRole('table', { name: payment })).getAllByRole('link');

    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/price_configurator?idCountry=IT&vetele=3410126#prices_equipment',
      '/price_configurator?idCountry=IT&vetele=3410126#online_taxes',
      '/sol_campaign?vetele=3410126&idCountry=IT&idCampaign=1482&filterObj=&countryToSelect=IT&modelToSelect=3410126&from=price_conf',
      '/sol_downpayment?action=search&market=IT',
    ]);
    fireEvent.click(links[0]!);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('goes to the price itself on the screen that has it', async () => {
    const onGoTo = vi.fn();
    const { onClose } = open({ onGoTo });
    const [link] = await screen.findAllByRole('link', { name: 'Price list' });

    fireEvent.click(link!, { ctrlKey: true });
    expect(onGoTo).not.toHaveBeenCalled();
    fireEvent.click(link!);

    expect(onGoTo).toHaveBeenCalledWith('-');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('leads to the market alone for its VAT', async () => {
    open({ code: '-' });

    const link = await screen.findByRole('link', { name: 'VAT of Italia' });
    expect(link.getAttribute('href')).toBe('/countries?code=IT');
  });

  it('leads only where the user may go', async () => {
    open({ code: '-', user: { solEnabledFrontEnd: false, ccadmEnabled: false } });

    const ways = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href')!);
    expect(ways.every((way) => way.startsWith('/price_configurator'))).toBe(true);
    expect(ways).toContain('/price_configurator?idCountry=IT&vetele=3410126#discount_and_visibility');
    expect(screen.queryByRole('link', { name: 'VAT of Italia' })).toBeNull();
  });

  it('asks for the customer and the day that are chosen', async () => {
    const asked: string[] = [];
    server.use(
      http.get(picture, ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(mockValue<PricePicture>('getPricePicture.companies'));
      }),
    );
    open({ code: '-' });
    await screen.findByText('No campaign on this day.', { exact: false });

    fireEvent.click(screen.getByRole('radio', { name: 'B2B' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const day = screen.getByRole('textbox', { name: 'Day' });
    fireEvent.change(day, { target: { value: '24/12/26' } });
    fireEvent.blur(day);

    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked).toEqual([
      '?code=-&customer=B2C',
      '?code=-&customer=B2B',
      '?code=-&customer=B2B&day=2026-12-24',
    ]);
  });

  it("draws no former customer's amounts while the chosen one's are awaited", async () => {
    open({ code: '-' });
    await screen.findByRole('row', { name: /^Left to pay/ });
    let answer: (() => void) | undefined;
    server.use(
      http.get(picture, async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json(mockValue<PricePicture>('getPricePicture.companies'));
      }),
    );

    fireEvent.click(screen.getByRole('radio', { name: 'B2B' }));

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'B2B' }).checked).toBe(true);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('region', { name: 'Price breakdown' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }).value).toBe('20/11/26');

    await waitFor(() => expect(answer).toBeDefined());
    answer!();
    expect(await screen.findByRole('row', { name: /^Price for companies/ })).toBeTruthy();
  });

  it('says what the amounts are not: of another day, and without those of another currency', async () => {
    answerPicture('dollars');
    open({ code: '-' });

    expect(
      await screen.findByText(
        "Prices, taxes and downpayment are today's; only campaigns are those of the chosen day.",
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'The price list is in USD. Online taxes, campaign amounts and downpayments are in EUR and are left out.',
      ),
    ).toBeTruthy();
    expect((await allOf(payment)).slice(1)).toEqual([
      'Autunno Aurora, porte aperte −867,00Campaign 1482: 3 % until 30/11/26 23:59',
      'The customer pays 28.033,00',
    ]);
  });

  it.each([
    ['companies', 'No campaign on this day.'],
    ['employees', 'Campaigns are for private customers and companies. No downpayment for this vehicle.'],
    ['option', 'The downpayment is paid with the base price.'],
    ['bare', 'Campaigns and downpayments of online sales are not part of this breakdown.'],
  ])('says what is missing: %s', async (variant, reason) => {
    answerPicture(variant);
    open();

    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it('says so without a price, and offers another try where it failed', async () => {
    server.use(http.get(picture, () => HttpResponse.json({ message: 'Gone for a moment' }, { status: 503 })));
    open({ price: null });
    expect(await screen.findByText('Gone for a moment')).toBeTruthy();

    answerPicture('noPrice');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Save a final price to see what becomes of it.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is of what is saved, and says so while the row holds something else', async () => {
    const { sheet } = open();
    const note = 'This is of the saved price: your change is not in it yet.';
    await screen.findByRole('table', { name: payment });
    expect(screen.queryByText(note)).toBeNull();

    act(() => sheet.type('05FK', '12.600', '#.##0,00'));
    expect(screen.getByText(note)).toBeTruthy();
    expect((await allOf(withoutTax))[0]).toContain('28.900,00');

    act(() => sheet.type('05FK', 'tanto', '#.##0,00'));
    expect(screen.getByText(note)).toBeTruthy();
  });
});

describe('unsaved edits of another card', () => {
  function Edits() {
    useTellEdits('taxes', 'Taxes', 2);
    useTellEdits('online_taxes', 'Online taxes', 1);
    return null;
  }
  const notes = () => screen.queryAllByText(/are not in it yet/).map(({ textContent }) => textContent);

  it('are told beside the base price, which they are a part of', async () => {
    render(<Edits />);
    const { unmount } = open({ code: '-' });
    await screen.findByRole('table', { name: payment });

    expect(notes()).toEqual([
      'This is of what is saved: your changes of the card Taxes are not in it yet.',
      'This is of what is saved: your changes of the card Online taxes are not in it yet.',
    ]);
    unmount();
    open();
    await screen.findByRole('table', { name: payment });
    expect(notes()).toEqual([]);
  });
});

describe('the breakdown of a draft', () => {
  const taxes = mockValue<MarketTax[]>('getMarketTaxes.default');

  it('shows every step of what is typed, and asks the server nothing', () => {
    open({ code: '-', draft: { taxes } });

    expect(row(/^Final price/)).toContain('14.200,00');
    expect(row(/^MESSA SU STRADA B2C/)).toContain('−854,00');
    expect(row(/^VAT 22 %/)).toContain('−2.380,33');
    expect(row(/^Price without tax/)).toContain('11.665,67');
    expect(
      screen.getByText('(14.200,00 − 854,00 − 146,00) / 1,22 + 700,00 + 146,00 = 11.665,67'),
    ).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^Price history/ })).toBeNull();
    expect(requests()).toEqual([]);
  });

  it('follows what is typed into the price of an item, and says what is not one', () => {
    const { sheet } = open({ price: 12_000, draft: { taxes } });
    expect(screen.getByText('120,00 / 1,22 = 98,36')).toBeTruthy();
    expect(screen.queryByRole('row', { name: /MESSA SU STRADA/ })).toBeNull();

    act(() => sheet.type('05FK', '12.600', '#.##0,00'));
    expect(row(/^Final price/)).toContain('12.600,00');

    act(() => sheet.type('05FK', 'tanto', '#.##0,00'));
    expect(screen.getByText('Not a price')).toBeTruthy();

    act(() => sheet.type('05FK', '', '#.##0,00'));
    expect(screen.getByRole('heading', { name: 'No price' })).toBeTruthy();
  });
});

describe('the price history', () => {
  it('draws the official price beside the final one, and tells of each dot who set it when', async () => {
    answer({ listChanges: 'price' });
    open({ officialPrice: 142_000 });

    expect(await screen.findByText('Official price 1.420,00 EUR')).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^Price history in EUR/ })).toBeTruthy();
    expect(await screen.findByText(/^Older amounts are as they were entered/)).toBeTruthy();
    const dots = [...(await screen.findByRole('img')).querySelectorAll('circle > title')];
    expect(dots.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^10\/03\/26 \d\d:\d\d, Marco Ferri: 620,00$/),
      expect.stringMatching(/^02\/10\/26 \d\d:\d\d, Marco Ferri: 650,00$/),
      expect.stringMatching(/^18\/11\/26 \d\d:\d\d, Giulia Bassi: 685,00$/),
    ]);
  });

  it('lists who changed the price when, from what, to what and how', async () => {
    answer({ listChanges: 'price' });
    const { sheet } = open({ price: 68_500 });

    const list = within(await screen.findByRole('list', { name: /Changes of the price/ }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^18\/11\/26.*Giulia Bassi Manual685,00 \+35,00$/),
      expect.stringMatching(/^02\/10\/26.*Marco Ferri Import listino ottobre.xlsx650,00 \+30,00$/),
      expect.stringMatching(/^10\/03\/26.*Marco Ferri Manual620,00 First price$/),
    ]);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Final price of 05FK, 3 changes: from 620,00 on 10/03/26 to 685,00 on 18/11/26',
    );

    act(() => sheet.type('05FK', '700', '#.##0,00'));
    expect(list.getAllByRole('listitem')[0]!.textContent).toBe('NowYou Not saved700,00 +15,00');
  });

  it('says so where nobody changed the price, and offers another try where the history failed', async () => {
    server.use(http.get(history, () => HttpResponse.json({ message: 'Gone for a moment' }, { status: 503 })));
    open();
    expect(await screen.findByText('Gone for a moment')).toBeTruthy();

    answer({ listChanges: 'empty' });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Nobody has changed this price yet.')).toBeTruthy();
  });

  it('says where each change came from: a person, a file, or a change of several lists', async () => {
    const [byHand, fromFile, first] = mockValue<Change[]>('listChanges.price');
    server.use(http.get(history, () => HttpResponse.json([byHand, fromFile, { ...first, source: 'bulk' }])));

    open({ code: '-' });

    for (const origin of ['Manual', 'Import listino ottobre.xlsx', 'Several lists'])
      expect(await screen.findByText(origin)).toBeTruthy();
  });

  it('asks for the base price as - and shows no code', async () => {
    const asked: unknown[] = [];
    server.use(
      http.get(history, ({ params }) => {
        asked.push(params['id']);
        return HttpResponse.json([]);
      }),
    );

    open({ code: '-', price: 2_890_000 });

    await screen.findByText('Nobody has changed this price yet.');
    expect(asked).toEqual(['IT~3410126~-']);
    expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent?.trim()).toBe('Vernice tristrato');
  });
});

describe('the popover', () => {
  it('takes the focus, marks its button, and closes with Esc and a click elsewhere, not in its row', () => {
    answer({ listChanges: 'empty' });
    const { onClose, anchor, unmount } = open();
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    expect(anchor.getAttribute('aria-expanded')).toBe('true');

    fireEvent.pointerDown(document.getElementById('field')!);
    fireEvent.focusIn(document.getElementById('field')!);
    expect(onClose).not.toHaveBeenCalled();

    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    fireEvent.pointerDown(document.getElementById('other')!);
    expect(onClose).toHaveBeenCalledTimes(2);

    unmount();
    expect(document.activeElement).toBe(anchor);
    expect(anchor.hasAttribute('aria-expanded')).toBe(false);
  });

  it('leads back to its button with Tab', () => {
    answer({ listChanges: 'empty' });
    const { anchor } = open();

    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Tab', shiftKey: true });

    expect(document.activeElement).toBe(anchor);
  });
});

describe('the info of an item', () => {
  const show = (itemLastModInfo: string) => {
    const item = { code: '08ED', description: 'Cerchi', itemLastModInfo } as EquipmentItem;
    const anchor = document.body.appendChild(document.createElement('button'));
    render(<ItemInfo item={item} anchor={anchor} onClose={() => undefined} />);
  };

  it('tells the last change', () => {
    show('Giulia Bassi, 18/11/26 17:42: 650,00 → 685,00');

    const dialog = screen.getByRole('dialog').textContent;
    for (const part of ['Giulia Bassi', '18/11/26 17:42, the market’s time', '650,00', '685,00'])
      expect(dialog).toContain(part);
  });

  it('is a sentence in other words as it stands', () => {
    show('Changed by the yearly revision');

    expect(screen.getByRole('dialog').textContent).toContain('Changed by the yearly revision');
  });

  it('is not there for an item that nobody changed (R-180)', () => {
    show('No edit info');

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

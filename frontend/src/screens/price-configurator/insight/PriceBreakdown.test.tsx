import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Change, EquipmentItem, MarketTax } from '../../../api';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import { mockValue } from '../../../test/mockValue';
import { server, startServer } from '../../../test/server';
import { reply } from '../../../test/steps';
import { storeOf } from '../../../test/storeOf';
import { admin } from '../../../test/users';
import { ItemInfo } from './ItemInfo';
import { PriceBreakdown } from './PriceBreakdown';

startServer();
afterEach(cleanup);

const history = '*/ccb/auth/fe/changes/price/:id';

/** The popover of 05FK beside a button in a row with a field; answers the sheet and the close. */
function open({
  price = 1_420_000,
  code = '05FK',
  areTaxesRead = true,
}: { price?: number | null; code?: string; areTaxesRead?: boolean } = {}) {
  const sheet = createPriceSheet();
  sheet.load([{ code, price, isStandard: false, isHiddenByMarket: false }]);
  const page = document.createElement('div');
  page.innerHTML =
    '<div data-popover-row><input id="field"><button id="anchor">Price breakdown</button></div><button id="other">Other</button><div id="root"></div>';
  document.body.replaceChildren(page);
  const onClose = vi.fn();
  const anchor = document.getElementById('anchor')!;
  const { unmount } = render(
    <Provider store={storeOf(admin)}>
      <MemoryRouter>
        <PriceBreakdown
          code={code}
          name="Vernice tristrato"
          sheet={sheet}
          market={admin.countries[0]!}
          taxes={areTaxesRead ? mockValue<MarketTax[]>('getMarketTaxes.default') : undefined}
          vetele="3410126"
          anchor={anchor}
          onClose={onClose}
        />
      </MemoryRouter>
    </Provider>,
    { container: document.getElementById('root')! },
  );
  return { sheet, onClose, anchor, unmount };
}

const row = (name: RegExp) => screen.getByRole('row', { name }).textContent;

describe('the price breakdown', () => {
  it('shows every step from the final price to the price without tax', async () => {
    server.use(http.get(history, reply('listChanges.price')));

    open({ code: '-' });

    expect(row(/^Final price/)).toContain('14.200,00');
    expect(row(/^MESSA SU STRADA B2C/)).toContain('−854,00');
    expect(row(/^QUOTA ESENTE B2C/)).toContain('−146,00');
    expect(row(/^VAT 22 %/)).toContain('−2.380,33');
    expect(row(/^MESSA SU STRADA B2B/)).toContain('+700,00');
    expect(row(/^QUOTA ESENTE B2B/)).toContain('+146,00');
    expect(row(/^Price without tax/)).toContain('11.665,67');
    const formula = '(14.200,00 − 854,00 − 146,00) / 1,22 + 700,00 + 146,00 = 11.665,67';
    expect(screen.getByText(formula)).toBeTruthy();
    await screen.findByText('3 changes');
  });

  it('takes VAT alone off an item, whatever the taxes of the market are', () => {
    server.use(http.get(history, reply('listChanges.empty')));

    open({ price: 12_000, areTaxesRead: false });

    expect(row(/^VAT 22 %/)).toContain('−21,64');
    expect(screen.getByText('120,00 / 1,22 = 98,36')).toBeTruthy();
    expect(screen.queryByRole('row', { name: /MESSA SU STRADA/ })).toBeNull();
  });

  it('shows no steps before the taxes are read', () => {
    server.use(http.get(history, reply('listChanges.empty')));

    open({ code: '-', areTaxesRead: false });

    expect(screen.getByText('The taxes of the market have not been read.')).toBeDefined();
    expect(screen.queryByRole('row')).toBeNull();
  });

  it('follows what is typed into the price, and says what is not one', () => {
    server.use(http.get(history, reply('listChanges.empty')));
    const { sheet } = open();

    act(() => sheet.type('05FK', '12.600', '#.##0,00'));
    expect(row(/^Final price/)).toContain('12.600,00');

    act(() => sheet.type('05FK', 'tanto', '#.##0,00'));
    expect(screen.getByText('Not a price')).toBeTruthy();

    act(() => sheet.type('05FK', '', '#.##0,00'));
    expect(screen.getByRole('heading', { name: 'No price' })).toBeTruthy();
  });

  it('lists who changed the price when, from what, to what and how', async () => {
    server.use(http.get(history, reply('listChanges.price')));
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

    server.use(http.get(history, reply('listChanges.empty')));
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
    server.use(http.get(history, reply('listChanges.empty')));
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
    server.use(http.get(history, reply('listChanges.empty')));
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
    for (const part of ['Giulia Bassi', '18/11/26 17:42', '650,00', '685,00']) expect(dialog).toContain(part);
  });

  it('is not there for an item that nobody changed (R-180)', () => {
    show('No edit info');

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

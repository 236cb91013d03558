import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BasePriceInfo, Market, MarketTax, PriceDetails, SessionUser } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { renderPart } from '../../../test/renderPart';
import { answer, requests, server, startServer } from '../../../test/server';
import { bodiesSent, reply, press as pressAmong } from '../../../test/steps';
import { admin, aUser } from '../../../test/users';
import { AlternativePricelistsDialog } from './AlternativePricelistsDialog';

startServer();

const path = '/ccb/auth/fe/priceConf';
const lists = `*${path}/alternativePriceLists/IT/3410126`;
const details = `*${path}/detailsExceptionByModelVersion/IT/3410126/:code/:excluded`;
const saving = `*${path}/saveSniMarketDataModelAndOpt/IT/3410126/:code/:excluded`;
const one = mockValue<object[]>('findAlternativePriceLists.default');

beforeEach(() => {
  answer({ getPriceDetailsByModelVersion: 'complete' });
  server.use(http.get('*/ccb/auth/fe/interfaceLabel/findByGroup', () => HttpResponse.json([])));
});

const market = aUser({ username: 'g.bassi', userAliasFromModis: '', priceConfEnabled: true });

function open(user: SessionUser = market, of: Partial<Market> = {}) {
  const onClose = vi.fn();
  renderPart(
    {
      '/': (
        <AlternativePricelistsDialog
          market={{ ...admin.countries[0]!, ...of }}
          vetele="3410126"
          modelName="Aurora 1.5 Hybrid MY26"
          base={mockValue<BasePriceInfo>('getBasePriceInfo.default')}
          details={mockValue<PriceDetails>('getPriceDetailsByModelVersion.complete')}
          taxes={mockValue<MarketTax[]>('getMarketTaxes.default')}
          onClose={onClose}
        />
      ),
    },
    '/',
    user,
  );
  return { onClose };
}

/** The dialog in front. */
const front = () => within(screen.getAllByRole('dialog').at(-1)!);
const press = (name: string) => pressAmong(name, front);
const price = (label: RegExp) => front().getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(price(label), { target: { value } });
const none = () => answer({ findAlternativePriceLists: 'empty', getAlternativePriceListDetails: 'empty' });

async function modify() {
  await press('Change');
  await press('Configure');
  await front().findByRole('tablist');
}
async function insert(code = '08ED') {
  await press('Add');
  fireEvent.change(front().getByLabelText('Opt'), { target: { value: code } });
}

describe('the dialog of alternative price lists', () => {
  it('shows market and model, which cannot be changed here, the warning and the one list (R-262, R-268)', async () => {
    open();

    expect((await front().findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'Code',
      'Model',
      'Excluded',
      'Actions',
    ]);
    await front().findByText('19PB');
    for (const label of ['Market', 'Model']) expect(price(new RegExp(`^${label}$`)).disabled).toBe(true);
    expect(front().getByText(/New Inventory Shopping Tool/)).toBeTruthy();
    expect(front().queryByRole('button', { name: 'Add' })).toBeNull();
    expect(front().getByRole('button', { name: 'Change' })).toBeTruthy();
    expect(front().getByRole('button', { name: 'Delete' })).toBeTruthy();
  });

  it('offers Add while there is none (R-194, R-197)', async () => {
    none();
    open();

    expect(await front().findByText('Empty Alternative Pricelist')).toBeTruthy();
    await press('Add');

    expect(within(front().getByLabelText('Opt')).getAllByRole('option')[0]!.textContent).toBe(
      'Select an Opt',
    );
    for (const name of ['Configure', 'Save'])
      expect(front().getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    await press('Cancel');
    expect(front().queryByLabelText('Opt')).toBeNull();
  });

  it('begins a new list with the normal prices and stores it (R-195)', async () => {
    none();
    open();
    await insert();
    fireEvent.click(front().getByLabelText('Excluded'));
    await press('Configure');
    await front().findByRole('tablist');
    expect(front().getByText(/^No prices differ/)).toBeTruthy();
    expect(front().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);

    type(/^Final price of 05FK/, '1.399,5');
    server.use(http.get(lists, () => HttpResponse.json(one)));
    await press('Save');

    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
    const [sent] = requests().filter(({ method }) => method === 'PUT');
    const { pathname, searchParams } = new URL(sent!.url);
    expect(pathname).toBe(`${path}/saveSniMarketDataModelAndOpt/IT/3410126/08ED/true`);
    expect(searchParams.get('version')).toBe('0');
    const [body] = (await bodiesSent('PUT', path)) as { optList: object[] }[];
    expect(body).toMatchObject({ userModis: 'g.bassi', currency: 'EUR', basePrice: { price: 28900 } });
    expect(body!.optList).toContainEqual({ code: '05FK', price: 1399.5 });
    expect(await screen.findByText('Alternative price list of 19PB saved')).toBeTruthy();
    expect(await front().findByText('19PB')).toBeTruthy();
    expect(front().queryByLabelText('Opt')).toBeNull();
  });

  it('changes a list over the version that it was read in, as the market writes amounts, and asks about a large change (R-196)', async () => {
    open();
    await modify();
    fireEvent.blur(price(/^Final price, EUR/));
    expect(price(/^Final price, EUR/).value).toBe('28.500,00');
    expect(front().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);

    type(/^Final price of 05FK/, '12500');
    fireEvent.blur(price(/^Final price of 05FK/));
    expect(price(/^Final price of 05FK/).value).toBe('12.500,00');
    await press('Save');
    const question = within(await screen.findByRole('alertdialog', { name: /changes by more than half/ }));
    expect(question.getByRole('row').textContent).toMatch(/^05FK .*→12\.500,00$/);
    fireEvent.click(question.getByRole('button', { name: 'Save all the same' }));

    await waitFor(() => expect(requests().some(({ method }) => method === 'PUT')).toBe(true));
    const [sent] = requests().filter(({ method }) => method === 'PUT');
    expect(new URL(sent!.url).searchParams.get('version')).toBe('2');
  });

  it('stays open with what was typed while it was being stored, and stores that next', async () => {
    const whileStoring = vi.fn(() => {
      if (whileStoring.mock.calls.length === 1) type(/^Final price of 05FK/, '1350');
    });
    server.use(
      http.put(saving, () => {
        whileStoring();
        return reply('saveAlternativePriceList.default')();
      }),
    );
    open();
    await modify();
    type(/^Final price of 05FK/, '1300');
    await press('Save');

    await waitFor(() => expect(whileStoring).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(front().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false),
    );
    expect(price(/^Final price of 05FK/).value).toMatch(/^1\.?350/);
    await press('Save');

    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
    const [, next] = requests().filter(({ method }) => method === 'PUT');
    const { version } = mockValue<{ version: number }>('saveAlternativePriceList.default');
    expect(new URL(next!.url).searchParams.get('version')).toBe(String(version));
  });

  it('stays open until what is being stored is stored', async () => {
    let store = () => {};
    const stored = new Promise<void>((resolve) => (store = resolve));
    server.use(http.put(saving, async () => (await stored, reply('saveAlternativePriceList.default')())));
    open();
    await modify();
    type(/^Final price of 05FK/, '1300');
    await press('Save');

    const cancel = front().getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel.disabled).toBe(true));
    fireEvent(screen.getAllByRole('dialog').at(-1)!, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(price(/^Final price of 05FK/).value).toBe('1300');

    store();
    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
  });

  it('opens nothing once the reading of the prices is cancelled', async () => {
    none();
    open();
    await insert();
    let answered = () => {};
    const late = new Promise<void>((resolve) => (answered = resolve));
    const asked = vi.fn();
    server.use(http.get(details, async () => (asked(), await late, HttpResponse.json([]))));
    await press('Configure');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await press('Cancel');

    answered();
    await press('Add');
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(screen.queryByRole('tablist')).toBeNull();
    expect(front().getByLabelText('Opt')).toBeTruthy();
  });

  it('says what the factory asks in the currency of the market, and hides and shows nothing', async () => {
    open(market, { currency: 'MXN' });
    await modify();

    expect(front().getByText(/^Amounts in EUR.*; those of the factory in MXN$/)).toBeTruthy();
    expect(front().getByText(/^28[.]?700(,00)? MXN$/)).toBeTruthy();
    const boxes = front().getAllByRole<HTMLInputElement>('checkbox', { name: /^Hide/ });
    expect(boxes.some(({ checked }) => checked)).toBe(true);
    expect(boxes.every(({ disabled }) => disabled)).toBe(true);
  });

  it('has the former values back after Cancel (R-267)', async () => {
    open();
    await modify();
    type(/^Final price of 05FK/, '1');
    type(/^Final price, EUR/, '2');
    await press('Cancel');
    fireEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Unsaved changes' })).getByRole('button', {
        name: 'Leave without saving',
      }),
    );
    expect(screen.queryByRole('tablist')).toBeNull();

    await modify();

    expect(price(/^Final price of 05FK/).value).toBe('1.410,00');
    expect(price(/^Final price, EUR/).value).toMatch(/^28\.?500/);
    expect(requests().some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('does not save blank prices or a base price of 0, and says why', async () => {
    open();
    await modify();
    const save = () => front().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled;

    type(/^Final price of 05FK/, '');
    expect(front().getByText('1 item has no price.')).toBeTruthy();
    expect(save()).toBe(true);

    type(/^Final price of 05FK/, '0');
    expect(save()).toBe(false);

    type(/^Final price, EUR/, '0');
    expect(front().getByText('The base price must be above 0.')).toBeTruthy();
    expect(save()).toBe(true);
  });

  it.each([
    ['EUR', 1],
    ['CHF', 0],
  ])(
    'takes official prices in the currency of the list only: those of a market in %s',
    async (currency, ways) => {
      open(market, { currency });
      await modify();
      type(/^Final price of 05FK/, '');

      expect(front().queryAllByRole('button', { name: /^Take the official price/ })).toHaveLength(ways);
    },
  );

  it('only logs codes that are not found (R-199)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(
      http.get(details, () =>
        HttpResponse.json([
          ['-', 28500],
          ['GONE', 5],
          ['05FK', 1400],
        ]),
      ),
    );
    open();

    await modify();

    expect(warn).toHaveBeenCalledWith(expect.stringContaining('not found: GONE'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(price(/^Final price of 05FK/).value).toBe('1.400,00');
    warn.mockRestore();
  });

  describe('after a colleague was faster', () => {
    /** What is stored now; saving is refused until the version is that one. */
    const stale = (version: number, pairs: unknown[]) =>
      server.use(
        http.get(lists, () => HttpResponse.json(version > 0 ? [{ ...one[0], version }] : [])),
        http.get(details, () => HttpResponse.json(pairs)),
        http.put(saving, ({ request }) =>
          new URL(request.url).searchParams.get('version') === String(version)
            ? reply('saveAlternativePriceList.default')()
            : reply('saveAlternativePriceList.normal', 409)(),
        ),
      );
    const base = ['-', 28500];
    const sent = async () => {
      await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
      const [call] = requests()
        .filter(({ method }) => method === 'PUT')
        .slice(-1);
      const bodies = (await bodiesSent('PUT', path)) as { optList: object[] }[];
      return {
        version: new URL(call!.url).searchParams.get('version'),
        optList: bodies.at(-1)!.optList,
      };
    };

    it('merges cells that only one of both changed, and saves again by itself', async () => {
      open();
      await modify();
      type(/^Final price of 05FK/, '1300');
      stale(3, [base, ['05FK', 1410], ['08ED', 600]]);
      await press('Save');

      const { version, optList } = await sent();
      expect(version).toBe('3');
      expect(optList).toContainEqual({ code: '05FK', price: 1300 });
      expect(optList).toContainEqual({ code: '08ED', price: 600 });
    });

    it.each([
      ['Keep all mine', 1300],
      ['Take all theirs', 1],
    ])('asks about a cell that both changed, and overwrites nothing unseen: %s', async (name, expected) => {
      open();
      await modify();
      type(/^Final price of 05FK/, '1300');
      type(/^Final price, EUR/, '29000');
      stale(3, [base, ['05FK', 1], ['08ED', 600]]);
      await press('Save');

      const question = await screen.findByRole('dialog', { name: /same prices/ });
      expect(question.textContent).toContain('1.410,00');
      expect(question.textContent).toContain('1.300,00');
      expect(question.textContent).toContain('1,00');
      expect(question.textContent).toContain('A colleague saved the alternative price list of 19PB');
      expect(requests().filter(({ method }) => method === 'PUT')).toHaveLength(1);
      await press(name);
      await press('Save');

      const { version, optList } = await sent();
      expect(version).toBe('3');
      expect(optList).toContainEqual({ code: '05FK', price: expected });
      expect(optList).toContainEqual({ code: '08ED', price: 600 });
    });

    it.each(['1300', ''])(
      'takes the newer normal prices into a new list, 05FK typed as %j',
      async (typed) => {
        none();
        open();
        await insert();
        await press('Configure');
        await front().findByRole('tablist');
        if (typed) type(/^Final price of 05FK/, typed);
        const normal = mockValue<PriceDetails>('getPriceDetailsByModelVersion.complete');
        const optionalsSection = normal.optionalsSection.map((item) =>
          item.code === '08ED' ? { ...item, price: 701 } : item,
        );
        const newer = { ...mockValue<BasePriceInfo>('getBasePriceInfo.default'), price: 29_767, version: 99 };
        server.use(
          http.get(`*${path}/basePriceInfo/IT/3410126`, () => HttpResponse.json(newer)),
          http.get(`*${path}/detailsByModelVersion/IT/:language/3410126`, () =>
            HttpResponse.json({ ...normal, optionalsSection, version: 99 }),
          ),
          http.put(saving, ({ request }) =>
            new URL(request.url).searchParams.get('normalVersion') === '99'
              ? reply('saveAlternativePriceList.default')()
              : HttpResponse.json({ message: 'Somebody was faster.' }, { status: 409 }),
          ),
        );
        await press('Save');

        const { version, optList } = await sent();
        expect(version).toBe('0');
        expect(optList).toContainEqual({ code: '05FK', price: Number(typed || '1420') });
        expect(optList).toContainEqual({ code: '08ED', price: 701 });
        expect(screen.queryByText(/A colleague deleted/)).toBeNull();
      },
    );

    it('says that the list was deleted, keeps its prices, and recreates it', async () => {
      open();
      await modify();
      type(/^Final price, EUR/, '29000');
      stale(0, []);
      await press('Save');

      expect(await screen.findByText(/A colleague deleted the alternative price list of 19PB/)).toBeTruthy();
      fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
      expect(price(/^Final price of 05FK/).value).toBe('1.410,00');
      await press('Save');

      const { version, optList } = await sent();
      expect(version).toBe('0');
      expect(optList).toContainEqual({ code: '05FK', price: 1410 });
    });
  });

  const of08ED = (isExcluded: boolean) => [{ ...one[0], keyCodopt: '08ED', isExcluded }];
  it.each([
    ['deleted it', 'Change', [], 'A colleague has meanwhile deleted the alternative price list of 19PB.'],
    ['added another one', 'Add', of08ED(true), 'There is an alternative price list of 08ED already'],
    ['added it', 'Add', of08ED(false), 'A colleague has meanwhile added the alternative price list of 08ED.'],
  ])(
    'says at Configure that a colleague has %s, and shows what is there now',
    async (_what, begin, now, news) => {
      if (begin === 'Add') none();
      open();
      await (begin === 'Add' ? insert() : press(begin));
      server.use(http.get(lists, () => HttpResponse.json(now)));
      await press('Configure');

      expect((await front().findByText(news, { exact: false })).closest('[role=status]')).toBeTruthy();
      expect(screen.queryByRole('tablist')).toBeNull();
      expect(front().queryByLabelText('Opt')).toBeNull();
      expect(front().getByRole('button', { name: now.length > 0 ? 'Change' : 'Add' })).toBeTruthy();
    },
  );

  it('only says so where a colleague has added another list after Configure', async () => {
    none();
    open();
    await insert();
    await press('Configure');
    await front().findByRole('tablist');
    answer({ findAlternativePriceLists: 'default', saveAlternativePriceList: 'another' });
    await press('Save');

    const message = await screen.findByRole('alertdialog');
    expect(message.textContent).toContain('There is an alternative price list of 19PB already');
    expect(within(message).queryByRole('button', { name: 'Ricarica' })).toBeNull();
    expect(screen.getByRole('tablist')).toBeTruthy();
  });

  it('shows a red message and keeps everything when a save is refused', async () => {
    server.use(http.put(saving, () => HttpResponse.json({ message: 'Not this price.' }, { status: 400 })));
    open();
    await modify();
    type(/^Final price of 05FK/, '1300');
    await press('Save');

    expect((await screen.findByRole('alertdialog')).textContent).toContain('Not this price.');
    expect(price(/^Final price of 05FK/).value).toMatch(/^1\.?300/);
  });

  it('deletes after a question, and Add is back', async () => {
    open();
    await press('Delete');
    answer({ findAlternativePriceLists: 'empty' });
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Alternative price list of 19PB deleted')).toBeTruthy();
    expect(await front().findByRole('button', { name: 'Add' })).toBeTruthy();
  });

  it('deletes only the version that is shown, and shows the newer one after a refusal', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const deleting = `*${path}/deleteAlternativePriceLists/IT/3410126/:code/:excluded`;
    open();
    await front().findByText('19PB');
    const remove = async () => {
      await press('Delete');
      fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    };
    server.use(
      http.get(lists, () => HttpResponse.json([{ ...one[0], version: 3 }])),
      http.delete(deleting, reply('deleteAlternativePriceList.stale', 409), { once: true }),
    );
    await remove();
    expect(await screen.findByText(/It was not deleted/)).toBeTruthy();
    await waitFor(() =>
      expect(requests().filter(({ url }) => url.includes('/alternativePriceLists/'))).toHaveLength(2),
    );
    await remove();
    expect(await screen.findByText('Alternative price list of 19PB deleted')).toBeTruthy();

    const versions = requests()
      .filter(({ method }) => method === 'DELETE')
      .map(({ url }) => new URL(url).searchParams.get('version'));
    expect(versions).toEqual(['2', '3']);
    error.mockRestore();
  });

  it('lets headquarters read only', async () => {
    open(aUser({ username: 'hq', isHQUser: true, priceConfEnabled: true }));

    await press('View');
    await front().findByRole('tablist');

    expect(front().queryByRole('button', { name: 'Save' })).toBeNull();
    expect(price(/^Final price, EUR/).readOnly).toBe(true);
    expect(front().queryByLabelText(/^Final price of 05FK/)).toBeNull();
  });

  it('says quietly that the prices could not be read', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.get(details, () => HttpResponse.json({ message: 'Not now.' }, { status: 503 })));
    open();
    await press('Change');
    await press('Configure');

    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
    error.mockRestore();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { useParams } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { BasePriceInfo } from '../../../api';
import { usePriceCell } from '../../../kit/grid/usePriceSheet';
import { mockValue } from '../../../test/mockValue';
import { servePriceList } from '../../../test/priceWorld';
import { renderPart } from '../../../test/renderPart';
import { reply } from '../../../test/steps';
import { server, startServer, requestsTo } from '../../../test/server';
import { users } from '../../../test/users';
import { PriceConflictQuestion } from '../page/PriceListPage';
import { RestoredEdits } from '../../../kit/versioned/RestoredEdits';
import { SaveBar } from './SaveBar';
import { usePriceList, type PriceList } from './usePriceList';

startServer();

const italy = { id: 'IT', description: 'Italia', currency: 'EUR', pricemask: '#.##0,00' };

function Price({ list, code }: { list: PriceList; code: string }) {
  const { text, price } = usePriceCell(list.sheet, code);
  const value = text ?? (price === null ? '' : String(price / 100));
  return (
    <input
      aria-label={code}
      value={value}
      onChange={(event) => list.sheet.type(code, event.target.value, '#.##0,00')}
    />
  );
}

const gone = vi.fn();

function Editor({ vetele }: { vetele: string }) {
  const list = usePriceList({ market: italy, vetele, language: 'it' });
  return (
    <>
      <p>{list.isLoading ? 'Loading' : list.isFailed ? 'Failed' : `${list.base?.vetele} v${list.version}`}</p>
      {['-', '05FK', '08ED', '17VL', 'AC01'].map((code) => (
        <Price key={code} list={list} code={code} />
      ))}
      <input
        aria-label="Currency"
        value={list.currency}
        onChange={(event) => list.setCurrency(event.target.value)}
      />
      <input aria-label="Mask" value={list.mask} onChange={(event) => list.setMask(event.target.value)} />
      <input
        aria-label="Visible"
        type="checkbox"
        checked={list.isPublished}
        onChange={(event) => list.setPublished(event.target.checked)}
      />
      <button onClick={list.refresh}>Refresh</button>
      <button onClick={() => list.sheet.rollback(['05FK'])}>Rollback of 05FK</button>
      <RestoredEdits draft={list.draft} isDirty={list.isDirty} onDiscard={list.rollback} />
      {list.list && (
        <SaveBar
          list={list.list}
          sections={list.sections}
          isSaving={list.isSaving}
          onSave={list.save}
          onGoTo={gone}
        />
      )}
      <PriceConflictQuestion list={list} market={italy} />
    </>
  );
}

/** The same screen for every vehicle, as the real one. */
const Routed = () => <Editor vetele={useParams().vetele ?? ''} />;

/** The list of a vehicle on its own; the address chooses which one, as that of the screen does. */
async function open({ user = users.market, vetele = '3410126', until = /v\d+/ } = {}) {
  const view = renderPart({ ':vetele': <Routed /> }, `/${vetele}`, user);
  await screen.findByText(until);
  return view;
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save prices' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settled = (version: number) => screen.findByText(new RegExp(`v${version}$`));
const values = (...labels: string[]) => labels.map((label) => input(label).value);

it('loads base price and details into one sheet', async () => {
  servePriceList();
  await open();

  expect(values('-', '05FK', 'AC01', 'Mask')).toEqual(['28900', '1420', '85', '#.##0,00']);
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
  expect(save().disabled).toBe(true);
});

it('saves in one call with the version, and reads the list again (R-306)', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1.500,50');
  type('Mask', '#,##0.00');
  expect(screen.getByText('2 unsaved changes')).toBeTruthy();

  press('Save prices');

  await screen.findByText('Prices saved');
  await settled(8);
  expect(world.saves).toHaveLength(1);
  expect(world.saves[0]).toMatchObject({
    call: 'saveMarketDataModelAndOpt',
    query: { version: '7' },
    body: { pricemask: '#,##0.00', basePrice: { price: 28900, pricelistActive: true } },
  });
  await waitFor(() => expect(requestsTo('/ccb/auth/fe/priceConf/basePriceInfo/IT/3410126')).toHaveLength(2));
  // A field that is still being typed in keeps its text.
  expect(values('05FK', 'Mask')).toEqual(['1.500,50', '#,##0.00']);
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
});

it('keeps as unsaved what was set back during a save, and saves it next', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1.500,50');
  fireEvent.click(input('Visible'));
  world.beforeSave = () => {
    world.beforeSave = undefined;
    press('Rollback of 05FK');
    fireEvent.click(input('Visible'));
  };

  press('Save prices');

  await settled(8);
  expect(world.base.pricelistActive).toBe(false);
  expect([values('05FK'), input('Visible').checked]).toEqual([['1420'], true]);
  expect(screen.getByText('2 unsaved changes')).toBeTruthy();
  await waitFor(() => expect(save().disabled).toBe(false));

  press('Save prices');

  await settled(9);
  expect(world.base.pricelistActive).toBe(true);
  expect(world.details.optionalsSection.find(({ code }) => code === '05FK')?.price).toBe(1420);
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
});

it.each([
  ['the alias', { ...users.market, userAliasFromModis: 'G.BASSI' }, 'G.BASSI'],
  ['the username', { ...users.market, userAliasFromModis: '' }, 'market'],
])('names %s as the acting user (R-209)', async (_name, user, actor) => {
  const world = servePriceList();
  await open({ user });
  type('AC01', '90');
  press('Save prices');
  await settled(8);
  type('05FK', '1300');
  press('Save prices');
  await settled(9);

  expect(world.saves.map(({ call }) => call)).toEqual(['saveEquipmentList', 'saveMarketDataModelAndOpt']);
  expect(world.saves[0]?.query.idUserModis).toBe(actor);
  expect(world.saves[1]?.body).toMatchObject({ userModis: actor });
});

it('disables Save with the reason beside it, and leads to the first item (R-184)', async () => {
  servePriceList();
  await open();

  type('08ED', '');
  type('05FK', '12');
  expect(screen.getByText('1 item has no price, so the list cannot be saved.')).toBeTruthy();
  expect(save().disabled).toBe(true);
  expect(save().getAttribute('aria-describedby')).toBeTruthy();
  press('Go to the first');
  expect(gone).toHaveBeenLastCalledWith('08ED');

  type('08ED', '0');
  type('-', '0');
  expect(save().disabled).toBe(true);
  press('Go to the first');
  expect(gone).toHaveBeenLastCalledWith('-');
  type('-', '1');
  expect(save().disabled).toBe(false);
});

it('takes the official price for blank items, unsaved and undone by one click, and goes to one after the other', async () => {
  servePriceList();
  await open();
  type('08ED', '');
  type('17VL', '');
  type('05FK', 'gratis');

  press('Go to the first');
  expect(gone).toHaveBeenLastCalledWith('05FK');
  press('Go to the next');
  expect(gone).toHaveBeenLastCalledWith('08ED');
  press('Go to the next');
  expect(gone).toHaveBeenLastCalledWith('17VL');
  press('Go to the first');
  expect(gone).toHaveBeenLastCalledWith('05FK');

  press('Take the official price for 2 blank items');
  expect(gone).toHaveBeenLastCalledWith('08ED');
  expect(screen.getByText('1 price is not understood, so the list cannot be saved.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Take the official price/ })).toBeNull();
  type('05FK', '1');
  expect(save().disabled).toBe(false);

  press('Undo');
  expect(screen.getByText('2 items have no price, so the list cannot be saved.')).toBeTruthy();

  // Another currency than the market's, whose the official prices are (decision I-10).
  type('Currency', 'CHF');
  expect(screen.queryByRole('button', { name: /^Take the official price/ })).toBeNull();
});

it.each([
  ['saveMarketDataModelAndOpt', '05FK', '1300', 'saveMarketDataModelAndOpt.missing', 400],
  ['saveEquipmentList', 'AC01', '77', 'saveMarketDataModelAndOpt.hq', 403],
])(
  'shows a red dialog when %s fails, and keeps everything typed (R-206)',
  async (call, code, price, mock, status) => {
    servePriceList();
    server.use(http.put(`*/${call}/:market/:vetele`, reply(mock, status)));
    await open();
    type(code, price);

    press('Save prices');

    const box = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(box.textContent).toMatch(/no price|Headquarters/);
    fireEvent.click(within(box).getByRole('button'));
    expect(values(code)).toEqual([price]);
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    expect(save().disabled).toBe(false);
  },
);

it('tells in the corner that a list could not be read, and offers no bar (R-206)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  servePriceList();
  server.use(http.get('*/basePriceInfo/:market/:vetele', reply('saveMarketDataModelAndOpt.hq', 403)));
  await open({ until: /Failed/ });

  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Headquarters can only read prices');
  expect(screen.queryByRole('button', { name: 'Save prices' })).toBeNull();
});

it('rolls everything back, and brings it again (R-200)', async () => {
  servePriceList();
  await open();
  type('05FK', '1');
  type('Mask', '#,##0');

  press('Rollback all');
  expect(values('05FK', 'Mask')).toEqual(['1420', '#.##0,00']);

  press('Undo');
  expect(values('05FK', 'Mask')).toEqual(['1', '#,##0']);
});

it('brings nothing again over what has been typed since', async () => {
  servePriceList();
  await open();
  type('Currency', 'CHF');
  type('05FK', '1');
  press('Rollback all');
  type('05FK', '2');

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('brings nothing again once the list was read again, such as in another currency of the market', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1');
  press('Rollback all');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  world.base = { ...world.base, currency: 'CHF' };
  press('Refresh');

  await waitFor(() => expect(values('Currency')).toEqual(['CHF']));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('counts the prices that keep their number in another currency, also one that was typed before it was chosen', async () => {
  servePriceList();
  await open();
  const asked = async () => {
    press('Save prices');
    const { textContent } = await screen.findByText(/ prices were not typed in CHF\./);
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return Number.parseInt(textContent, 10);
  };
  type('Currency', 'CHF');
  const all = await asked();

  type('Currency', 'EUR');
  type('08ED', '111');
  type('Currency', 'CHF');
  expect(await asked()).toBe(all);

  type('05FK', '1500');
  expect(await asked()).toBe(all - 1);
});

it('shows nothing of a former vehicle, and drops its late answers', async () => {
  servePriceList();
  const answers: (() => void)[] = [];
  const late = (example: string) => async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return reply(example)();
  };
  const { router } = await open();
  server.use(
    http.get('*/basePriceInfo/IT/3410226', late('getBasePriceInfo.unpublished')),
    http.get('*/basePriceInfo/IT/3410326', late('getBasePriceInfo.as400')),
  );
  await act(() => router.navigate('/3410226'));
  await screen.findByText('Loading');
  expect(values('-', '05FK')).toEqual(['', '']);
  expect(screen.queryByRole('button', { name: 'Save prices' })).toBeNull();

  await act(() => router.navigate('/3410326'));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('Loading')).toBeTruthy();

  answers[1]?.();
  await screen.findByText(/v\d+$/);
  expect(values('-')).toEqual([String(mockValue<BasePriceInfo>('getBasePriceInfo.as400').price)]);
});

it('asks before Refresh and before another vehicle take unsaved changes away', async () => {
  servePriceList();
  const { router } = await open();
  type('05FK', '1');

  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);

  press('Refresh');
  fireEvent.click(screen.getByText('Stay'));
  expect(values('05FK')).toEqual(['1']);

  await act(() => router.navigate('/3410226'));
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  fireEvent.click(screen.getByText('Stay'));
  expect(screen.getByText('3410126 v7')).toBeTruthy();

  press('Refresh');
  await act(async () => fireEvent.click(screen.getByText('Leave without saving')));
  await waitFor(() => expect(values('05FK')).toEqual(['1420']));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('merges what a colleague changed elsewhere and saves again by itself', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1500');
  world.store([
    { code: '08ED', price: 700 },
    { code: '17VL', price: 300 },
    { code: 'AC01', price: 95 },
  ]);

  press('Save prices');

  await screen.findByText('Marco Ferri saved 3 other prices meanwhile; both are kept.');
  await settled(9);
  expect(world.saves.map(({ query }) => query.version)).toEqual(['7', '8']);
  expect(values('05FK', '08ED', '17VL', 'AC01')).toEqual(['1500', '700', '300', '95']);
  expect(world.saves[1]?.body).toMatchObject({
    optList: expect.arrayContaining([
      { code: '05FK', price: 1500, isHiddenByMarket: false },
      { code: '08ED', price: 700, isHiddenByMarket: false },
    ]) as unknown,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes round again when a colleague is faster once more', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1500');
  let price = 700;
  world.beforeSave = () => {
    if (price < 702) world.store([{ code: '08ED', price: price++ }]);
  };

  press('Save prices');

  await settled(10);
  expect(world.saves.map(({ query }) => query.version)).toEqual(['7', '8', '9']);
  expect(values('05FK', '08ED')).toEqual(['1500', '701']);
});

it('saves nothing twice when a colleague saved the same', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1500');
  world.store([{ code: '05FK', price: 1500 }]);

  press('Save prices');

  await screen.findByText('Nothing is left to save: the list is as Marco Ferri saved it.');
  expect(world.saves).toHaveLength(1);
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
});

it('asks for each cell that both changed, and saves only when all are decided', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1500');
  type('08ED', '710');
  type('-', '29500');
  type('AC01', '99');
  world.store(
    [
      { code: '05FK', price: 1480 },
      { code: '08ED', price: 705 },
      { code: '17VL', price: 300 },
    ],
    { price: 29200 },
  );

  press('Save prices');

  const dialog = within(await screen.findByRole('dialog', { name: 'A colleague changed the same prices' }));
  expect(dialog.getByText('3 cells in conflict')).toBeTruthy();
  expect(dialog.getByText(/Your one other change has no conflict/)).toBeTruthy();
  expect(dialog.getByText(/^Marco Ferri saved Aurora 1.5 Hybrid MY26, Italia/)).toBeTruthy();
  expect(dialog.getByText('3 cells are still to decide')).toBeTruthy();
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save prices' });
  const tile = (name: RegExp) => dialog.getByRole('radio', { name });
  fireEvent.click(tile(/Final price of 05FK, You 1\.500,00/));
  fireEvent.click(tile(/Final price of 08ED, Marco Ferri, .* 705,00/));
  expect([confirm.disabled, dialog.getByText('1 cell is still to decide') !== null]).toEqual([true, true]);
  fireEvent.click(tile(/Base price of 3410126, Marco Ferri, .* 29\.200,00/));
  expect(confirm.disabled).toBe(false);
  fireEvent.click(confirm);

  await settled(9);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(values('-', '05FK', '08ED', '17VL', 'AC01')).toEqual(['29200', '1500', '705', '300', '99']);
  expect(world.base.price).toBe(29200);
  await screen.findByText('Marco Ferri saved 1 other price meanwhile; both are kept.');
});

const question = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'A colleague changed the same prices' }));
  return { dialog, decide: () => fireEvent.click(dialog.getByRole('button', { name: 'Save prices' })) };
};

it.each([
  ['05FK', '1500', 'saveMarketDataModelAndOpt'],
  ['AC01', '99', 'saveEquipmentList'],
])(
  'saves no price of %s that was typed before a colleague set another currency, unless it is kept',
  async (code, typed, call) => {
    const world = servePriceList();
    await open();
    type(code, typed);
    world.store([{ code: '08ED', price: 700 }], { currency: 'CHF' });

    press('Save prices');

    const { dialog, decide } = await question();
    expect(world.saves).toHaveLength(1);
    expect(dialog.getByText('1 cell in conflict')).toBeTruthy();
    expect(dialog.getByText(/^The currency is CHF now and you typed in EUR/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: /You (1\.500|99),00/ }));
    decide();

    await settled(9);
    expect(values(code, '08ED', 'Currency')).toEqual([typed, '700', 'CHF']);
    expect(world.saves[1]).toMatchObject({ call, query: { version: '8', shownCurrency: 'CHF' } });
  },
);

it.each([
  ['mine', /You 685,00/, '685'],
  ['theirs', /Marco Ferri.* 700,00/, '700'],
])('asks about what a colleague typed in the currency that I leave: %s', async (_side, tile, price) => {
  const world = servePriceList();
  await open();
  type('Currency', 'CHF');
  type('05FK', '1500');
  world.store([{ code: '08ED', price: 700 }]);

  press('Save prices');
  const relabels = within(await screen.findByRole('alertdialog', { name: 'The currency becomes CHF' }));
  expect(relabels.getByText(/^\d+ prices were not typed in CHF\./)).toBeTruthy();
  fireEvent.click(relabels.getByRole('button', { name: 'Save all the same' }));

  const { dialog, decide } = await question();
  expect(dialog.getByText(/^You set the currency to CHF and your colleague typed in EUR/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: tile }));
  decide();

  await settled(9);
  expect(values('05FK', '08ED', 'Currency')).toEqual(['1500', price, 'CHF']);
  expect(world.base.currency).toBe('CHF');
});

it('asks also where the market has another currency since, and the list its version still', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1500');
  world.base = { ...world.base, currency: 'CHF' };

  press('Save prices');

  const { dialog } = await question();
  expect(dialog.getByText(/^The currency is CHF now/)).toBeTruthy();
});

it('asks before Escape throws away what was decided', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1500');
  world.store([{ code: '05FK', price: 1480 }]);
  press('Save prices');
  const { dialog, decide } = await question();
  const mine = dialog.getByRole<HTMLInputElement>('radio', { name: /You 1.500/ });
  fireEvent.click(mine);

  fireEvent.keyDown(mine, { key: 'Escape' });
  press('Stay');

  expect(mine.checked).toBe(true);
  decide();
  await settled(9);
  expect(values('05FK')).toEqual(['1500']);
});

it('goes back to the list with everything typed, and asks again at the next save', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1500');
  world.store([{ code: '05FK', price: 1480 }]);
  press('Save prices');
  await screen.findByRole('dialog');

  press('Back to the list');
  // The reading that followed the refusal must not take the place of what is being edited.
  await waitFor(() => expect(requestsTo('/ccb/auth/fe/priceConf/basePriceInfo/IT/3410126')).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(values('05FK')).toEqual(['1500']);
  press('Save prices');

  await screen.findByRole('dialog');
  press('Take all theirs');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save prices' }));
  await screen.findByText('Nothing is left to save: the list is as Marco Ferri saved it.');
  expect(values('05FK')).toEqual(['1480']);
  expect(world.saves.map(({ query }) => query.version)).toEqual(['7', '7']);
});

it('asks again about what a third save brought into conflict', async () => {
  const world = servePriceList();
  await open();
  type('05FK', '1500');
  world.store([{ code: '05FK', price: 1480 }]);
  press('Save prices');
  await screen.findByRole('dialog');
  world.store([{ code: '05FK', price: 1490 }]);

  press('Keep all mine');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save prices' }));

  await screen.findByRole('radio', { name: /1\.490,00/ });
  expect(screen.getByText('1 cell is still to decide')).toBeTruthy();
  press('Keep all mine');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save prices' }));
  await settled(10);
  expect(world.details.optionalsSection.find(({ code }) => code === '05FK')?.price).toBe(1500);
});

it('keeps edits of an ended session for the same user and version, and offers them again', async () => {
  servePriceList();
  const { unmount } = await open();
  type('05FK', '1500');
  type('08ED', 'a richiesta');
  type('Mask', '#,##0');
  unmount();

  const again = await open();

  expect(await screen.findByText(/^3 unsaved changes of today, \d\d:\d\d restored\.$/)).toBeTruthy();
  expect(values('05FK', '08ED', 'Mask')).toEqual(['1500', 'a richiesta', '#,##0']);
  expect(screen.getByText('3 unsaved changes')).toBeTruthy();
  press('Discard');
  expect(values('05FK', '08ED', 'Mask')).toEqual(['1420', '685', '#.##0,00']);
  expect(screen.queryByText(/restored/)).toBeNull();
  again.unmount();

  await open();
  expect(screen.queryByText(/restored/)).toBeNull();
});

it('drops edits of an ended session when the list has another version, and says so', async () => {
  const world = servePriceList();
  const { unmount } = await open();
  type('05FK', '1500');
  unmount();
  world.store([{ code: '08ED', price: 700 }]);

  await open();

  expect(
    await screen.findByText(/^1 unsaved change of .* not restored: somebody saved this list meanwhile\.$/),
  ).toBeTruthy();
  expect(values('05FK', '08ED')).toEqual(['1420', '700']);
});

it('drops edits of an ended session when the list has another currency, though its version is the same', async () => {
  const world = servePriceList();
  const { unmount } = await open();
  type('05FK', '1500');
  unmount();
  world.base = { ...world.base, currency: 'CHF' };

  await open();

  expect(await screen.findByText(/^1 unsaved change of .* not restored/)).toBeTruthy();
  expect(values('05FK')).toEqual(['1420']);
});

it.each([
  ['another user', { user: users.regional }],
  ['another vehicle', { vetele: '3410226' }],
])('offers edits of an ended session to no %s', async (_name, other) => {
  servePriceList();
  const { unmount } = await open();
  type('05FK', '1500');
  unmount();

  await open(other);

  expect(values('05FK')).toEqual(['1420']);
  expect(screen.queryByText(/restored/)).toBeNull();
});

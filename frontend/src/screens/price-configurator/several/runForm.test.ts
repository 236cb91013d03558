import { describe, expect, it } from 'vitest';
import type { Market, PriceRunChange } from '../../../api';
import { emptyForm, type ChangeForm } from '../changes/changeForm';
import {
  codesOf,
  modelYearsOf,
  runChangeOf,
  shownVehicles,
  soldVehicles,
  ticked,
  vehiclesOf,
  type RunPicks,
} from './runForm';

const item = (value: string, year: string, label: string) => ({ value, value2: year, label, solLabel: '' });
const aMarket = (families: Record<string, ReturnType<typeof item>[]>): Market =>
  ({ modelGroupItemList: Object.entries(families).map(([label, items]) => ({ label, items })) }) as Market;

const italy = aMarket({
  Aurora: [item('3410125', '2025', 'Aurora 1.5 MY25'), item('3410126', '2026', 'Aurora 1.5 MY26')],
});
const malta = aMarket({
  Aurora: [item('3410126', '2026', 'Aurora 1.5 MY26')],
  Borea: [item('3420126', '2026', 'Borea EV MY26')],
});
const vetelesOf = (vehicles: readonly { value: string }[]) => vehicles.map(({ value }) => value);

describe('the vehicles to choose (R-440)', () => {
  const offered = vehiclesOf([italy, malta]);

  it('are those of any of the markets, each once', () => {
    expect(vetelesOf(offered)).toEqual(['3410125', '3410126', '3420126']);
    expect(modelYearsOf(offered)).toEqual(['2026', '2025']);
  });

  it.each([
    ['borea', '', ['3420126']],
    ['my26 AURORA', '', ['3410126']],
    ['34101', '2025', ['3410125']],
    ['', '2026', ['3410126', '3420126']],
    ['vela', '', []],
  ])('are found by %j in the model year %j', (find, year, veteles) => {
    expect(vetelesOf(shownVehicles(offered, find, year))).toEqual(veteles);
  });

  it('are chosen only as long as a chosen market sells them', () => {
    const vehicles = ['3410125', '3410126', '3420126'];
    const soldIn = (...markets: string[]) =>
      soldVehicles({ markets, vehicles, prices: [], codes: '' }, [
        { ...italy, id: 'IT' },
        { ...malta, id: 'MT' },
      ]);

    expect(soldIn('MT')).toEqual(['3410126', '3420126']);
    expect(soldIn('IT', 'MT')).toEqual(vehicles);
    // Between one market and the next.
    expect(soldIn()).toEqual(vehicles);
  });

  it('are those that one of the markets lists, and those that are chosen already (decision I-47)', () => {
    const old = { ...item('3410126', '2026', 'Aurora 1.5 MY26'), isBelowMinimum: true };
    const spain = { ...aMarket({ Aurora: [old] }), id: 'ES' };

    expect(vetelesOf(vehiclesOf([spain]))).toEqual([]);
    expect(vetelesOf(vehiclesOf([spain, malta]))).toEqual(['3410126', '3420126']);
    expect(vetelesOf(vehiclesOf([spain], ['3410126']))).toEqual(['3410126']);
    const picks = { markets: ['ES'], vehicles: ['3410126'], prices: [], codes: '' };
    expect(soldVehicles(picks, [spain])).toEqual(['3410126']);
  });

  it('stay in their order when they are ticked', () => {
    expect(ticked(['a', 'b', 'c'], ['c'], ['a'], true)).toEqual(['a', 'c']);
    expect(ticked(['a', 'b', 'c'], ['a', 'c'], ['c', 'b'], false)).toEqual(['a']);
  });
});

it('reads codes however they are separated', () => {
  expect(codesOf(' 05FK, 08ED;09CB\n05FK ')).toEqual(['05FK', '08ED', '09CB']);
  expect(codesOf('  ')).toEqual([]);
});

describe('the change that is sent', () => {
  const picks: RunPicks = { markets: ['IT'], vehicles: ['3410126'], prices: ['base'], codes: '' };
  const lists = { markets: ['IT'], vehicles: ['3410126'], prices: ['base'] };
  const changeOf = (
    form: Partial<ChangeForm>,
    more: Partial<RunPicks> = {},
    copied = 'EUR',
    mask = '#.##0,00',
  ) =>
    runChangeOf(
      { ...emptyForm, scope: 'list', ...form },
      { ...picks, ...more },
      { currency: 'EUR', mask, copied },
    );

  it.each<[Partial<ChangeForm>, Partial<PriceRunChange>]>([
    [
      { action: 'raise', percent: 3_50 },
      { action: 'percent', percent: 3.5 },
    ],
    [
      { action: 'lower', percent: 3_50 },
      { action: 'percent', percent: -3.5 },
    ],
    [
      { action: 'takeOff', amount: 10_10 },
      { action: 'add', amount: -10.1, currency: 'EUR' },
    ],
    [
      { action: 'set', amount: 10_00, step: 10, ending: 99 },
      { action: 'set', amount: 10, currency: 'EUR', step: 10, ending: 99 },
    ],
    [
      { action: 'official', rate: '1,05' },
      { action: 'official', rate: 1_050_000 },
    ],
    [
      { action: 'vehicle', vetele: '3410125' },
      { action: 'vehicle', copyFrom: '3410125', rate: 1_000_000, currency: 'EUR' },
    ],
    [
      { action: 'market', marketId: 'MT' },
      { action: 'market', copyFrom: 'MT', rate: 1_000_000, currency: 'EUR', copyCurrency: 'EUR' },
    ],
  ])('says what the form says: %j', (form, change) => {
    expect(changeOf(form)).toEqual({ ...lists, ...change });
  });

  it('names the currency that its rate was typed for', () => {
    expect(changeOf({ action: 'market', marketId: 'CH', rate: '0,94' }, {}, 'CHF')).toMatchObject({
      rate: 940_000,
      currency: 'EUR',
      copyCurrency: 'CHF',
    });
  });

  it('names only the codes that were typed', () => {
    expect(changeOf({ action: 'raise', percent: 1_00 }, { codes: '05FK 08ED' })).toMatchObject({
      codes: ['05FK', '08ED'],
    });
  });

  it('has no ending where prices are written without cents: its field is not shown', () => {
    const set = { action: 'set', amount: 10_00, step: 10, ending: 99 } as const;
    expect(changeOf(set, {}, 'EUR', '#,##0')).toMatchObject({ step: 10, ending: 0 });
  });

  it('is none while something is missing', () => {
    const raise = { action: 'raise', percent: 1_00 } as const;
    expect(changeOf({ action: 'raise' })).toBeUndefined();
    expect(changeOf(raise, { markets: [] })).toBeUndefined();
    expect(changeOf(raise, { vehicles: [] })).toBeUndefined();
    expect(changeOf(raise, { prices: [] })).toBeUndefined();
    expect(changeOf({ action: 'vehicle' })).toBeUndefined();
    expect(changeOf({ action: 'market', marketId: 'CH' }, {}, 'CHF')).toBeUndefined();
  });
});

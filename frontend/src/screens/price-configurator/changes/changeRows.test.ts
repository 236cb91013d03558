import { describe, expect, it } from 'vitest';
import type { BasePriceInfo, PriceDetails } from '../../../api';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import { mockValue } from '../../../test/mockValue';
import { storedListOf } from '../save/priceList';
import { changeOf, emptyForm, rateText, roundingOf, type ChangeForm } from './changeForm';
import { changeRows } from './changeRows';
import { scopesOf, targetsOf, type ChangePlace } from './changeTargets';

const base = mockValue<BasePriceInfo>('getBasePriceInfo.default');
const details = mockValue<PriceDetails>('getPriceDetailsByModelVersion.default');
const mask = '#.##0,00';

function aPlace(change: Partial<ChangePlace> = {}, marked: readonly string[] = []): ChangePlace {
  const sheet = createPriceSheet();
  sheet.load(storedListOf(base, details).rows);
  const items = details.optionalsSection;
  return {
    grid: { items, shown: items, marked: new Set(marked), sheet },
    base,
    canSetBase: true,
    groups: [
      { items, canSet: true },
      { items: details.accessoriesSection, canSet: true },
    ],
    marketName: 'Italia',
    ...change,
  };
}
const aForm = (change: Partial<ChangeForm>): ChangeForm => ({ ...emptyForm, scope: 'card', ...change });
const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);

describe('what a change is made on (R-420)', () => {
  it('offers what is marked and filtered only where there is any', () => {
    const { items, shown } = aPlace().grid;

    expect(scopesOf(aPlace())).toEqual([
      { scope: 'card', count: 14 },
      { scope: 'list', count: 20 },
    ]);
    expect(scopesOf(aPlace({}, ['05FK', '08ED', 'gone'])).at(0)).toEqual({ scope: 'marked', count: 2 });
    const filtered = { ...aPlace().grid, items, shown: shown.slice(0, 3) };
    expect(scopesOf(aPlace({ grid: filtered })).at(0)).toEqual({ scope: 'shown', count: 3 });
  });

  it('is the rows that are marked, those of the filter, or all', () => {
    const marked = aPlace({}, ['08ED', '05FK']);
    expect(codesOf(targetsOf(marked, 'marked'))).toEqual(['05FK', '08ED']);

    const { grid } = aPlace();
    const shown = grid.items.slice(2, 4);
    expect(codesOf(targetsOf(aPlace({ grid: { ...grid, shown } }), 'shown'))).toEqual(['09CB', '11TP']);
    expect(targetsOf(aPlace(), 'card')).toHaveLength(14);
    expect(codesOf(targetsOf(aPlace(), 'list'))).toEqual([
      '-',
      ...codesOf(details.optionalsSection),
      ...codesOf(details.accessoriesSection),
    ]);
  });

  it('starts from what stands in the grid, saved or not', () => {
    const place = aPlace();
    place.grid.sheet.type('05FK', '1.500', mask);
    place.grid.sheet.type('08ED', 'a richiesta', mask);

    const [typed, faulty] = targetsOf(place, 'card');

    expect(typed?.price).toBe(1_500_00);
    expect(faulty?.price).toBeNull();
  });
});

describe('what is refused (R-424)', () => {
  const refusals = (place: ChangePlace, form: Partial<ChangeForm>, scope: ChangeForm['scope'] = 'list') =>
    Object.fromEntries(
      changeRows(targetsOf(place, scope), { change: changeOf(aForm(form), true)!, mask }).flatMap(
        ({ code, refusal }) => (refusal === undefined ? [] : [[code, refusal]]),
      ),
    );

  it('is what is standard, hidden by its category, or without a price to start from', () => {
    expect(refusals(aPlace(), { action: 'raise', percent: 3_00 })).toEqual({
      '09CB': '09CB is standard and has no price.',
      '11TP': 'There is no price to start from.',
      '19PB': '19PB is hidden by its product category.',
      '24SL': 'There is no price to start from.',
    });
  });

  it('is what the market does not set', () => {
    const place = aPlace({
      canSetBase: false,
      groups: [{ items: details.accessoriesSection, canSet: false }],
    });

    const refused = refusals(place, { action: 'set', amount: 1_00 });

    expect(Object.keys(refused)).toEqual(['-', ...codesOf(details.accessoriesSection)].toSorted());
    expect(new Set(Object.values(refused))).toEqual(new Set(['Italia does not set this price.']));
  });

  it('is a base price of 0, which an item may have', () => {
    const refused = refusals(aPlace(), { action: 'lower', percent: 100_00 });

    expect(refused['-']).toBe('The base price must be above 0.');
    expect(refused['05FK']).toBeUndefined();
  });

  it('is what falls below 0, is rounded to 0, or is above what a list holds', () => {
    expect(refusals(aPlace(), { action: 'takeOff', amount: 100_00 })['41CU']).toBe('It would be below 0.');
    const rule = { change: changeOf(aForm({ action: 'takeOff', amount: 90_00 }), true)!, mask };
    const rounding = roundingOf(aForm({ step: 50 }), mask);
    const rows = changeRows(targetsOf(aPlace(), 'card'), { ...rule, rounding });
    expect(rows.find(({ code }) => code === '41CU')?.refusal).toBe('It would be rounded to 0.');
    expect(refusals(aPlace(), { action: 'add', amount: 999_999_999_999 })['05FK']).toBe(
      'It would be above 9.999.999.999,99.',
    );
  });

  it('is what the other list does not have (R-422)', () => {
    const copy = {
      priceOf: ({ code }: { code: string }) => (code === '05FK' ? 1_000_00 : null),
      nothing: 'MY25 has no price for it.',
    };

    const rows = changeRows(
      targetsOf(aPlace(), 'card').slice(0, 2),
      { change: { kind: 'copy', rate: 1_100_000 }, mask },
      copy,
    );

    expect(rows.map(({ after, refusal }) => after ?? refusal)).toEqual([1_100_00, copy.nothing]);
  });
});

it('says old, new, difference and share of every price, and what stays the same (R-423)', () => {
  const rows = changeRows(targetsOf(aPlace(), 'card'), { change: { kind: 'set', amount: 685_00 }, mask });
  const shown = (code: string) => {
    const { price, after, difference, share, state, isLarge } = rows.find((row) => row.code === code)!;
    return [price, after, difference, share, state, isLarge];
  };

  expect(shown('05FK')).toEqual([1_420_00, 685_00, -735_00, -51_76, 'changed', true]);
  expect(shown('08ED')).toEqual([685_00, 685_00, 0, 0, 'same', false]);
  expect(shown('11TP')).toEqual([null, 685_00, null, null, 'changed', false]);
});

describe('changeOf', () => {
  it.each<[Partial<ChangeForm>, ReturnType<typeof changeOf>]>([
    [
      { action: 'set', amount: 1_00 },
      { kind: 'set', amount: 1_00 },
    ],
    [
      { action: 'add', amount: 1_00 },
      { kind: 'add', amount: 1_00 },
    ],
    [
      { action: 'takeOff', amount: 1_00 },
      { kind: 'add', amount: -1_00 },
    ],
    [
      { action: 'raise', percent: 3_50 },
      { kind: 'percent', percent: 3_50 },
    ],
    [
      { action: 'lower', percent: 3_50 },
      { kind: 'percent', percent: -3_50 },
    ],
    [{ action: 'official' }, { kind: 'copy', rate: 1_000_000 }],
    [
      { action: 'official', rate: '1,05' },
      { kind: 'copy', rate: 1_050_000 },
    ],
    [{ action: 'set' }, undefined],
    [{ action: 'set', amount: NaN }, undefined],
    [{ action: 'raise', amount: 3_50 }, undefined],
    [{ action: 'market', rate: 'x' }, undefined],
  ])('reads %j', (form, change) => {
    expect(changeOf(aForm(form), true)).toEqual(change);
  });

  it('wants a rate between two currencies, and takes 1 within one', () => {
    expect(changeOf(aForm({ action: 'market' }), false)).toBeUndefined();
    expect(rateText(aForm({ action: 'market' }), false)).toBe('');
    expect(changeOf(aForm({ action: 'market' }), true)).toEqual({ kind: 'copy', rate: 1_000_000 });
  });
});

import { expect, it } from 'vitest';
import type { Cents } from '../../../../contracts/rules/amounts.ts';
import { sameRate } from '../../../../contracts/rules/price-changes.ts';
import type { PriceOfMoment } from '../price-lists/price-moment.read.ts';
import { comparedPrices, type ComparisonFilter } from './comparison.ts';

const item = (code: string, price: Cents | null, rest: Partial<PriceOfMoment> = {}): PriceOfMoment => ({
  code,
  kind: 'options',
  pargroup: 'WHEELS',
  description: `Item ${code}`,
  isStandard: false,
  price,
  ...rest,
});
const refuse = (code: string): never => {
  throw new Error(code);
};
const compared = (
  left: PriceOfMoment[],
  right: PriceOfMoment[],
  { rate = sameRate, ...filter }: ComparisonFilter & { rate?: number | null } = {},
) => comparedPrices(left, right, rate, filter, refuse);
/** The only row of two lists with one item. */
const row = (left: PriceOfMoment | undefined, right: PriceOfMoment | undefined, rate?: number | null) =>
  compared(left ? [left] : [], right ? [right] : [], rate === undefined ? {} : { rate }).rows[0]!;

it.each([
  ['same', item('A', 100_00), item('A', 100_00)],
  ['same', item('A', null), item('A', null)],
  ['same', item('A', null, { isStandard: true }), item('A', null, { isStandard: true })],
  ['different', item('A', 100_00), item('A', 100_01)],
  ['different', item('A', 0), item('A', 1)],
  ['different', item('A', null, { isStandard: true }), item('A', 240_00)],
  ['different', item('A', null), item('A', null, { isStandard: true })],
  ['missingLeft', item('A', null), item('A', 100_00)],
  ['missingRight', item('A', 100_00), item('A', null)],
  ['onlyLeft', item('A', 100_00), undefined],
  ['onlyRight', undefined, item('A', null)],
] as const)('tells what is %s (R-447)', (state, left, right) => {
  expect(row(left, right).state).toBe(state);
});

it('subtracts the left price from the right one, to the cent (R-447)', () => {
  expect(row(item('A', 30), item('A', 10))).toMatchObject({ difference: -0.2, share: -66.67 });
  expect(row(item('A', 0), item('A', 10))).toMatchObject({ difference: 0.1, share: null });
  expect(row(item('A', 1), item('A', null))).toMatchObject({ difference: null, share: null });
});

it('multiplies right prices by the rate and rounds each once (R-449)', () => {
  // 8.35 times 1.1 is 9.185 exactly.
  expect(row(item('A', 9_19), item('A', 8_35), 1_100_000)).toMatchObject({ state: 'same', difference: 0 });
  expect(row(item('A', 1_00), item('A', 1), 100_000)).toMatchObject({ difference: -1 });
  expect(() => row(item('A', 1_00), item('A', 999_999_999_999), 2_000_000)).toThrow('A');
});

it('has no differences without a rate (R-449)', () => {
  const { rows, totals } = compared([item('A', 1_00), item('B', 2_00)], [item('A', 1_00)], { rate: null });

  expect(rows.map(({ state, difference }) => [state, difference])).toEqual([
    ['otherCurrency', null],
    ['onlyLeft', null],
  ]);
  expect(totals).toMatchObject({ compared: 2, otherCurrency: 1, differenceSum: null, share: null });
});

it('adds up what has a price on both sides, and counts all of it (R-448)', () => {
  const left = [item('A', 10), item('B', 20), item('C', 5_00), item('D', null), item('E', 7_00)];
  const right = [item('A', 20), item('B', 20), item('D', 9_00), item('E', null), item('F', 1_00)];

  expect(compared(left, right, { onlyDifferences: true }).totals).toEqual({
    compared: 6,
    same: 1,
    different: 1,
    oneSided: 2,
    missing: 2,
    otherCurrency: 0,
    leftSum: 0.3,
    rightSum: 0.4,
    differenceSum: 0.1,
    share: 33.33,
  });
});

it.each([sameRate, null])('counts each row once, at the rate %s (R-448)', (rate) => {
  const left = [item('A', 10), item('B', 20), item('C', 5_00), item('D', null), item('G', null)];
  const right = [item('A', 20), item('B', 20), item('D', 9_00), item('F', 1_00), item('G', null)];
  const { compared: all, ...counts } = compared(left, right, { rate }).totals;
  const { same, different, oneSided, missing, otherCurrency } = counts;

  expect(same + different + oneSided + missing + otherCurrency).toBe(all);
});

it('converts only what kind and search let through (R-449)', () => {
  const dear = [item('A', 1_00), item('B', 999_999_999_999)];

  expect(compared(dear, dear, { rate: 2_000_000, search: 'a', kind: 'options' }).rows).toHaveLength(1);
  expect(() => compared(dear, dear, { rate: 2_000_000, search: 'b' })).toThrow('B');
});

it('leaves out what is equal, of another kind or called otherwise (R-448)', () => {
  const base = item('-', 1_00, { kind: 'base', description: 'Aurora' });
  const left = [item('Z', 1_00, { description: 'Perché no' }), item('B', 2_00), base];
  const codes = (filter: ComparisonFilter) => compared(left, left, filter).rows.map(({ code }) => code);

  expect(codes({})).toEqual(['-', 'B', 'Z']);
  expect(codes({ onlyDifferences: true })).toEqual([]);
  expect(codes({ kind: 'base' })).toEqual(['-']);
  expect(codes({ search: ' PERCHE ' })).toEqual(['Z']);
  expect(codes({ search: 'b' })).toEqual(['B']);
  expect(compared(left, left, { kind: 'base' }).totals.compared).toBe(1);
});

it('calls an item as the list does that still offers it', () => {
  const gone = item('A', 1_00, { kind: 'gone', description: 'A' });

  expect(row(gone, item('A', 1_00))).toMatchObject({ kind: 'options', description: 'Item A', state: 'same' });
  expect(row(gone, undefined)).toMatchObject({ kind: 'gone', state: 'onlyLeft' });
});

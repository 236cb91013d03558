import { describe, expect, it } from 'vitest';
import {
  basePriceWithoutTax,
  fixedTaxesOf,
  itemPriceWithoutTax,
  type FormulaTax,
} from '../../../../../contracts/rules/price-without-tax';
import { formatDay, formatShown, formatSigned } from './amounts';
import { axisOf, barOf, formulaOf, waterfallOf as stepsOf } from './waterfall';

const taxes: FormulaTax[] = [
  { description: 'MESSA SU STRADA', code: 'B2C', price: 300 },
  { description: 'QUOTA ESENTE', code: 'B2C', price: 100 },
  { description: 'MESSA SU STRADA', code: 'B2B', price: 50 },
  { description: 'QUOTA ESENTE', code: 'B2B', price: 25 },
  { description: 'MESSA SU STRADA', code: 'B2E', price: 999 },
  { description: 'CONTRIBUTO PFU', code: 'B2C', price: 19.4 },
];
const mask = '#.##0,00';
const waterfallOf = (final: number, vatPercent: number | null, of?: FormulaTax[]) =>
  stepsOf({ final, vatPercent, taxes: of, mask });
const amounts = (...price: Parameters<typeof waterfallOf>) =>
  waterfallOf(...price).map(({ amount }) => amount);

describe('the way to the price without tax', () => {
  it('takes off the B2C taxes, then the VAT, and adds the B2B taxes (R-185)', () => {
    expect(amounts(1_260_000, 22, taxes)).toEqual([
      1_260_000, -30_000, -10_000, 1_220_000, -220_000, 5_000, 2_500, 1_007_500,
    ]);
  });

  it('names each amount and says whose it is', () => {
    const named = (of?: FormulaTax[]) =>
      waterfallOf(1_260_000, 22, of).map(({ label, type, kind }) =>
        [kind, label, type].filter(Boolean).join(' '),
      );

    expect(named(taxes)).toEqual([
      'final Final price',
      'step MESSA SU STRADA B2C',
      'step QUOTA ESENTE B2C',
      'subtotal Taxable, VAT included',
      'step VAT 22 %',
      'step MESSA SU STRADA B2B',
      'step QUOTA ESENTE B2B',
      'result Price without tax',
    ]);
    expect(named()).toEqual(['final Final price', 'step VAT 22 %', 'result Price without tax']);
  });

  it('ends at what the formula says, whatever is rounded on the way', () => {
    for (const [price, vat] of [
      [1_420_000, 22],
      [33_333, 19],
      [1, 7.7],
      [12_345_678, 8.1],
    ] as const)
      expect(amounts(price, vat, taxes).at(-1)).toBe(basePriceWithoutTax(price, vat, fixedTaxesOf(taxes)));
  });

  it('counts missing taxes and a missing VAT as 0', () => {
    expect(amounts(50_000, null, [])).toEqual([50_000, 0, 0, 50_000, 0, 0, 0, 50_000]);
  });

  it('goes below 0 where the taxes are higher than the price', () => {
    expect(amounts(10_000, 22, taxes).at(-1)).toBe(basePriceWithoutTax(10_000, 22, fixedTaxesOf(taxes)));
    expect(amounts(10_000, 22, taxes).at(-1)).toBeLessThan(0);
  });

  it('writes a VAT with a comma', () => {
    expect(waterfallOf(100, 7.7, [])[4]!.label).toBe('VAT 7,7 %');
  });
});

describe('the way to the price of an item without tax', () => {
  it('takes off VAT alone: road fee and exempt share are paid once a car', () => {
    expect(amounts(12_000, 22)).toEqual([12_000, -2_164, 9_836]);
    expect(amounts(12_000, 22).at(-1)).toBe(itemPriceWithoutTax(12_000, 22));
    expect(amounts(0, 22).at(-1)).toBe(0);
  });
});

it('says the formula with its amounts', () => {
  expect(formulaOf({ final: 1_260_000, vatPercent: 22, taxes, mask })).toBe(
    '(12.600,00 − 300,00 − 100,00) / 1,22 + 50,00 + 25,00 = 10.075,00',
  );
  expect(formulaOf({ final: 12_000, vatPercent: 7.7, taxes: undefined, mask: '#,##0.00' })).toBe(
    '120.00 / 1.077 = 111.42',
  );
});

describe('the axis of the bars', () => {
  it('starts at a round amount below the lowest total, where totals lie close together', () => {
    const axis = axisOf(waterfallOf(1_420_000, 22, taxes));

    expect(axis.isCut).toBe(true);
    expect(axis.start % 10_000).toBe(0);
    expect(axis.start).toBeLessThan(basePriceWithoutTax(1_420_000, 22, { b2c: 0, b2b: 0 }));
    expect(axis.end).toBe(1_420_000);
  });

  it('starts at 0 for a low price, below 0 for a result that is', () => {
    expect(axisOf(waterfallOf(60_000, 22, taxes))).toMatchObject({ start: 0, isCut: false });
    expect(axisOf(waterfallOf(10_000, 22, taxes)).start).toBe(-30_000);
    expect(axisOf(waterfallOf(0, 22, []))).toEqual({ start: 0, end: 1, isCut: false });
  });

  it.each([
    ['one amount alone', [50_000], { start: 0, end: 50_000, isCut: false }],
    ['0 among them', [0, 50_000], { start: 0, end: 50_000, isCut: false }],
    ['totals far apart', [30_000, 100_000], { start: 0, end: 100_000, isCut: false }],
    ['totals just close enough', [35_000, 100_000], { start: 12_000, end: 100_000, isCut: true }],
    ['a start of one unit', [160, 300], { start: 100, end: 300, isCut: true }],
    ['a start below one unit', [70, 200], { start: 0, end: 200, isCut: false }],
  ])('of %s', (_what, totals, expected) => {
    const steps = totals.map((to) => ({ label: '', kind: 'final' as const, amount: to, from: null, to }));
    expect(axisOf(steps)).toEqual(expected);
  });

  it('draws no bar where nothing is added, and a thin one for little', () => {
    const axis = { start: 0, end: 10_000, isCut: false };
    const bar = (amount: number) =>
      barOf({ label: '', kind: 'step', amount, from: 5_000, to: 5_000 + amount }, axis, 100);

    expect([bar(0).width, bar(1).width, bar(1_000).width]).toEqual([0, 2, 10]);
  });

  it('lets each bar begin where the one before ended', () => {
    const steps = waterfallOf(1_260_000, 22, taxes);
    const axis = axisOf(steps);
    const bars = steps.map((step) => barOf(step, axis, 176));

    expect(bars[0]).toMatchObject({ x: 0, width: 176, edge: 176 });
    expect(bars[1]!.x + bars[1]!.width).toBeCloseTo(176);
    expect(bars[2]!.x + bars[2]!.width).toBeCloseTo(bars[1]!.edge);
    expect(bars[5]!.x).toBeCloseTo(bars[4]!.edge);
    expect(bars.every(({ x, width }) => x >= 0 && x + width <= 176.001)).toBe(true);
  });
});

it.each([
  [30_000, '300,00', '+300,00'],
  [-85_400, '−854,00', '−854,00'],
  [0, '0,00', '0,00'],
])('writes %i as %s, and added as %s', (cents, shown, signed) => {
  expect([formatShown(cents, mask), formatSigned(cents, mask)]).toEqual([shown, signed]);
});

it('writes a day as DD/MM/YY (R-280)', () => {
  expect(formatDay('2026-03-09T12:00:00Z')).toBe('09/03/26');
});

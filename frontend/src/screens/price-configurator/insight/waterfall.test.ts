import { describe, expect, it } from 'vitest';
import {
  basePriceWithoutTax,
  fixedTaxesOf,
  itemPriceWithoutTax,
  type FormulaTax,
} from '../../../../../contracts/rules/price-without-tax';
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

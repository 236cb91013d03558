import { describe, expect, it } from 'vitest';
import { withoutTaxLines } from '../../../../../contracts/rules/price-picture';
import { basePriceWithoutTax, type FormulaTax } from '../../../../../contracts/rules/price-without-tax';
import { formatShown, formatSigned } from '../../../kit/amounts/shownAmounts';
import { formatDay } from './amounts';
import { formulaOf, labelOf } from './pictureLines';
import { axisOf, barOf } from './waterfall';

const taxes: FormulaTax[] = [
  { description: 'MESSA SU STRADA', code: 'B2C', price: 300 },
  { description: 'QUOTA ESENTE', code: 'B2C', price: 100 },
  { description: 'MESSA SU STRADA', code: 'B2B', price: 50 },
  { description: 'QUOTA ESENTE', code: 'B2B', price: 25 },
  { description: 'MESSA SU STRADA', code: 'B2E', price: 999 },
  { description: 'CONTRIBUTO PFU', code: 'B2C', price: 19.4 },
];
const mask = '#.##0,00';
const writing = (vatPercent: number | null) => ({ mask, vatPercent });

describe('the names of the lines', () => {
  it('say what each amount is', () => {
    const named = (of?: FormulaTax[]) =>
      withoutTaxLines(1_260_000, 22, of).map((line) => labelOf(line, writing(22)));

    expect(named(taxes)).toEqual([
      'Final price',
      'MESSA SU STRADA',
      'QUOTA ESENTE',
      'Taxable, VAT included',
      'VAT 22 %',
      'MESSA SU STRADA',
      'QUOTA ESENTE',
      'Price without tax',
    ]);
    expect(named()).toEqual(['Final price', 'VAT 22 %', 'Price without tax']);
  });

  it('write a VAT with a comma', () => {
    expect(labelOf(withoutTaxLines(100, 7.7, [])[4]!, writing(7.7))).toBe('VAT 7,7 %');
  });
});

it('says the formula with its amounts', () => {
  expect(formulaOf(withoutTaxLines(1_260_000, 22, taxes), writing(22))).toBe(
    '(12.600,00 − 300,00 − 100,00) / 1,22 + 50,00 + 25,00 = 10.075,00',
  );
  const american = { mask: '#,##0.00', vatPercent: 7.7 };
  expect(formulaOf(withoutTaxLines(12_000, 7.7, undefined), american)).toBe('120.00 / 1.077 = 111.42');
});

describe('the axis of the bars', () => {
  it('starts at a round amount below the lowest total, where totals lie close together', () => {
    const axis = axisOf(withoutTaxLines(1_420_000, 22, taxes));

    expect(axis.isCut).toBe(true);
    expect(axis.start % 10_000).toBe(0);
    expect(axis.start).toBeLessThan(basePriceWithoutTax(1_420_000, 22, { b2c: 0, b2b: 0 }));
    expect(axis.end).toBe(1_420_000);
  });

  it('starts at 0 for a low price, below 0 for a result that is', () => {
    expect(axisOf(withoutTaxLines(60_000, 22, taxes))).toMatchObject({ start: 0, isCut: false });
    expect(axisOf(withoutTaxLines(10_000, 22, taxes)).start).toBe(-30_000);
    expect(axisOf(withoutTaxLines(0, 22, []))).toEqual({ start: 0, end: 1, isCut: false });
  });

  it.each([
    ['one amount alone', [50_000], { start: 0, end: 50_000, isCut: false }],
    ['0 among them', [0, 50_000], { start: 0, end: 50_000, isCut: false }],
    ['totals far apart', [30_000, 100_000], { start: 0, end: 100_000, isCut: false }],
    ['totals just close enough', [35_000, 100_000], { start: 12_000, end: 100_000, isCut: true }],
    ['a start of one unit', [160, 300], { start: 100, end: 300, isCut: true }],
    ['a start below one unit', [70, 200], { start: 0, end: 200, isCut: false }],
  ])('of %s', (_what, totals, expected) => {
    expect(axisOf(totals.map((total) => ({ total })))).toEqual(expected);
  });

  it('draws no bar where nothing is added, and a thin one for little', () => {
    const axis = { start: 0, end: 10_000, isCut: false };
    const bar = (amount: number) => barOf({ kind: 'step', amount, total: 5_000 + amount }, 5_000, axis, 100);

    expect([bar(0).width, bar(1).width, bar(1_000).width]).toEqual([0, 2, 10]);
  });

  it('lets each bar begin where the one before ended', () => {
    const steps = withoutTaxLines(1_260_000, 22, taxes);
    const axis = axisOf(steps);
    const bars = steps.map((step, at) => barOf(step, steps[at - 1]?.total, axis, 176));

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

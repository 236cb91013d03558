import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  centsIn,
  centsOf,
  decimalOf,
  decimalsOf,
  formatAmount,
  formatExactAmount,
  formatMoney,
  highestAmount,
  isLargeChange,
  isPriceMask,
  readAmount,
  readNumber,
  readPercent,
  roundedTo,
  wireOf,
} from './amounts';

interface Expected {
  mask: string;
  held?: number;
  currency?: string;
  cents?: number;
  reason?: string;
  rounded?: number;
  isAmbiguous?: boolean;
}

interface Cases {
  typed: (Expected & { text: string; empty?: true })[];
  numbers: (Expected & { amount: number })[];
  written: { price: string; mask: string; text: string }[];
  withCurrency: { price: string | null; mask: string; currency: string; text: string }[];
}

const cases = JSON.parse(readFileSync('contracts/price-cases.json', 'utf8')) as Cases;
const MASKS = [
  '#.##0,00',
  '#,##0.00',
  '# ##0,00',
  "#'##0.00",
  '#,##0',
  '#.##0',
  '#.##0,0',
  '#0.00',
  '0,00',
  '0',
];

const readingOf = ({ cents, reason, rounded, isAmbiguous }: Omit<Expected, 'mask'>) =>
  cents === undefined
    ? // What is undefined counts as absent.
      { kind: 'refused', reason, rounded, isAmbiguous }
    : { kind: 'amount', cents };

describe('an amount as people type it', () => {
  it.each(cases.typed)('$text by $mask', ({ text, mask, held, currency, empty, ...expected }) => {
    expect(readAmount(text, mask, { held, currency })).toEqual(
      empty ? { kind: 'empty' } : readingOf(expected),
    );
  });

  it('is refused above what a field takes', () => {
    expect(readAmount('316.975', '#.##0,00', { most: 100_000_00 })).toEqual({
      kind: 'refused',
      reason: "'316.975' is above 100.000,00",
    });
    expect(readAmount('100.000,00', '#.##0,00', { most: 100_000_00 })).toEqual({
      kind: 'amount',
      cents: 10_000_000,
    });
  });

  it.each(cases.numbers)('$amount as a number by $mask', ({ amount, mask, held, ...expected }) => {
    expect(readNumber(amount, mask, held)).toEqual(readingOf(expected));
  });

  it.each([NaN, Infinity])('is none where a number is %s', (amount) => {
    expect(readNumber(amount, '#.##0,00')).toEqual({
      kind: 'refused',
      reason: `'${amount}' is not an amount`,
    });
  });

  it('is read below 0 where a mask wrote it, and nothing else is', () => {
    expect([centsIn('-1.234,50', '#.##0,00'), centsIn('1-2', '#.##0,00')]).toEqual([-123450, null]);
  });

  it('is what was written, in every mask: whatever a field shows can be typed again', () => {
    for (const mask of MASKS)
      for (const cents of [0, 5, 50, 99, 100, 1250, 123400, 123456, 100000, 123456789, 999_999_999_999]) {
        const shown = formatExactAmount(cents, mask);
        expect(readAmount(shown, mask, { held: cents }), `${cents} as ${mask}`).toEqual({
          kind: 'amount',
          cents,
        });
        expect(centsIn(shown, mask), `${cents} as ${mask}`).toBe(cents);
        const rounded = roundedTo(cents, mask);
        if (rounded <= highestAmount)
          expect(readAmount(formatAmount(cents, mask), mask)).toEqual({ kind: 'amount', cents: rounded });
      }
  });
});

it.each([
  ['3', 300],
  ['3,5', 350],
  ['3.5 %', 350],
  ['12,25%', 1225],
  ['.5', 50],
  ['', 'empty'],
  ['3.123', '3.123 has three decimals; write 3,12'],
  ['3,125', '3,125 has three decimals; write 3,13'],
  ['1.000,5', "'1.000,5' is not a percentage"],
  ['-3', "'-3' is below 0"],
  ['%', 'empty'],
  ['molto', "'molto' is not a percentage"],
  ['3\t5', "'3 5' is more than one value"],
  ['5%5', "'5%5' is not a percentage"],
  ['5-', "'5-' is not a percentage"],
  ['100', 10_000],
  ['100,01', "'100,01' is above 100"],
  ['1234', "'1234' is above 100"],
  ['316,975', "'316,975' is above 100"],
])('reads the percentage %j as %j: a point in it never groups', (text, expected) => {
  const reading = readPercent(text, '#.##0,00', 10_000);
  const said =
    reading.kind === 'amount' ? reading.cents : reading.kind === 'empty' ? 'empty' : reading.reason;
  expect(said).toBe(expected);
});

describe('an amount as a market writes it', () => {
  it.each(cases.written)('writes $price by $mask as $text', ({ price, mask, text }) => {
    expect(formatAmount(centsOf(price), mask)).toBe(text);
  });

  it.each(cases.withCurrency)('writes $price with $currency as $text', ({ price, mask, currency, text }) => {
    expect(price === null ? '' : formatMoney(centsOf(price), mask, currency)).toBe(text);
  });

  it('rounds nothing away in an input', () => {
    expect(formatExactAmount(123456, '#,##0')).toBe('1,234.56');
    expect(formatExactAmount(123456, '#.##0')).toBe('1.234,56');
    expect(formatExactAmount(123400, '#.##0')).toBe('1.234');
  });
});

it.each([
  ['#.##0,00', true, 2],
  ["€ #'##0.0", true, 1],
  ['#,##0 $', true, 0],
  ['##0', true, 0],
  ['0,00', true, 2],
  ['#.##0.00', false, 2],
  ['0#.##0', false, 2],
  ['#.##0,00#', false, 2],
  ['#-##0,00', false, 2],
])('is %j a price mask: %s; it writes %i decimals', (mask, isMask, decimals) => {
  expect([isPriceMask(mask), decimalsOf(mask)]).toEqual([isMask, decimals]);
});

describe('amounts of the wire and of the database', () => {
  it('become hundredths and back without a binary fraction', () => {
    for (const amount of ['0.01', '0.29', '1.01', '4.35', '1234.56', '8.1', '9999999999.99', '-252.87']) {
      expect(JSON.stringify(wireOf(centsOf(Number(amount))))).toBe(amount);
      expect(centsOf(decimalOf(centsOf(amount)))).toBe(centsOf(amount));
    }
    expect([decimalOf(5), decimalOf(-5), decimalOf(0)]).toEqual(['0.05', '-0.05', '0.00']);
    expect([amountOf('12.50'), amountOf(null)]).toEqual([12.5, null]);
    expect(['0', '-0.001'].map((amount) => Object.is(centsOf(amount), 0))).toEqual([true, true]);
    expect(Object.is(roundedTo(-40, '#,##0'), 0)).toBe(true);
    expect(centsOf(null)).toBeNull();
    expect(wireOf(null)).toBeNull();
  });
});

it('asks about a change by more than half, in either direction', () => {
  expect([isLargeChange(10_000, 15_000), isLargeChange(10_000, 15_001)]).toEqual([false, true]);
  expect([isLargeChange(10_000, 5_000), isLargeChange(10_000, 4_999)]).toEqual([false, true]);
  expect([isLargeChange(31_698, 31_697_500), isLargeChange(300_000, 300)]).toEqual([true, true]);
  expect([isLargeChange(null, 5), isLargeChange(0, 5), isLargeChange(5, null)]).toEqual([
    false,
    false,
    false,
  ]);
});

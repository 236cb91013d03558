import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../http/root.ts';
import {
  centsOf,
  decimalOf,
  parseAmount,
  priceWithoutTax,
  writtenBy,
  writtenWithCurrency,
  type FixedTaxes,
} from './money.ts';

interface Cases {
  withoutTax: ({ name: string; price: string; vat: string | null; withoutTax: string } & FixedTaxes)[];
  typed: { text: string; cents?: number; empty?: true; invalid?: true }[];
  written: { price: string; mask: string; text: string }[];
  withCurrency: { price: string | null; mask: string; currency: string; text: string }[];
}

const cases = JSON.parse(readFileSync(new URL('contracts/price-cases.json', ROOT), 'utf8')) as Cases;

describe('price without tax (R-185)', () => {
  it.each(cases.withoutTax)('$name', ({ price, vat, withoutTax, ...taxes }) => {
    expect(decimalOf(priceWithoutTax(centsOf(price)!, vat, taxes))).toBe(withoutTax);
  });
});

describe('what people type', () => {
  it.each(cases.typed)('$text', ({ text, cents, empty }) => {
    const expected = empty ? null : cents === undefined ? undefined : BigInt(cents);
    expect(parseAmount(text)).toBe(expected);
  });
});

describe('what people read', () => {
  it.each(cases.written)('$price by $mask', ({ price, mask, text }) => {
    expect(writtenBy(mask, price)).toBe(text);
  });

  it.each(cases.withCurrency)('$price $currency', ({ price, mask, currency, text }) => {
    expect(writtenWithCurrency(mask, price, currency)).toBe(text);
  });
});

it.each([12.345, 1e-7, 1e21, NaN, Infinity, '1,5', '', '1.', '.5', '0x1'])(
  'takes %s for no amount',
  (amount) => {
    expect(centsOf(amount)).toBeUndefined();
  },
);

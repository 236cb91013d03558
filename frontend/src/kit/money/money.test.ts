import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { centsOf, wireOf } from './cents';
import { formatAmount, formatExactAmount, formatMoney, rawAmount } from './formatAmount';
import { parseAmount } from './parseAmount';
import { fixedTaxesOf, priceWithoutTax } from './priceWithoutTax';

interface Cases {
  withoutTax: ({ name: string; price: string; withoutTax: string; vat: string | null } & Record<
    'b2cRoadFee' | 'b2cExemptShare' | 'b2bRoadFee' | 'b2bExemptShare',
    string | null
  >)[];
  typed: { text: string; cents?: number; empty?: boolean; invalid?: boolean }[];
  written: { price: string; mask: string; text: string }[];
  withCurrency: { price: string | null; mask: string; currency: string; text: string }[];
}

const cases = JSON.parse(readFileSync('contracts/price-cases.json', 'utf8')) as Cases;
const cents = (decimal: string) => centsOf(Number(decimal));

describe('an amount as people type it', () => {
  it.each(cases.typed)('reads $text as the other side does', ({ text, cents: amount, empty }) => {
    expect(parseAmount(text)).toBe(empty ? null : amount);
  });

  it('is never ten times what was meant', () => {
    expect(parseAmount('12,5')).toBe(1250);
    expect(parseAmount('12.5')).toBe(1250);
    expect(parseAmount('1.234,56')).toBe(123456);
  });

  it('reads what it wrote, in every mask', () => {
    for (const mask of ['#.##0,00', '#,##0.00', '# ##0,00', "#'##0.00", '#,##0', '#.##0'])
      for (const amount of [0, 5, 50, 99, 100, 1250, 123400, 123456, 100000, 123456789, 999_999_999_999])
        expect(parseAmount(formatExactAmount(amount, mask)), `${amount} as ${mask}`).toBe(amount);
  });

  it('reads what an input shows while it is edited', () => {
    for (const amount of [0, 1, 10, 1250, 123400, 123450, 999_999_999_999])
      expect(parseAmount(rawAmount(amount))).toBe(amount);
    expect(rawAmount(123450)).toBe('1234.5');
  });
});

describe('an amount as a market writes it', () => {
  it.each(cases.written)('writes $price by $mask as $text', ({ price, mask, text }) => {
    expect(formatAmount(cents(price), mask)).toBe(text);
  });

  it.each(cases.withCurrency)('writes $price with $currency as $text', ({ price, mask, currency, text }) => {
    expect(price === null ? '' : formatMoney(cents(price), mask, currency)).toBe(text);
  });

  it('rounds nothing away in an input', () => {
    expect(formatExactAmount(123456, '#,##0')).toBe('1,234.56');
    expect(formatExactAmount(123456, '#.##0')).toBe('1.234,56');
    expect(formatExactAmount(123400, '#.##0')).toBe('1.234');
  });
});

describe('amounts of the wire', () => {
  it('become hundredths and back without a binary fraction', () => {
    for (const amount of ['0.01', '0.29', '1.01', '4.35', '1234.56', '8.1', '9999999999.99', '-252.87'])
      expect(JSON.stringify(wireOf(centsOf(Number(amount))))).toBe(amount);
    expect(centsOf(null)).toBeNull();
    expect(wireOf(null)).toBeNull();
  });
});

describe('price without tax (R-185)', () => {
  const tax = (description: string, code: string, price: string | null) =>
    price === null ? [] : [{ description, code, price: Number(price) }];

  it.each(cases.withoutTax)('computes as the other side does: $name', (each) => {
    const taxes = fixedTaxesOf([
      ...tax('MESSA SU STRADA', 'B2C', each.b2cRoadFee),
      ...tax('QUOTA ESENTE', 'B2C', each.b2cExemptShare),
      ...tax('MESSA SU STRADA', 'B2B', each.b2bRoadFee),
      ...tax('QUOTA ESENTE', 'B2B', each.b2bExemptShare),
      ...tax('MESSA SU STRADA', 'B2E', '77'),
      ...tax('CONTRIBUTO PFU', 'B2C', '19.40'),
    ]);
    expect(priceWithoutTax(cents(each.price), each.vat === null ? null : Number(each.vat), taxes)).toBe(
      cents(each.withoutTax),
    );
  });
});

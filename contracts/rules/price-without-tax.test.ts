import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { centsOf } from './amounts';
import { basePriceWithoutTax, fixedTaxesOf, itemPriceWithoutTax } from './price-without-tax';

interface Cases {
  withoutTax: ({ name: string; price: string; withoutTax: string; vat: string | null } & Record<
    'b2cRoadFee' | 'b2cExemptShare' | 'b2bRoadFee' | 'b2bExemptShare',
    string | null
  >)[];
}

const cases = JSON.parse(readFileSync('contracts/price-cases.json', 'utf8')) as Cases;

describe('price without tax (R-185)', () => {
  const tax = (description: string, code: string, price: string | null) =>
    price === null ? [] : [{ description, code, price: Number(price) }];

  it.each(cases.withoutTax)('of the base price: $name', (each) => {
    const taxes = fixedTaxesOf([
      ...tax('MESSA SU STRADA', 'B2C', each.b2cRoadFee),
      // However it is written.
      ...tax('Quota  esente', 'B2C', each.b2cExemptShare),
      ...tax('MESSA SU STRADA', 'B2B', each.b2bRoadFee),
      ...tax('QUOTA ESENTE', 'B2B', each.b2bExemptShare),
      ...tax('MESSA SU STRADA', 'B2E', '77'),
      ...tax('CONTRIBUTO PFU', 'B2C', '19.40'),
    ]);
    const vat = each.vat === null ? null : Number(each.vat);
    expect(basePriceWithoutTax(centsOf(each.price), vat, taxes)).toBe(centsOf(each.withoutTax));
  });

  it('of an item is its final price without VAT alone', () => {
    expect(itemPriceWithoutTax(12_000, 22)).toBe(9_836);
    expect(itemPriceWithoutTax(12_000, null)).toBe(12_000);
  });
});

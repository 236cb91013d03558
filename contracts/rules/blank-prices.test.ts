import { expect, it } from 'vitest';
import { blankPrices, isBlankPrice, type ListName, type PriceOfList } from './blank-prices.ts';

const aPrice = (code: string, price: number | null, more: Partial<PriceOfList> = {}): PriceOfList => ({
  code,
  price,
  list: 'optList',
  isStandard: false,
  ...more,
});

it.each([
  ['an item without a price', aPrice('A', null), true],
  ['an item whose text is no amount', aPrice('A', NaN), true],
  ['an item for 0', aPrice('A', 0), false],
  ['a standard item', aPrice('A', null, { isStandard: true }), false],
  ['a missing base price', aPrice('-', null), true],
  ['a base price of 0', aPrice('-', 0), true],
  ['a base price of a hundredth', aPrice('-', 1), false],
])('%s is blank: %s', (_what, price, isBlank) => {
  expect(isBlankPrice(price)).toBe(isBlank);
});

it('looks at the lists being saved alone, the base price among the options (A-22)', () => {
  const prices = [
    aPrice('-', null),
    aPrice('OA', null),
    aPrice('OB', 1),
    aPrice('CP', null, { list: 'customerPrgList' }),
    aPrice('AC', null, { list: 'accList' }),
  ];
  const codes = (...lists: ListName[]) => blankPrices(prices, new Set(lists)).map(({ code }) => code);

  expect(codes()).toEqual([]);
  expect(codes('optList')).toEqual(['-', 'OA']);
  expect(codes('accList', 'customerPrgList')).toEqual(['CP', 'AC']);
});

import { expect, it } from 'vitest';
import { taxKeyOf } from './tax-names';

it.each([
  ['Contributo PFU', ' CONTRIBUTO  PFU ', true],
  ['Contributo PFU', 'Contributo\u00a0PFU', true],
  ['Contributo PFU', 'ContributoPFU', false],
  ['Bollo', 'Bollo auto', false],
])('takes %j and %j for the same tax: %s', (one, other, isSame) => {
  expect(taxKeyOf(one) === taxKeyOf(other)).toBe(isSame);
});

import { expect, it } from 'vitest';
import { fixedTaxOf, taxKeyOf } from './tax-names';

it.each([
  ['Contributo PFU', ' CONTRIBUTO  PFU ', true],
  ['Contributo PFU', 'Contributo\u00a0PFU', true],
  ['Contributo PFU', 'ContributoPFU', false],
  ['Bollo', 'Bollo auto', false],
])('takes %j and %j for the same tax: %s', (one, other, isSame) => {
  expect(taxKeyOf(one) === taxKeyOf(other)).toBe(isSame);
});

it.each([
  [' messa  su strada', 'MESSA SU STRADA'],
  ['Quota\u00a0esente', 'QUOTA ESENTE'],
  ['QUOTA', undefined],
])('knows %j as the fixed tax %j', (typed, fixed) => {
  expect(fixedTaxOf(typed)).toBe(fixed);
});

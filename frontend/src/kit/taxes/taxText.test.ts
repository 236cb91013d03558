import { expect, it } from 'vitest';
import { nextTaxText, pastedTaxText, taxCents } from './taxText';

const typed = (keys: string) => [...keys].reduce((text, key) => nextTaxText(text, text + key), '');

it.each([
  ['854', '854'],
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['12.345', '12.34'],
  ['1.2.3', '1.23'],
  ['-1', '1'],
  ['abc', ''],
  ['1e3', '13'],
])('takes only digits and a point: typing %s leaves %s (R-188)', (keys, text) => {
  expect(typed(keys)).toBe(text);
});

it.each([
  ['1.234,56', '1234.56'],
  ['12,5', '12.5'],
  ['-1', '0'],
  ['', ''],
  ['a richiesta', undefined],
])('understands a pasted %j as %j (R-188, R-189)', (pasted, text) => {
  expect(pastedTaxText(pasted)).toBe(text);
});

it.each([
  ['', 0],
  ['.', 0],
  ['0', 0],
  ['12.', 1200],
  ['.5', 50],
  ['854', 85400],
])('makes %j an amount of %i hundredths (R-189)', (text, cents) => {
  expect(taxCents(text)).toBe(cents);
});

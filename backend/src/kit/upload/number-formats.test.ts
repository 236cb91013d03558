import { expect, it } from 'vitest';
import { shownAmount } from '../record-cells.ts';
import { currencyOfFormat } from './number-formats.ts';

it.each([
  ['General', ''],
  ['#,##0.00', ''],
  ['[$-410]#,##0.00', ''],
  ['[Red]#,##0.00_-;-#,##0.00_-', ''],
  ['0.0" pz"', ''],
  ['#,##0.00 "IVA"', ''],
  ['[$CHF] #,##0.00', 'CHF'],
  ['[$CHF-de-CH] #,##0.00', 'CHF'],
  ['#,##0.00 "CHF"', 'CHF'],
  ['\\C\\H\\F\\ #,##0', 'CHF'],
  ['"€" #,##0.00', '€'],
  ['[$€-410] #,##0.00', '€'],
  ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', '€'],
  ['General\\ "€"', '€'],
  ['$#,##0.00_);[Red]\\($#,##0.00\\)', '$'],
  ['[$US$-409]#,##0.00', 'US$'],
  ['[$￥-411]#,##0', '¥'],
])('the format %s is of %j', (format, currency) => {
  expect(currencyOfFormat(format)).toBe(currency);
});

it.each<[string, string, number | string]>([
  ['120.5', 'EUR', 120.5],
  ['120.5 €', 'EUR', 120.5],
  ['120 EUR', 'EUR', 120],
  ['120 $', 'USD', 120],
  ['120 US$', 'USD', 120],
  ['120 US$', 'CAD', '120 US$'],
  ['120 R$', 'USD', '120 R$'],
  ['120 NT$', 'TWD', 120],
  ['120 Mex$', 'MXN', 120],
  ['1.234 €', '', 1.234],
  ['120 CHF', 'EUR', '120 CHF'],
  ['120 €', 'CHF', '120 €'],
  ['12%', 'EUR', '12%'],
])('a number that is shown as %s is in %s: %j', (shown, currency, amount) => {
  expect(shownAmount(shown, currency)).toBe(amount);
});

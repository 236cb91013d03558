import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dateExample, percentOf, percentText, priceExample } from './countryFormats';

it('shows what a price mask makes of a price', () => {
  expect(priceExample('#.##0,00')).toBe('24.950,00');
  expect(priceExample('#.##0,00 €')).toBe('24.950,00');
  expect(priceExample('€ #,##0.00')).toBe('24,950.00');
  expect(priceExample(`#'##0.00`)).toBe(`24'950.00`);
  expect(priceExample('# ##0,00')).toBe('24 950,00');
  expect(priceExample('#,##0')).toBe('24,950');
  expect(priceExample('0,00')).toBe('24950,00');
});

/** What the server takes and refuses (backend/src/features/countries). */
const cases = JSON.parse(readFileSync('contracts/format-cases.json', 'utf8')) as Record<
  'pricemask' | 'date',
  { good: string[]; bad: string[] }
>;

it.each(cases.pricemask.good)('takes %j for a price mask', (mask) => {
  expect(priceExample(mask)).toBeDefined();
});

it.each(['', ...cases.pricemask.bad])('shows nothing for %j, which is no price mask', (mask) => {
  expect(priceExample(mask)).toBeUndefined();
});

it.each(cases.date.good)('takes %j for a format of dates', (format) => {
  expect(dateExample(format, 'it', new Date())).toBeDefined();
});

it.each(['', ...cases.date.bad])('shows nothing for %j, which is no format of dates', (format) => {
  expect(dateExample(format, 'it', new Date())).toBeUndefined();
});

it('shows a day in a format, with the names of months in the language of the market', () => {
  const day = new Date('2026-11-20T12:00:00Z');

  expect(dateExample('dd/MM/yyyy', 'it', day)).toBe('20/11/2026');
  expect(dateExample('d.M.yy', 'de', day)).toBe('20.11.26');
  expect(dateExample('MMMM yyyy', 'it', day)).toBe('novembre 2026');
  expect(dateExample('MMMM yyyy', 'de', day)).toBe('November 2026');
  expect(dateExample('MMMM yyyy', '', day)).toBe('novembre 2026');
  expect(dateExample('MMMM yyyy', 'pt_BR', day)).toBe('novembro 2026');
  expect(dateExample('MMMM yyyy', 'our_own', day)).toBe('novembre 2026');
});

it('reads a rate with a comma or a point, at most two decimals and not above 100', () => {
  expect(['22', '8,1', ' 8.10 ', '0', '100'].map(percentOf)).toEqual([22, 8.1, 8.1, 0, 100]);
  expect(['', 'x', '101', '-1', '1,005', '1.000,0'].map(percentOf)).toEqual(Array(6).fill(undefined));
  expect([percentText(8.1), percentText(22), percentText(null)]).toEqual(['8,1', '22', '']);
});

import { expect, it } from 'vitest';
import {
  isFixed,
  rowsToStore,
  taxProblems,
  type SolTax,
  type SolTaxInput,
  type TaxType,
} from './sol-tax.read.ts';

const stored: SolTax[] = [
  { id: 1, taxDescription: 'MESSA SU STRADA', taxType: 'B2C', taxValue: 300.5 },
  { id: null, taxDescription: 'QUOTA ESENTE', taxType: 'B2C', taxValue: 0 },
  { id: 4, taxDescription: 'Contributo PFU', taxType: 'B2C', taxValue: 7.25 },
  { id: 5, taxDescription: 'Bollo', taxType: 'B2C', taxValue: 1 },
];
const sent = (taxDescription: string, more: Partial<SolTaxInput> = {}): SolTaxInput => ({
  taxDescription,
  taxType: 'B2C',
  taxValue: 1,
  ...more,
});
const problems = (list: SolTaxInput[], mask = '#.##0,00') =>
  taxProblems(list, stored, { required: 'needed', fieldOf: (index) => `taxes.${index}`, mask }).map(
    ({ field, message }) => `${field}: ${message}`,
  );
const twice = 'taxes.0.taxDescription: Description already present';

it.each([
  ['MESSA SU STRADA', true],
  [' quota  esente ', true],
  ['QUOTA', false],
])('takes %j for a fixed tax: %s', (description, fixed) => {
  expect(isFixed(description)).toBe(fixed);
});

it.each<[what: string, tax: SolTaxInput, expected: string[]]>([
  ['a new tax', sent('Trasporto'), []],
  ['no name', sent('  '), ['taxes.0.taxDescription: needed']],
  ['a fixed tax by its name', sent('QUOTA ESENTE'), []],
  ['a fixed tax spelled otherwise', sent('Quota esente'), [twice]],
  ['the name of a stored tax that stays', sent(' Bollo '), [twice]],
  ['that name spelled otherwise', sent('BOLLO', { taxType: 'B2B' }), [twice]],
  ['another type of a stored tax', sent('Bollo', { taxType: 'B2B' }), []],
  ['another name of a stored tax', sent('Bollo auto', { id: 5 }), []],
  ['a custom tax that would become a fixed one', sent('MESSA SU STRADA', { id: 5 }), [twice]],
  ['a fixed tax that would become a custom one', sent('Trasporto', { id: 1 }), [twice]],
  [
    'three decimals',
    sent('Bollo auto', { taxValue: 1.234 }),
    [expect.stringContaining('taxes.0.taxValue: 1,234 has three decimals') as never],
  ],
  ['a value below 0, which counts as 0 (R-189)', sent('Trasporto', { taxValue: -5 }), []],
  ['no value', sent('Trasporto', { taxValue: null }), []],
])('judges %s (R-187)', (_what, tax, expected) => {
  expect(problems([tax])).toEqual(expected);
});

it('compares the taxes of a list with each other (R-187)', () => {
  const second = twice.replace('.0.', '.1.');

  expect(problems([sent('Trasporto'), sent('TRASPORTO', { taxType: 'B2B' })])).toEqual([second]);
  expect(problems([sent('Trasporto'), sent('Trasporto')])).toEqual([second]);
  expect(problems([sent('Trasporto'), sent('Trasporto', { taxType: 'B2E' })])).toEqual([]);
});

it('refuses a list that names a stored tax twice', () => {
  expect(problems([sent('Bollo', { id: 5 }), sent('Bollo auto', { id: 5 })])).toEqual([
    'taxes.1.id: The list names this tax twice.',
  ]);
});

it('takes stored decimals in a market without any, and no others', () => {
  const whole = (tax: SolTaxInput) => problems([tax], '#,##0').length;

  expect(whole(sent('Contributo PFU', { id: 4, taxValue: 7.25 }))).toBe(0);
  expect(whole(sent('Contributo PFU', { id: 4, taxValue: 7.3 }))).toBe(1);
  expect(whole(sent('MESSA SU STRADA', { taxValue: 300.5 }))).toBe(0);
  expect(whole(sent('MESSA SU STRADA', { taxType: 'B2B', taxValue: 300.5 }))).toBe(1);
});

it('stores a new tax in its three types, 0 where nothing is said, never below 0 (R-189)', () => {
  const row = (id: number | null, description: string, type: TaxType, value: string) => ({
    id,
    description,
    type,
    value,
  });

  expect(rowsToStore([sent(' Trasporto ', { taxValue: 12.5 })], stored)).toEqual([
    row(null, 'Trasporto', 'B2C', '12.50'),
    row(null, 'Trasporto', 'B2B', '0.00'),
    row(null, 'Trasporto', 'B2E', '0.00'),
  ]);
  expect(rowsToStore([sent('Bollo', { id: 5, taxValue: -1 })], stored)).toEqual([
    row(5, 'Bollo', 'B2C', '0.00'),
  ]);
  expect(rowsToStore([sent('Bollo', { taxValue: null })], stored)).toEqual([row(5, 'Bollo', 'B2C', '0.00')]);
  expect(rowsToStore([sent('Bollo', { taxType: 'B2B' })], stored)).toEqual([
    row(null, 'Bollo', 'B2B', '1.00'),
    row(null, 'Bollo', 'B2E', '0.00'),
  ]);
  expect(rowsToStore([sent('Bollo', { id: 99 })], stored)).toEqual([
    row(null, 'Bollo', 'B2C', '1.00'),
    row(null, 'Bollo', 'B2B', '0.00'),
    row(null, 'Bollo', 'B2E', '0.00'),
  ]);
});

it('takes a name that a renamed tax sets free for a new tax, in its three types', () => {
  const list = [sent('Bollo', { taxValue: 9 }), sent('Bollo auto', { id: 5, taxValue: 3 })];
  const second: SolTax = { id: 6, taxDescription: 'Bollo', taxType: 'B2B', taxValue: 2 };
  const fresh = (type: TaxType, value: string) => ({ id: null, description: 'Bollo', type, value });
  const renamed = { id: 5, description: 'Bollo auto', type: 'B2C', value: '3.00' };

  expect(problems(list)).toEqual([]);
  expect(rowsToStore(list, stored)).toEqual([
    ...[fresh('B2C', '9.00'), renamed],
    ...[fresh('B2B', '0.00'), fresh('B2E', '0.00')],
  ]);
  // A type that keeps the name is there already.
  expect(rowsToStore(list, [...stored, second])).toEqual([
    ...[fresh('B2C', '9.00'), renamed],
    fresh('B2E', '0.00'),
  ]);
  const all = [...list, sent('Bollo auto', { id: 6, taxType: 'B2B' })];
  expect(rowsToStore(all, [...stored, second]).slice(3)).toEqual([
    ...[fresh('B2B', '0.00'), fresh('B2E', '0.00')],
  ]);
});

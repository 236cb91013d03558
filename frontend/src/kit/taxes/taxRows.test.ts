import { expect, it } from 'vitest';
import { notAnAmount } from '../../../../contracts/rules/amounts';
import {
  byType,
  emptyTax,
  idsOf,
  isSaved,
  taxChanges,
  taxProblems,
  taxRowsOf,
  wireTaxesOf,
  type TaxRow,
  type WireTax,
} from './taxRows';

const wire: WireTax[] = [
  { id: 1, taxDescription: 'MESSA SU STRADA', taxType: 'B2C', taxValue: 300.5, version: 3 },
  { id: null, taxDescription: 'Contributo  PFU', taxType: 'B2B', taxValue: null },
  { id: 4, taxDescription: 'Contributo  PFU', taxType: 'B2E', taxValue: 7, version: 2 },
];
const texts = { descriptionRequired: 'required', descriptionPresent: 'present' };
const aTax = (key: string, description: string, more: Partial<TaxRow> = {}): TaxRow => ({
  ...emptyTax(),
  key,
  description,
  ...more,
});

it('makes one row of the types of a description, with 0 where the wire has none (R-182)', () => {
  expect(taxRowsOf(wire)).toEqual([
    {
      key: 'messa su strada',
      description: 'MESSA SU STRADA',
      isFixed: true,
      ids: { B2C: 1, B2B: null, B2E: null },
      versions: { B2C: 3, B2B: 0, B2E: 0 },
      values: { B2C: 30_050, B2B: 0, B2E: 0 },
    },
    {
      key: 'contributo pfu',
      description: 'Contributo  PFU',
      isFixed: false,
      ids: { B2C: null, B2B: null, B2E: 4 },
      versions: { B2C: 0, B2B: 0, B2E: 2 },
      values: { B2C: 0, B2B: 0, B2E: 700 },
    },
  ]);
});

it('sends three rows for each description, without the blanks around it', () => {
  const [row] = taxRowsOf(wire);

  expect(wireTaxesOf([{ ...row!, description: ' MESSA SU STRADA ' }])).toEqual([
    { id: 1, taxDescription: 'MESSA SU STRADA', taxType: 'B2C', taxValue: 300.5, version: 3 },
    { id: null, taxDescription: 'MESSA SU STRADA', taxType: 'B2B', taxValue: 0, version: 0 },
    { id: null, taxDescription: 'MESSA SU STRADA', taxType: 'B2E', taxValue: 0, version: 0 },
  ]);
});

it('adds a row that nobody has saved, under a key of its own', () => {
  const [one, other] = [emptyTax(), emptyTax()];

  expect(one.key).toMatch(/^new \d+ \d+$/);
  expect(one.key).not.toBe(other.key);
  expect(one).toMatchObject({ description: '', isFixed: false, values: { B2C: 0, B2B: 0, B2E: 0 } });
  expect([isSaved(one), idsOf(one)]).toEqual([false, []]);
});

it('deletes a tax by the ids of the types that are saved (R-269)', () => {
  const [fixed, custom] = taxRowsOf(wire);

  expect([fixed, custom].map((tax) => [isSaved(tax!), idsOf(tax!)])).toEqual([
    [true, [1]],
    [true, [4]],
  ]);
});

it('counts a new row once, and every value and name that differs', () => {
  const before = taxRowsOf(wire);
  const [fixed, custom] = before as [TaxRow, TaxRow];

  expect(taxChanges(before, before)).toBe(0);
  expect(taxChanges(before, [fixed, aTax('new 1', 'Bollo', { values: byType(() => 5) })])).toBe(1);
  expect(
    taxChanges(before, [
      fixed,
      { ...custom, description: 'PFU', values: { ...custom.values, B2C: 1, B2B: 1 } },
    ]),
  ).toBe(3);
});

it.each<[what: string, taxes: TaxRow[], problems: [string, string][]]>([
  ['names that differ', [aTax('a', 'Bollo'), aTax('b', 'PFU')], []],
  ['a name of blanks', [aTax('a', ' ')], [['a', 'required']]],
  [
    'the same name, spelled otherwise',
    [aTax('a', 'Contributo PFU'), aTax('b', ' contributo  pfu ')],
    [['b', 'present']],
  ],
  ['the name of a fixed tax', [aTax('a', 'Quota esente')], [['a', 'present']]],
  ['a fixed tax itself', [aTax('a', 'QUOTA ESENTE', { isFixed: true })], []],
  [
    'a value that is no amount',
    [aTax('a', 'Bollo', { values: { B2C: 0, B2B: notAnAmount, B2E: 0 } })],
    [['a', 'One of the values is not an amount.']],
  ],
])('says why a tax with %s cannot be saved (R-187)', (_what, taxes, problems) => {
  expect([...taxProblems(taxes, texts)]).toEqual(problems);
});

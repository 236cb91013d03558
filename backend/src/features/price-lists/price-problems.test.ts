import { expect, it } from 'vitest';
import type { AppError } from '../../kit/app-error.ts';
import { itemChange, priceOfBody } from './item-change.ts';
import { PriceProblems } from './price-problems.ts';
import type { PriceItem } from './price-list.repository.ts';

const refusalOf = (tell: (problems: PriceProblems) => void) => {
  const problems = new PriceProblems();
  tell(problems);
  try {
    problems.throwIfAny();
    return undefined;
  } catch (error) {
    const { kind, message, fields } = error as AppError;
    return { kind, message, fields };
  }
};
const blank = (...codes: string[]) =>
  refusalOf((problems) => codes.forEach((code) => problems.addBlank({ code, list: 'optList' })))?.message;

it('says which prices are missing, five by name', () => {
  const needed = 'Every item that is not standard needs one.';

  expect(blank()).toBeUndefined();
  expect(blank('A')).toBe(`A has no price. ${needed}`);
  expect(blank('A', 'B', 'C', 'D', 'E')).toBe(`A, B, C, D and E have no price. ${needed}`);
  expect(blank('A', 'B', 'C', 'D', 'E', 'F', 'G')).toBe(`A, B, C, D, E and 2 more have no price. ${needed}`);
  expect(blank('-', 'A')).toBe(`The base price must be above 0. A has no price. ${needed}`);
});

it('names the field of each problem, and says the first five in the message', () => {
  const told = refusalOf((problems) => {
    problems.addBlank({ code: '-', list: 'optList' });
    problems.addBlank({ code: 'OA', list: 'accList' });
    problems.add('optList.05.FK', 'Listed twice');
    problems.add('pricemask', 'No mask');
    problems.add('basePrice.price', 'No cents');
    for (const code of ['B', 'C', 'D']) problems.add(`accList.${code}`, 'No');
  });

  expect(told).toEqual({
    kind: 'invalid',
    message:
      'The base price must be above 0. 05.FK: Listed twice. Price mask: No mask. ' +
      'Base price: No cents. B: No. ' +
      'OA has no price. Every item that is not standard needs one.',
    fields: [
      { field: 'basePrice.price', message: 'The base price must be above 0' },
      { field: 'accList.OA', message: 'The price is missing' },
      { field: 'optList.05.FK', message: 'Listed twice' },
      { field: 'pricemask', message: 'No mask' },
      { field: 'basePrice.price', message: 'No cents' },
      { field: 'accList.B', message: 'No' },
      { field: 'accList.C', message: 'No' },
      { field: 'accList.D', message: 'No' },
    ],
  });
});

it('names 200 fields at most', () => {
  const told = refusalOf((problems) => {
    for (let code = 0; code < 201; code += 1) problems.add(`optList.${code}`, 'No');
  });

  expect([told!.fields.length, told!.message]).toEqual([200, '0: No. 1: No. 2: No. 3: No. 4: No.']);
});

it.each([
  [null, null, null, undefined],
  [12.5, null, '12.50', undefined],
  [0.1 + 0.2, null, '0.30', undefined],
  [12.345, null, '1.00', '12,345 has three decimals; write 12,35'],
  [-5, null, '1.00', "'-5' is below 0"],
])('takes %j over %j for %j, and refuses it with %j', (price, held, decimal, reason) => {
  const refusals: string[] = [];

  expect(priceOfBody(price, { mask: '#.##0,00', held }, (message) => refusals.push(message))).toBe(decimal);
  expect(refusals).toEqual(reason === undefined ? [] : [expect.stringContaining(reason)]);
});

it('takes the stored price in a market without decimals, and no other with some', () => {
  const refusals: string[] = [];
  const taken = (price: number) =>
    priceOfBody(price, { mask: '#,##0', held: '12.50' }, (message) => refusals.push(message));

  expect([taken(12.5), refusals.length]).toEqual(['12.50', 0]);
  expect([taken(12.6), refusals.length]).toEqual(['1.00', 1]);
});

it.each([
  ['an item', {}, { price: 15 }, { price: '15.00', isHiddenByMarket: false }, []],
  ['a standard one, which keeps its price', { isStandard: true }, { price: 15 }, { price: '12.50' }, []],
  ['one to hide', {}, { price: 12.5, isHiddenByMarket: true }, { isHiddenByMarket: true }, []],
  [
    'one that its product category hides, not at all',
    { isHiddenByPcm: true },
    { price: 15 },
    { price: '12.50' },
    ['Hidden by its product category'],
  ],
  ['one that it hides, as it was', { isHiddenByPcm: true }, { price: 12.5 }, { price: '12.50' }, []],
  [
    'one that it hides and that has no price',
    { isHiddenByPcm: true, price: null },
    { price: 15 },
    { price: '15.00' },
    [],
  ],
  [
    'a standard one that it hides, which keeps its price',
    { isHiddenByPcm: true, isStandard: true },
    { price: 15 },
    { price: '12.50' },
    [],
  ],
  [
    'one that may not be hidden',
    { isHideEnabled: false },
    { price: 12.5, isHiddenByMarket: true },
    { isHiddenByMarket: true },
    ['May not be hidden'],
  ],
  [
    'one that is hidden already and may not be',
    { isHideEnabled: false, isHiddenByMarket: true },
    { price: 12.5 },
    { isHiddenByMarket: true },
    [],
  ],
])('changes %s', (_what, stored, row, after, refused) => {
  const item = {
    id: 7,
    code: 'OA',
    price: '12.50',
    isStandard: false,
    isHiddenByPcm: false,
    isHiddenByMarket: false,
    isHideEnabled: true,
    ...stored,
  } as unknown as PriceItem;
  const refusals: string[] = [];

  const change = itemChange(item, { code: 'OA', ...row } as never, '#.##0,00', (message) =>
    refusals.push(message),
  );

  expect(change).toMatchObject({
    id: 7,
    code: 'OA',
    before: { price: item.price, isHiddenByMarket: item.isHiddenByMarket },
    after,
  });
  expect(refusals).toEqual(refused);
});

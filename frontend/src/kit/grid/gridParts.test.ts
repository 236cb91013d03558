import { describe, expect, it } from 'vitest';
import { createPriceSheet } from './createPriceSheet';
import type { GridItem } from './gridColumns';
import { stepOf } from './gridSteps';
import { blockOf, planPaste } from './pasteBlock';
import { shownItems, type GridSearch } from './shownItems';

const anItem = (code: string, description: string, item: Partial<GridItem> = {}): GridItem => ({
  code,
  description,
  dateInsReadonlyString: '12/10/26',
  officialPrice: 100,
  impPrice: null,
  mrpbtPrice: null,
  msrp: null,
  isStandard: false,
  isHiddenByPcm: false,
  isHideEnabled: true,
  itemLastModInfo: 'No edit info',
  ...item,
});

describe('shownItems', () => {
  const items = [
    anItem('B2', 'Città', { dateInsReadonlyString: '03/11/25', officialPrice: 20 }),
    anItem('A1', 'Pacchetto È', { dateInsReadonlyString: '01/12/24', officialPrice: null }),
    anItem('C3', 'Airbag', { dateInsReadonlyString: '', officialPrice: 3, isHiddenByPcm: true }),
    anItem('D4', 'Cerchi 9', { isStandard: true, officialPrice: 20 }),
  ];
  const sheet = createPriceSheet();
  sheet.load(
    items.map(({ code, isStandard }) => ({
      code,
      isStandard,
      price: code === 'A1' || isStandard ? null : 100 * code.length,
      isHiddenByMarket: code === 'B2',
    })),
  );
  const codes = (search: Partial<GridSearch>) =>
    shownItems(items, sheet, {
      find: '',
      filter: 'all',
      limit: 20,
      sort: { key: 'code', direction: 'asc' },
      ...search,
    })
      .map(({ code }) => code)
      .join(' ');

  it('sorts by code, and backwards', () => {
    expect(codes({})).toBe('A1 B2 C3 D4');
    expect(codes({ sort: { key: 'code', direction: 'desc' } })).toBe('D4 C3 B2 A1');
  });

  it('sorts dates as dates and amounts as amounts, missing ones last', () => {
    expect(codes({ sort: { key: 'insertDate', direction: 'asc' } })).toBe('A1 B2 D4 C3');
    expect(codes({ sort: { key: 'official', direction: 'asc' } })).toBe('C3 B2 D4 A1');
    expect(codes({ sort: { key: 'official', direction: 'desc' } })).toBe('B2 D4 C3 A1');
  });

  it('finds in code and name whatever case and accents', () => {
    expect(codes({ find: 'citta' })).toBe('B2');
    expect(codes({ find: ' C' })).toBe('A1 B2 C3 D4');
    expect(codes({ find: 'c3' })).toBe('C3');
    expect(codes({ find: 'pacchetto e' })).toBe('A1');
    expect(codes({ find: 'nothing' })).toBe('');
  });

  it('filters what is changed, missing or hidden', () => {
    sheet.type('C3', '7', '#.##0,00');
    expect(codes({ filter: 'changed' })).toBe('C3');
    expect(codes({ filter: 'missing' })).toBe('A1');
    expect(codes({ filter: 'hidden' })).toBe('B2 C3');
  });

  it('filters what is below cost, far from the official price or without a label (R-436)', () => {
    const doubtful = [
      anItem('A1', 'Far above', { officialPrice: 100, impPrice: 126 }),
      anItem('B2', 'Just at the limit', { officialPrice: 104, impPrice: 125 }),
      anItem('C3', 'Without a price', { officialPrice: 100, impPrice: 90, isLabelMissing: true }),
      anItem('D4', 'Standard', { officialPrice: 1, impPrice: 500, isStandard: true, isLabelMissing: false }),
      anItem('E5', 'Without anything to compare', { officialPrice: null, impPrice: null }),
    ];
    const own = createPriceSheet();
    own.load(
      doubtful.map(({ code, isStandard }) => ({
        code,
        isStandard,
        price: code === 'C3' ? null : 125_00,
        isHiddenByMarket: false,
      })),
    );
    const found = (filter: GridSearch['filter'], limit = 20) =>
      shownItems(doubtful, own, { find: '', filter, limit, sort: { key: 'code', direction: 'asc' } }).map(
        ({ code }) => code,
      );

    expect(found('belowCost')).toEqual(['A1']);
    expect(found('far')).toEqual(['A1', 'B2']);
    expect(found('far', 20.2)).toEqual(['A1']);
    expect(found('far', 25)).toEqual([]);
    expect(found('unlabelled')).toEqual(['C3']);

    own.currency = 'CHF';
    own.factoryCurrency = 'EUR';
    expect([found('belowCost'), found('far')]).toEqual([[], []]);
  });
});

describe('blocks of a spreadsheet', () => {
  const below = [{ code: 'A1' }, { code: 'B2', refusal: 'B2 is standard and has no price.' }, { code: 'C3' }];

  const mask = '#.##0,00';
  const currency = 'EUR';

  it('leave a row as it is whose amount could be a thousand times too much', () => {
    expect(
      planPaste([['316,975'], ['1,50']], {
        below: [{ code: 'A1' }, { code: 'C3' }],
        all: [],
        mask,
        currency,
      }),
    ).toEqual({
      prices: [{ code: 'C3', price: 150 }],
      problems: ['A1: 316,975 has three decimals; write 316,98 or 316.975.'],
    });
  });

  it('leave a row as it is whose amount is in another currency', () => {
    const below = [{ code: 'A1' }, { code: 'C3' }];
    expect(planPaste([['100 HUF'], ['€ 12,50']], { below, all: [], mask, currency })).toEqual({
      prices: [{ code: 'C3', price: 1250 }],
      problems: ["A1: '100 HUF' is not in EUR."],
    });
  });

  it('are more than a single value', () => {
    expect(blockOf('12,50')).toBeUndefined();
    expect(blockOf('12,50\r\n')).toBeUndefined();
    expect(blockOf('1\r\n2\r\n')).toEqual([['1'], ['2']]);
    expect(blockOf('A1\t"1,5"\nB2\t2')).toEqual([
      ['A1', '1,5'],
      ['B2', '2'],
    ]);
    expect(blockOf('1\n\n3')).toEqual([['1'], [''], ['3']]);
  });

  it('keep the blank cells that they begin with', () => {
    expect(blockOf('\r\n12,50\r\n')).toEqual([[''], ['12,50']]);
    expect(blockOf('\r\n\r\n12')).toEqual([[''], [''], ['12']]);
    expect(blockOf('\t12,5')).toEqual([['', '12,5']]);
    expect(blockOf(' \r\n')).toBeUndefined();
  });

  it('fill the rows below one by one and say what they leave', () => {
    expect(planPaste([['1.234,50'], ['2'], ['x'], ['9']], { below, all: [], mask, currency })).toEqual({
      prices: [{ code: 'A1', price: 123450 }],
      problems: [
        'B2 is standard and has no price.',
        "C3: 'x' is not an amount.",
        '1 value is below the last row.',
      ],
    });
    expect(planPaste([['1'], [''], ['']], { below, all: [], mask, currency }).problems).toEqual([]);
  });

  it('are matched by code, wherever the rows are', () => {
    const all = [...below, { code: 'Z9' }];
    expect(
      planPaste(
        [
          ['z9', '12.5'],
          ['QQ', '1'],
          ['A1', '7'],
          ['A1', '8'],
          ['B2', '3'],
          ['', '4'],
        ],
        { below, all, mask, currency },
      ),
    ).toEqual({
      prices: [
        { code: 'Z9', price: 1250 },
        { code: 'A1', price: 700 },
      ],
      problems: [
        'QQ is not in this table.',
        'A1 occurs twice; its first price is used.',
        'B2 is standard and has no price.',
        "'4' has no code.",
      ],
    });
  });

  it('look for the code as it is written first, because case tells codes apart', () => {
    const all = [{ code: 'a1' }, { code: 'A1' }, { code: 'b2' }];
    const block = [
      ['a1', '1'],
      ['A1', '2'],
      ['B2', '3'],
    ];
    const expected = ['a1', 'A1', 'b2'].map((code, at) => ({ code, price: 100 * (at + 1) }));
    expect(planPaste(block, { below: [], all, mask, currency })).toEqual({ prices: expected, problems: [] });
    expect(planPaste(block, { below: [], all: [...all].reverse(), mask, currency })).toEqual({
      prices: expected,
      problems: [],
    });
  });

  it('are not matched by a code that is written otherwise and could be two', () => {
    const plan = planPaste([['aB1', '1']], {
      below: [],
      all: [{ code: 'ab1' }, { code: 'AB1' }],
      mask,
      currency,
    });
    expect(plan).toEqual({ prices: [], problems: ['aB1 is not in this table.'] });
  });

  it('of more columns are refused whole', () => {
    const plan = planPaste([['A1', 'Name', '7']], { below, all: below, mask, currency });
    expect(plan.prices).toEqual([]);
    expect(plan.problems).toEqual([
      'A block of 3 columns cannot be pasted: paste prices, or codes and prices.',
    ]);
  });
});

describe('keys', () => {
  const press = (key: string, held: object = {}) => ({
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...held,
  });

  it('lead as in a spreadsheet', () => {
    expect(stepOf(press('ArrowDown'), true, false)).toEqual({ to: 'row', by: 1 });
    expect(stepOf(press('Enter', { shiftKey: true }), true, false)).toEqual({ to: 'row', by: -1 });
    expect(stepOf(press('Tab', { shiftKey: true }), true, true)).toEqual({ to: 'cell', by: -1, out: true });
    expect(stepOf(press('Tab'), false, false)).toEqual({ to: 'cell', by: 1, out: true });
    expect(stepOf(press('Escape'), true, true)).toEqual({ to: 'revert' });
    expect(stepOf(press('F2'), true, true)).toEqual({ to: 'edit' });
    expect(stepOf(press('End', { ctrlKey: true }), true, false)).toEqual({ to: 'last' });
  });

  it('move the caret once something is typed', () => {
    expect(stepOf(press('ArrowLeft'), true, true)).toEqual({ to: 'cell', by: -1 });
    expect(stepOf(press('ArrowLeft'), true, false)).toBeUndefined();
    expect(stepOf(press('Home'), true, false)).toBeUndefined();
    expect(stepOf(press('ArrowLeft', { shiftKey: true }), true, true)).toBeUndefined();
  });

  it('leave buttons their Enter and everything its shortcuts', () => {
    expect(stepOf(press('Enter'), false, false)).toBeUndefined();
    expect(stepOf(press('c', { ctrlKey: true }), true, true)).toBeUndefined();
    expect(stepOf(press('ArrowLeft', { altKey: true }), true, true)).toBeUndefined();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { editList, type StoredList } from './editedList';

const row = (code: string, price: number | null, isHiddenByMarket = false) => ({
  code,
  price,
  isHiddenByMarket,
  isStandard: false,
});
const stored = (version: number, prices: Record<string, number | null>, currency = 'EUR'): StoredList => ({
  version,
  currency,
  rows: Object.entries(prices).map(([code, price]) => row(code, price)),
  fields: { currency, pricelistActive: true },
});
const first = stored(7, { '-': 2890000, '05FK': 142000, '08ED': 68500 });
const edited = () => {
  const list = editList(first);
  list.sheet.setPrices([{ code: '08ED', price: 71000 }]);
  list.setFields({ currency: 'CHF' });
  return list;
};
const priceOf = (list: ReturnType<typeof editList>, code: string) => list.sheet.cell(code).price;

it('counts rows and fields that differ, and takes them all back (R-200)', () => {
  const list = edited();
  expect([list.changes(), list.head().isDirty, list.head().changedFields]).toEqual([2, true, ['currency']]);

  list.rollback();

  expect([list.changes(), list.head().isDirty, priceOf(list, '08ED')]).toEqual([0, false, 68500]);
  expect(list.head().fields).toEqual(first.fields);
});

it('takes a single row back and leaves the others changed (R-200)', () => {
  const list = edited();
  list.sheet.setPrices([{ code: '05FK', price: 1 }]);

  list.sheet.rollback(['08ED']);

  expect([priceOf(list, '08ED'), priceOf(list, '05FK'), list.changes()]).toEqual([68500, 1, 2]);
});

it('redraws its head only when something of it changes', () => {
  const list = edited();
  const head = list.head();
  const heard = vi.fn();
  list.subscribe(heard);

  list.sheet.setPrices([{ code: '05FK', price: 1 }]);

  expect(heard).toHaveBeenCalled();
  expect(list.head()).toBe(head);
});

it('tells those who draw it of every change until they leave', () => {
  const list = editList(first);
  const heard = vi.fn();
  const leave = list.subscribe(heard);

  list.setFields({ currency: 'CHF' });
  expect([heard.mock.calls.length, list.head()]).toEqual([
    1,
    {
      version: 7,
      fields: { currency: 'CHF', pricelistActive: true },
      changedFields: ['currency'],
      isDirty: true,
    },
  ]);
  list.rebase({ ...first, version: 8 });
  expect([heard.mock.calls.length > 1, list.head().version]).toEqual([true, 8]);
  leave();
  heard.mockClear();
  list.rollback();
  expect([heard.mock.calls.length, list.head().isDirty]).toEqual([0, false]);
});

it('sets a cell of any kind, such as to what a colleague saved', () => {
  const list = editList(first);

  list.set({ kind: 'price', code: '05FK' }, 150000);
  list.set({ kind: 'hidden', code: '08ED' }, true);
  list.set({ kind: 'currency', code: '' }, 'CHF');
  expect(list.mine()).toEqual({
    version: 7,
    currency: 'CHF',
    fields: { currency: 'CHF', pricelistActive: true },
    rows: [row('-', 2890000), row('05FK', 150000), row('08ED', 68500, true)],
  });

  list.set({ kind: 'hidden', code: '08ED' }, false);
  expect(list.changes()).toBe(2);
});

it('keeps what is unsaved, with its version, and nothing where all is saved', () => {
  const list = edited();

  expect(list.unsaved()).toEqual({ version: 7, currency: 'EUR', count: 2, edits: list.edits() });
  list.rollback();
  expect(list.unsaved()).toBeUndefined();
});

it('tells who changed which cells', () => {
  const list = edited();
  list.sheet.setHidden('05FK', true);
  const theirs = stored(8, { '-': 2900000, '05FK': 142000, '08ED': 70000 }, 'CHF');

  const { conflicts, theirs: onlyTheirs, mine } = list.mergeWith(theirs);

  expect(conflicts).toEqual([
    { key: 'price:08ED', kind: 'price', code: '08ED', before: 68500, mine: 71000, theirs: 70000 },
  ]);
  expect(onlyTheirs.map(({ kind, code }) => [kind, code])).toEqual([
    ['price', '-'],
    ['currency', ''],
  ]);
  expect(mine.map(({ kind, code }) => [kind, code])).toEqual([['hidden', '05FK']]);
});

describe('where the currency changed', () => {
  const prices = { '-': 2890000, '05FK': 142000, '08ED': 68500 };
  const asked = (list: ReturnType<typeof editList>, theirs: StoredList) =>
    list
      .mergeWith(theirs)
      .conflicts.map(({ key, mine, theirs: other, currencies }) => [
        ...[key, mine, other],
        currencies && [currencies.mine, currencies.theirs, currencies.setBy],
      ]);
  const typed = () => {
    const list = editList(first);
    list.sheet.setPrices([{ code: '08ED', price: 71000 }]);
    return list;
  };

  it('asks about what I typed in the former one', () => {
    expect(asked(typed(), stored(8, { ...prices, '-': 2900000 }, 'CHF'))).toEqual([
      ['price:08ED', 71000, 68500, ['EUR', 'CHF', 'theirs']],
    ]);
    expect(asked(editList(first), stored(8, { ...prices, '-': 2900000 }, 'CHF'))).toEqual([]);
  });

  it('asks so of amounts whose list only shows it, such as taxes', () => {
    const taxes = { ...first, fields: {} };
    const list = editList(taxes);
    list.sheet.setPrices([{ code: '08ED', price: 71000 }]);

    expect(asked(list, { ...taxes, version: 8, currency: 'CHF' })).toEqual([
      ['price:08ED', 71000, 68500, ['EUR', 'CHF', 'theirs']],
    ]);
  });

  it('asks about what they typed in the one that I left', () => {
    const list = edited();

    expect(asked(list, stored(8, { ...prices, '-': 2900000 }))).toEqual([
      ['price:-', 2890000, 2900000, ['CHF', 'EUR', 'mine']],
    ]);
    expect(asked(list, stored(8, { ...prices, '08ED': 71000 }))).toEqual([]);
  });

  it('asks about every amount of a list that both gave another one', () => {
    expect(asked(edited(), stored(8, { ...prices, '-': 2900000 }, 'USD'))).toEqual([
      ['currency:', 'CHF', 'USD', undefined],
      ['price:08ED', 71000, 68500, ['CHF', 'USD', 'both']],
      ['price:-', 2890000, 2900000, ['CHF', 'USD', 'both']],
    ]);
    expect(asked(edited(), stored(8, { ...prices, '-': 2900000 }, 'CHF'))).toEqual([]);
  });

  it('leaves the reading that brought it to the next save', () => {
    const list = typed();

    list.adopt(stored(7, prices, 'CHF'));
    expect([list.head().version, list.currency(), list.sheet.currency]).toEqual([7, 'EUR', 'EUR']);
    list.rollback();
    list.adopt(stored(7, prices, 'CHF'));
    expect([list.currency(), list.sheet.currency]).toEqual(['CHF', 'CHF']);
  });
});

it('takes over a reading with my changes kept, also one that agrees with them', () => {
  const list = editList(first);
  list.sheet.setPrices([{ code: '08ED', price: 71000 }]);
  list.setFields({ pricelistActive: false });

  list.adopt(stored(8, { '-': 2900000, '05FK': 142000, '08ED': 71000 }));

  expect([list.head().version, priceOf(list, '-'), list.changes()]).toEqual([8, 2900000, 1]);
});

it('leaves a reading to the next save that touches a cell of mine, and takes it once nothing is typed', () => {
  const list = edited();
  const fresh = stored(8, { '-': 2900000, '05FK': 142000, '08ED': 70000 });

  list.adopt(fresh);
  expect([list.head().version, priceOf(list, '08ED'), priceOf(list, '-')]).toEqual([7, 71000, 2890000]);

  list.rollback();
  list.adopt(fresh);
  expect([list.head().version, priceOf(list, '08ED'), list.changes()]).toEqual([8, 70000, 0]);
});

it('keeps a text that was not understood, also over a newer reading', () => {
  const list = editList(first);
  list.sheet.type('05FK', 'a richiesta', '#.##0,00');

  list.adopt(stored(8, { '-': 2900000, '05FK': 142000, '08ED': 68500 }));

  expect([list.head().version, list.sheet.cell('05FK').isInvalid]).toEqual([8, true]);
});

it('reads what is typed in its currency, the one that has just been chosen included', () => {
  const list = editList(first);
  list.sheet.type('05FK', 'USD 130', '#.##0,00');
  expect(list.sheet.cell('05FK').refusal).toBe("'USD 130' is not in EUR");

  list.setFields({ currency: 'USD' });
  list.sheet.type('05FK', 'USD 130', '#.##0,00');
  expect(priceOf(list, '05FK')).toBe(130_00);

  list.rollback();
  list.sheet.type('05FK', '$ 130', '#.##0,00');
  expect(list.sheet.cell('05FK').isInvalid).toBe(true);

  const alternative = editList({ ...first, currency: 'CHF', fields: {} });
  alternative.sheet.type('05FK', '130 EUR', '#.##0,00');
  expect(alternative.sheet.cell('05FK').refusal).toBe("'130 EUR' is not in CHF");
});

it('does not start over when what is read is the same', () => {
  const list = editList(first);
  const { loads } = list.sheet;

  list.adopt(structuredClone(first));
  expect(list.sheet.loads).toBe(loads);

  list.adopt(stored(7, { '-': 2890000, '05FK': 142000, '08ED': 68600 }));
  expect([list.sheet.loads, priceOf(list, '08ED')]).toEqual([loads + 1, 68600]);
});

it('never goes back to an older reading', () => {
  const list = editList(stored(8, { '-': 2900000 }));

  list.adopt(stored(7, { '-': 2890000 }));

  expect([list.head().version, priceOf(list, '-')]).toEqual([8, 2900000]);
});

it('keeps what is typed while a newer version is stored, unsettled text included', () => {
  const list = edited();
  list.sheet.type('05FK', '12,5', '#.##0,00');

  list.stored({ ...list.mine(), version: 8 });
  list.sheet.type('05FK', '12,55', '#.##0,00');

  expect([list.head().version, priceOf(list, '05FK'), list.changes()]).toEqual([8, 1255, 1]);
});

it('takes for unsaved what was set back to what was there before while a save was under way', () => {
  const list = edited();
  list.sheet.setPrices([{ code: '05FK', price: 150000 }]);
  list.sheet.setHidden('05FK', true);
  list.sheet.setHidden('-', true);
  list.setFields({ pricelistActive: false });
  const sent = { ...list.mine(), version: 8 };

  list.sheet.rollback(['08ED']);
  list.sheet.setHidden('05FK', false);
  list.sheet.type('-', '2890', '#.##0,00');
  list.setFields({ pricelistActive: true });
  list.stored(sent);

  expect(list.head()).toMatchObject({ version: 8, changedFields: ['pricelistActive'] });
  expect(list.mine()).toEqual({
    version: 8,
    currency: 'CHF',
    fields: { currency: 'CHF', pricelistActive: true },
    rows: [row('-', 289000, true), row('05FK', 150000), row('08ED', 68500)],
  });
  expect([list.changes(), list.sheet.cell('-').text]).toEqual([4, '2890']);

  list.rollback();
  expect(list.mine()).toEqual(sent);
});

it('brings edits back as they were, an amount that was not understood included', () => {
  const list = edited();
  list.sheet.type('05FK', 'a richiesta', '#.##0,00');
  const kept = JSON.parse(JSON.stringify(list.edits())) as ReturnType<typeof list.edits>;

  const again = editList(first);
  again.restore(kept);

  expect(again.mine()).toEqual(list.mine());
  expect([again.sheet.cell('05FK').isInvalid, again.changes()]).toEqual([true, 3]);
});

it('reads what was refused again when the list gets the currency, or the mask, that it was typed in', () => {
  const list = editList({ ...first, fields: { currency: 'EUR', pricemask: '#.##0' } });
  list.sheet.type('05FK', '100 CHF', '#.##0');
  list.sheet.type('08ED', '12,50', '#.##0');
  expect(list.sheet.cell('05FK').isInvalid && list.sheet.cell('08ED').isInvalid).toBe(true);

  list.setFields({ currency: 'CHF' });
  expect(list.sheet.cell('05FK')).toMatchObject({ text: null, price: 10000, isInvalid: false });
  expect(list.sheet.cell('08ED').isInvalid).toBe(true);

  list.setFields({ pricemask: '#.##0,00' });
  expect(list.sheet.cell('08ED')).toMatchObject({ text: null, price: 1250, isInvalid: false });
});

it('reads nothing that was refused again where a comma becomes a point', () => {
  const list = editList({ ...first, fields: { currency: 'EUR', pricemask: '#.##0,00' } });
  list.sheet.type('05FK', '316,975', '#.##0,00');

  list.setFields({ pricemask: '#,##0.00' });

  expect(list.sheet.cell('05FK')).toMatchObject({ text: '316,975', price: null, isInvalid: true });
});

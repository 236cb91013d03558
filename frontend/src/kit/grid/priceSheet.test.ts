import { describe, expect, it, vi } from 'vitest';
import { createPriceSheet } from './createPriceSheet';
import { putPrices, type SheetRow } from './priceSheet';

const aRow = (code: string, price: number | null, row: Partial<SheetRow> = {}): SheetRow => ({
  code,
  price,
  isStandard: false,
  isHiddenByMarket: false,
  ...row,
});

const codes = ['05FK', '08ED', '09CB', '11TP'];

function aSheet() {
  const sheet = createPriceSheet();
  sheet.load([
    aRow('-', 2890000),
    aRow('05FK', 142000),
    aRow('08ED', 68500, { isHiddenByMarket: true }),
    aRow('09CB', null, { isStandard: true }),
    aRow('11TP', null),
  ]);
  return sheet;
}

describe('createPriceSheet', () => {
  it('shows what was loaded', () => {
    const sheet = aSheet();

    expect(sheet.loaded('05FK')?.price).toBe(142000);
    expect(sheet.cell('05FK')).toEqual({
      text: null,
      price: 142000,
      isHiddenByMarket: false,
      isChanged: false,
      isInvalid: false,
    });
    expect(sheet.loaded('none')).toBeUndefined();
    expect(sheet.cell('none').price).toBeNull();
  });

  it('keeps the text while it is typed and the amount once the field is left', () => {
    const sheet = aSheet();

    sheet.type('05FK', '1.234', '#.##0,00');
    expect(sheet.cell('05FK')).toMatchObject({ text: '1.234', price: 123400, isChanged: true });

    sheet.settle('05FK');
    expect(sheet.cell('05FK')).toMatchObject({ text: null, price: 123400, isChanged: true });
  });

  it('knows which currency a price was typed in, also after a reload, and none of what was only hidden', () => {
    const sheet = aSheet();
    sheet.currency = 'EUR';
    sheet.type('05FK', '1.234', '#.##0,00');
    sheet.setHidden('11TP', true);
    sheet.currency = 'CHF';
    sheet.setPrices([{ code: '08ED', price: 70000 }]);
    sheet.load(
      [...codes].map((code) => aRow(code, 100)),
      { keepEdits: true },
    );

    expect(codes.map(sheet.typedIn)).toEqual(['EUR', 'CHF', undefined, undefined]);
  });

  it('is unchanged when the loaded price is typed again', () => {
    const sheet = aSheet();

    sheet.type('05FK', '99', '#.##0,00');
    sheet.type('05FK', '1.420,00', '#.##0,00');

    expect(sheet.cell('05FK')).toMatchObject({ price: 142000, isChanged: false });
    expect(sheet.changedCodes()).toEqual([]);
    expect(sheet.edits()).toEqual({});
  });

  it('keeps what is no amount, and no price with it', () => {
    const sheet = aSheet();

    sheet.type('05FK', 'a richiesta', '#.##0,00');
    sheet.settle('05FK');

    expect(sheet.cell('05FK')).toMatchObject({
      text: 'a richiesta',
      price: null,
      isInvalid: true,
      isChanged: true,
    });
    expect(sheet.counts(codes).missing).toBe(2);
  });

  it('does not take a price below 0 for one, and shows it (R-185)', () => {
    const sheet = aSheet();

    sheet.setPrices([{ code: '05FK', price: -25287 }]);

    expect(sheet.cell('05FK')).toMatchObject({ price: -25287, isInvalid: true });
    expect(sheet.counts(codes).missing).toBe(2);
  });

  it('blanks a price and fills in a missing one', () => {
    const sheet = aSheet();

    sheet.type('05FK', '  ', '#.##0,00');
    sheet.type('11TP', '0', '#.##0,00');

    expect(sheet.cell('05FK')).toMatchObject({ price: null, isInvalid: false, isChanged: true });
    expect(sheet.cell('11TP')).toMatchObject({ price: 0, isChanged: true });
    expect(sheet.counts(codes)).toEqual({ rows: 4, changed: 2, missing: 1, hidden: 1 });
  });

  it('never gives a standard item a price', () => {
    const sheet = aSheet();

    sheet.type('09CB', '12', '#.##0,00');
    sheet.setPrices([{ code: '09CB', price: 1200 }]);
    sheet.restoreEdits({ '09CB': { text: '12' } });

    expect(sheet.cell('09CB')).toMatchObject({ price: null, isChanged: false });
    expect(sheet.counts(['09CB']).missing).toBe(0);
  });

  it('hides and shows', () => {
    const sheet = aSheet();

    sheet.setHidden('05FK', true);
    expect(sheet.cell('05FK')).toMatchObject({ isHiddenByMarket: true, isChanged: true });
    sheet.setHidden('05FK', false);

    expect(sheet.cell('05FK').isChanged).toBe(false);
    expect(sheet.counts(codes).hidden).toBe(1);
  });

  it('rolls back items, and the whole list (R-200)', () => {
    const sheet = aSheet();
    sheet.type('05FK', '1', '#.##0,00');
    sheet.setHidden('05FK', true);
    sheet.type('08ED', 'x', '#.##0,00');
    sheet.type('-', '28.950,00', '#.##0,00');

    sheet.rollback(['05FK']);
    expect(sheet.cell('05FK')).toMatchObject({
      price: 142000,
      isHiddenByMarket: false,
      text: null,
      isChanged: false,
    });
    expect(sheet.changedCodes()).toEqual(['08ED', '-']);

    sheet.rollback();
    expect(sheet.changedCodes()).toEqual([]);
    expect(sheet.cell('08ED')).toMatchObject({ price: 68500, isInvalid: false });
  });

  it('keeps the edits of rows that are still there when it is loaded again', () => {
    const sheet = aSheet();
    sheet.type('05FK', '1500', '#.##0,00');
    sheet.type('08ED', '700', '#.##0,00');
    sheet.setHidden('11TP', true);

    sheet.load([aRow('05FK', 150000), aRow('08ED', 69000, { isHiddenByMarket: true })], { keepEdits: true });

    expect(sheet.cell('05FK')).toMatchObject({ price: 150000, isChanged: false });
    expect(sheet.cell('08ED')).toMatchObject({ price: 70000, isChanged: true, isHiddenByMarket: true });
    expect(sheet.changedCodes()).toEqual(['08ED']);
    expect(sheet.cell('11TP').isHiddenByMarket).toBe(false);

    sheet.load([aRow('08ED', 69000)]);
    expect(sheet.cell('08ED')).toMatchObject({ price: 69000, isChanged: false });
  });

  it('gives its edits away and takes them back', () => {
    const sheet = aSheet();
    sheet.type('05FK', '15,5', '#.##0,00');
    sheet.settle('05FK');
    sheet.type('11TP', 'x', '#.##0,00');
    sheet.setHidden('08ED', false);
    const kept = JSON.parse(JSON.stringify(sheet.edits())) as ReturnType<typeof sheet.edits>;

    const other = aSheet();
    other.restoreEdits(kept);

    expect(other.cell('05FK')).toMatchObject({ price: 1550, isChanged: true });
    expect(other.cell('11TP')).toMatchObject({ text: 'x', isInvalid: true });
    expect(other.cell('08ED')).toMatchObject({ isHiddenByMarket: false, isChanged: true, price: 68500 });
    expect(other.edits()).toEqual(kept);
  });

  it('tells the row that changed, and nobody else of its section', () => {
    const sheet = aSheet();
    const [one, other, all] = [vi.fn(), vi.fn(), vi.fn()];
    const stop = sheet.subscribe('05FK', one);
    sheet.subscribe('08ED', other);
    sheet.subscribeAll(all);
    const before = sheet.cell('08ED');

    sheet.type('05FK', '1', '#.##0,00');
    expect([one, other, all].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1]);
    expect(sheet.cell('08ED')).toBe(before);

    sheet.setPrices([
      { code: '05FK', price: 200 },
      { code: '08ED', price: 300 },
    ]);
    expect([one, other, all].map((listener) => listener.mock.calls.length)).toEqual([2, 1, 2]);

    stop();
    sheet.load([]);
    expect([one, other, all].map((listener) => listener.mock.calls.length)).toEqual([2, 2, 3]);
  });

  it('counts the same object until a count changes', () => {
    const sheet = aSheet();
    sheet.type('05FK', '1', '#.##0,00');
    const counts = sheet.counts(codes);
    const { revision } = sheet;

    sheet.type('05FK', '12', '#.##0,00');

    expect(sheet.counts(codes)).toBe(counts);
    expect(sheet.revision).toBeGreaterThan(revision);
    sheet.type('08ED', '1', '#.##0,00');
    expect(sheet.counts(codes)).not.toBe(counts);
  });
});

it('puts prices over what was refused, and the refused text back again', () => {
  const sheet = aSheet();
  sheet.type('05FK', '316,975', '#.##0,00');
  const before = sheet.cell('05FK');

  const undo = putPrices(sheet, [
    { code: '05FK', price: 10000 },
    { code: '08ED', price: 20000 },
  ]);
  expect(sheet.cell('05FK')).toMatchObject({ price: 10000, isInvalid: false });
  undo();

  expect(sheet.cell('05FK')).toEqual(before);
  expect(before.text).toBe('316,975');
  expect(sheet.cell('08ED')).toMatchObject({ price: 68500, isChanged: false });
});

it('takes prices back with the currency that they were typed in, and also once they are saved', () => {
  const sheet = aSheet();
  sheet.currency = 'EUR';
  sheet.setPrices([{ code: '05FK', price: 15000 }]);
  sheet.currency = 'CHF';
  const undo = putPrices(sheet, [
    { code: '05FK', price: 10000 },
    { code: '08ED', price: 20000 },
  ]);
  sheet.setHidden('05FK', true);
  sheet.load([aRow('05FK', 10000), aRow('08ED', 20000)], { keepEdits: true });

  undo();

  expect([sheet.cell('05FK').price, sheet.typedIn('05FK')]).toEqual([15000, 'EUR']);
  expect(sheet.cell('05FK').isHiddenByMarket).toBe(true);
  expect(sheet.cell('08ED').price).toBe(68500);
});

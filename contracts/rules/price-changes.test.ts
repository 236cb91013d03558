import { describe, expect, it } from 'vitest';
import { highestAmount, type Cents } from './amounts.ts';
import {
  changedPrice,
  readRate,
  sameRate,
  shareOfChange,
  type ChangeRefusal,
  type PriceChange,
  type Rounding,
} from './price-changes.ts';

const mask = '#.##0,00';
/** 9999.999999 */
const highestRate = 9_999_999_999;
const to = (step: Rounding['step'], ending: Rounding['ending'] = 0): Rounding => ({ step, ending });
const add = (amount: Cents): PriceChange => ({ kind: 'add', amount });
const percent = (hundredths: number): PriceChange => ({ kind: 'percent', percent: hundredths });

function made(price: Cents | null, change: PriceChange, rounding?: Rounding): Cents | ChangeRefusal {
  const result = changedPrice({ price }, { change, rounding, mask });
  return 'price' in result ? result.price : result.refusal;
}

describe('changedPrice, in exact decimals and rounded once (R-421)', () => {
  it('has no ending where the mask has no cents', () => {
    const rule = { change: percent(5_00), rounding: to(10, 99), mask: '#,##0' };

    expect(changedPrice({ price: 1_004_00 }, rule)).toEqual({ price: 1_050_00 });
  });

  it.each<[string, Cents | null, PriceChange, Rounding | undefined, Cents | ChangeRefusal]>([
    ['sets an amount', 685_00, { kind: 'set', amount: 700_50 }, undefined, 700_50],
    ['sets a price where there was none', null, { kind: 'set', amount: 700_00 }, undefined, 700_00],
    ['sets 0', 685_00, { kind: 'set', amount: 0 }, undefined, 0],
    ['sets a rounded amount', null, { kind: 'set', amount: 702_00 }, to(5), 700_00],
    ['adds', 685_00, add(15_50), undefined, 700_50],
    ['takes off', 685_00, add(-85_00), undefined, 600_00],
    ['takes off all of it', 685_00, add(-685_00), undefined, 0],
    ['refuses what falls below 0', 685_00, add(-685_01), undefined, 'below-0'],
    ['refuses what falls below 0 before it is rounded', 10_00, add(-10_10), to(1), 'below-0'],
    ['refuses to add to nothing', null, add(15_50), undefined, 'no-price'],
    ['refuses to add to what is no amount', NaN, add(15_50), undefined, 'no-price'],
    ['raises by a percentage', 1_000_00, percent(3_50), undefined, 1_035_00],
    ['lowers by a percentage', 1_000_00, percent(-3_50), undefined, 965_00],
    ['lowers to nothing', 1_000_00, percent(-100_00), undefined, 0],
    ['refuses a percentage below nothing', 1_000_00, percent(-100_01), undefined, 'below-0'],
    ['refuses a percentage of nothing', null, percent(3_00), undefined, 'no-price'],
    ['keeps what costs nothing', 0, percent(3_00), to(10, 99), 0],
    // 1.15 times 1.1 is 1.2649999999999999 in doubles.
    ['rounds half a cent up, where doubles round it down', 1_15, percent(10_00), undefined, 1_27],
    // 8.35 times 1.1 is 9.185 exactly.
    ['rounds half a cent up again', 8_35, percent(10_00), undefined, 9_19],
    ['rounds less than half a cent down', 33_33, percent(1_00), undefined, 33_66],
    ['rounds to 1', 12_49, add(0), to(1), 12_00],
    ['rounds the middle up', 12_50, add(0), to(1), 13_00],
    ['rounds to 5', 1_232_49, add(0), to(5), 1_230_00],
    ['rounds the middle of 5 up', 1_232_50, add(0), to(5), 1_235_00],
    ['rounds to 10', 1_234_99, add(0), to(10), 1_230_00],
    ['rounds to 50', 1_225_00, add(0), to(50), 1_250_00],
    // 112.495416 exactly: rounded to 112.50 first, it would become 113.
    ['never rounds a rounded amount', 88_88, percent(26_57), to(1), 112_00],
    ['ends with .90', 12_30, add(0), to(1, 90), 11_90],
    ['ends with .90, the middle up', 12_40, add(0), to(1, 90), 12_90],
    ['ends with .99', 12_49, add(0), to(1, 99), 12_99],
    ['ends with .99, the nearest below', 12_48, add(0), to(1, 99), 11_99],
    ['ends with 9.99', 1_234_00, add(0), to(10, 99), 1_229_99],
    ['ends with 49.90', 1_234_00, add(0), to(50, 90), 1_249_90],
    ['leaves something of what costs little', 30, add(0), to(1, 90), 90],
    ['does not round what costs something to 0', 12_00, add(0), to(50), 'rounded-to-0'],
    ['takes the highest amount', highestAmount - 1, add(1), undefined, highestAmount],
    ['refuses what is above the highest amount', highestAmount, add(1), undefined, 'too-high'],
    ['is exact up to the highest amount', highestAmount, percent(-33_33), undefined, 666_699_999_999],
  ])('%s', (_name, price, change, rounding, expected) => {
    expect(made(price, change, rounding)).toBe(expected);
  });

  it.each<[string, Cents | null, number, Cents | ChangeRefusal]>([
    ['copies as it is', 812_35, sameRate, 812_35],
    ['copies at a rate', 1_000_00, 946_200, 946_20],
    ['copies at a rate of six decimals', 999_999_99, 1_058_201, 1_058_200_99],
    ['refuses a copy of nothing', null, sameRate, 'no-source'],
    ['refuses a copy above the highest amount', highestAmount, highestRate, 'too-high'],
    ['refuses a copy that comes to less than half a cent', 1, 100_000, 'rounded-to-0'],
    ['copies 0', 0, 946_200, 0],
  ])('%s', (_name, source, rate, expected) => {
    const result = changedPrice({ price: 1_00, source }, { change: { kind: 'copy', rate }, mask });

    expect('price' in result ? result.price : result.refusal).toBe(expected);
  });

  it('writes whole units where the mask has no decimals, and one decimal where it has one', () => {
    const by = (each: string) => changedPrice({ price: 1_234_50 }, { change: percent(10_00), mask: each });

    expect(by('#.##0')).toEqual({ price: 1_358_00 });
    expect(by('#.##0,0')).toEqual({ price: 1_358_00 });
    expect(by(mask)).toEqual({ price: 1_357_95 });
  });
});

it.each([
  [100_00, 103_00, 3_00],
  [100_00, 97_00, -3_00],
  [300_00, 301_00, 33],
  [200_00, 200_01, 1],
  [800_00, 800_02, 0],
  [100_00, 100_00, 0],
  [100_00, 0, -100_00],
  [0, 100_00, null],
  [null, 100_00, null],
  [NaN, 100_00, null],
])('says that %d to %d changes by %d hundredths of a percent', (before, after, share) => {
  expect(shareOfChange(before, after)).toBe(share);
});

it.each([
  ['', { kind: 'empty' }],
  ['1', { kind: 'rate', rate: sameRate }],
  ['0,9462', { kind: 'rate', rate: 946_200 }],
  [' 1.058201 ', { kind: 'rate', rate: 1_058_201 }],
  ['402,5', { kind: 'rate', rate: 402_500_000 }],
  ['9999,999999', { kind: 'rate', rate: highestRate }],
  ['0', { kind: 'refused' }],
  ['-1', { kind: 'refused' }],
  ['1,0000001', { kind: 'refused' }],
  ['10000', { kind: 'refused' }],
  ['1.000,5', { kind: 'refused' }],
  ['circa 1', { kind: 'refused' }],
])("reads '%s' as a rate", (text, reading) => {
  expect(readRate(text)).toEqual(reading);
});

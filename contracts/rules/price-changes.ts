/**
 * A change of many prices at once: what one rule makes of one price. Everything is whole numbers, cents and fractions of them as BigInt;
 * the exact result is rounded once, so that no price depends on how a double writes 1.1 (decision I-01).
 */
import { highestAmount, isAmount, type Cents, decimalsOf } from './amounts.ts';

/** Hundredths of a percent, below 0 for a reduction: 350 is 3.5 %. */
export type Percent = number;

/** Millionths, a whole number from 1 to 9,999,999,999, wide enough for forint and yen against the euro: 946200 is a rate of 0.9462. */
export type Rate = number;

export const sameRate: Rate = 1_000_000;

export type PriceChange =
  | { kind: 'set'; amount: Cents }
  | { kind: 'add'; amount: Cents }
  | { kind: 'percent'; percent: Percent }
  /** Takes the price of another place, such as the official one, times a rate. */
  | { kind: 'copy'; rate: Rate };

/** In whole units of the currency. */
export const roundingSteps = [1, 5, 10, 50] as const;
/** In cents. */
export const roundingEndings = [0, 90, 99] as const;

/**
 * Multiples of the step, less the cents that make them end as wanted: a step of 10 with .99 gives 9.99, 19.99, 29.99. Undefined: as
 * exact as the mask writes.
 */
export type Rounding = { step: (typeof roundingSteps)[number]; ending: (typeof roundingEndings)[number] };

/** Why a price stays as it is. */
export type ChangeRefusal = 'no-price' | 'no-source' | 'below-0' | 'too-high' | 'rounded-to-0';

export type ChangedPrice = { price: Cents } | { refusal: ChangeRefusal };

export interface ChangedRow {
  /** What the row holds now; null: none. */
  price: Cents | null;
  /** What a copy takes; null: the other place has none. */
  source?: Cents | null;
}

export interface ChangeRule {
  change: PriceChange;
  rounding?: Rounding;
  /** Of the list: without decimals every price is in whole units. */
  mask: string;
}

/** A number that is not whole, as numerator and denominator. */
type Exact = [numerator: bigint, denominator: bigint];

/** What a rule makes of a row, or why it makes nothing of it. */
export function changedPrice(row: ChangedRow, { change, rounding, mask }: ChangeRule): ChangedPrice {
  const exact = exactPrice(row, change);
  if (typeof exact === 'string') return { refusal: exact };
  if (exact[0] < 0n) return { refusal: 'below-0' };
  const price = rounded(exact, rounding, decimalsOf(mask));
  if (price > BigInt(highestAmount)) return { refusal: 'too-high' };
  // What costs something is not given away by a rounding; what costs nothing goes on costing nothing.
  if (price === 0n && exact[0] > 0n) return { refusal: 'rounded-to-0' };
  return { price: Number(price) };
}

function exactPrice({ price, source = null }: ChangedRow, change: PriceChange): Exact | ChangeRefusal {
  if (change.kind === 'set') return [BigInt(change.amount), 1n];
  if (change.kind === 'copy')
    return isAmount(source) ? [BigInt(source) * BigInt(change.rate), BigInt(sameRate)] : 'no-source';
  if (!isAmount(price)) return 'no-price';
  if (change.kind === 'add') return [BigInt(price) + BigInt(change.amount), 1n];
  return [BigInt(price) * BigInt(100_00 + change.percent), 100_00n];
}

function rounded(exact: Exact, rounding: Rounding | undefined, decimals: number): bigint {
  if (!rounding || exact[0] === 0n) return nearest(exact, 10n ** BigInt(2 - decimals), 0n);
  const { step, ending } = rounding;
  // A mask without cents has no endings (decision I-02).
  const off = ending === 0 || decimals === 0 ? 0n : BigInt(100 - ending);
  return nearest(exact, BigInt(step) * 100n, off);
}

/**
 * The multiple of `step` less `off` that is nearest to an amount that is not below 0. In the middle the higher one wins, which is away
 * from zero; below the first multiple that leaves something it is that one.
 */
function nearest([numerator, denominator]: Exact, step: bigint, off: bigint): bigint {
  const steps = (2n * (numerator + off * denominator) + step * denominator) / (2n * step * denominator);
  return (steps === 0n && off > 0n ? 1n : steps) * step - off;
}

/** By how much a price changes, in hundredths of a percent, rounded half away from zero; null where there is nothing to compare with. */
export function shareOfChange(before: Cents | null, after: Cents): Percent | null {
  if (!isAmount(before) || before <= 0) return null;
  const size = BigInt(Math.abs(after - before)) * 100_00n;
  const share = (2n * size + BigInt(before)) / (2n * BigInt(before));
  return after < before ? -Number(share) + 0 : Number(share);
}

export type RateReading = { kind: 'empty' } | { kind: 'rate'; rate: Rate } | { kind: 'refused' };

/** A rate as it is typed: comma and point are both decimal signs, for rates are never grouped; at most six decimals, above 0. */
export function readRate(text: string): RateReading {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const [, whole, decimals = ''] = /^(\d{1,4})(?:[.,](\d{1,6}))?$/.exec(typed) ?? [];
  if (whole === undefined) return { kind: 'refused' };
  const rate = Number(whole + decimals.padEnd(6, '0'));
  return rate > 0 ? { kind: 'rate', rate } : { kind: 'refused' };
}

import type { Cents } from '../money/cents';
import { rawAmount } from '../money/formatAmount';
import { parseAmount } from '../money/parseAmount';

/** The highest tax, in hundredths (specification 3, section 9). */
export const highestTax: Cents = 100_000_00;

const digitsAndPoint = /^\d{0,9}(\.\d{0,2})?$/;

/**
 * What a key press makes of a tax: digits and '.' are taken, anything else leaves the text as it was. The comma of an
 * Italian keyboard is the point: '12,5' must never become 125.
 */
export function nextTaxText(before: string, wanted: string): string {
  const next = wanted.replace(',', '.');
  return digitsAndPoint.test(next) ? next : before;
}

/** What a pasted text makes of a tax: an amount as people write it, 0 where it is negative; undefined: nothing is entered. */
export function pastedTaxText(pasted: string): string | undefined {
  const [, sign = '', amount = ''] = /^\s*([-−]?)(.*)$/s.exec(pasted) ?? [];
  const cents = parseAmount(amount);
  if (cents === undefined) return undefined;
  return cents === null ? '' : rawAmount(sign ? 0 : cents);
}

/** A tax as it was typed, in hundredths; empty or not positive is 0. */
export const taxCents = (text: string): Cents => Math.max(0, parseAmount(text) ?? 0);

/** An amount in hundredths of the currency, a whole number: money is never added up in binary fractions. */
export type Cents = number;

/** The largest amount that the contract carries: 9.999.999.999,99. */
export const highestAmount: Cents = 999_999_999_999;

/** An amount of the wire, a JSON number with at most two decimals, in hundredths. */
export function centsOf(amount: number): Cents;
export function centsOf(amount: number | null | undefined): Cents | null;
export function centsOf(amount: number | null | undefined): Cents | null {
  // The double nearest to 1234.56, times 100, is less than a millionth away from 123456 for every amount of the contract.
  return amount == null ? null : Math.round(amount * 100) + 0;
}

/** Hundredths as the wire carries them: the double nearest to the decimal number, which JSON writes with its two decimals. */
export function wireOf(cents: Cents): number;
export function wireOf(cents: Cents | null): number | null;
export function wireOf(cents: Cents | null): number | null {
  return cents === null ? null : cents / 100;
}

/**
 * Money: on the wire a JSON number with at most two decimals, in the database numeric, which arrives as text, and in
 * between whole hundredths as bigint. Never a binary fraction. The frontend's twin is frontend/src/kit/money; both are
 * tested with contracts/price-cases.json.
 */
export type Cents = bigint;

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** The hundredths of a decimal such as '12.5' or 12.5; undefined for more than two decimals and for what is no number. */
export function centsOf(amount: string | number): Cents | undefined {
  const parts = DECIMAL.exec(String(amount));
  if (!parts) return undefined;
  const [, sign, whole, fraction = ''] = parts;
  const cents = BigInt(whole! + fraction.padEnd(2, '0'));
  return sign ? -cents : cents;
}

/** As PostgreSQL takes and gives it: '12.50'. */
export function decimalOf(cents: Cents): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A stored amount as the wire carries it. */
export const amountOf = (decimal: string | null): number | null =>
  decimal === null ? null : Number(decimal);

/** Rounded to a whole number, the half away from zero. */
function divided(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n;
  const rounded = ((isNegative ? -numerator : numerator) * 2n + denominator) / (denominator * 2n);
  return isNegative ? -rounded : rounded;
}

/** The four amounts of the formula, as decimals; what is missing counts as 0. */
export interface FixedTaxes {
  b2cRoadFee?: string | null;
  b2cExemptShare?: string | null;
  b2bRoadFee?: string | null;
  b2bExemptShare?: string | null;
}

/**
 * (price - B2C road fee - B2C exempt share) / (1 + VAT/100) + B2B road fee + B2B exempt share, in hundredths; the sum is
 * rounded once (rule R-185). Below zero it is said as it is (readings A-23).
 */
export function priceWithoutTax(price: Cents, vat: string | null, taxes: FixedTaxes): Cents {
  const cents = (tax: string | null | undefined): Cents => centsOf(tax ?? '0') ?? 0n;
  const net = price - cents(taxes.b2cRoadFee) - cents(taxes.b2cExemptShare);
  const added = cents(taxes.b2bRoadFee) + cents(taxes.b2bExemptShare);
  const divisor = 10_000n + cents(vat);
  return divided(net * 10_000n + added * divisor, divisor);
}

/** The largest amount that the database holds. */
const LARGEST = 999_999_999_999n;

const CURRENCY = /^(?:[€$£¥]|[A-Z]{3})?\s*(.*?)\s*(?:[€$£¥]|[A-Z]{3})?$/su;
const GROUPS = /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/;
const PLAIN = /^(\d*)(?:[.,](\d{0,2}))?$/;
const GROUPED = /^([1-9]\d{0,2}(?:([., '])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{0,2}))?$/;

/**
 * What a person means by a price: '12,5' and '12.5' are 12.50, '1.234,56' and '1,234.56' are the same, and three digits
 * after a single separator are a group, since prices have two decimals. Null is an empty field, undefined not a price.
 */
export function parseAmount(text: string): Cents | null | undefined {
  const plainSpaces = text.replace(/\s/gu, ' ').replace(/’/g, "'").trim();
  if (plainSpaces === '') return null;
  const amount = CURRENCY.exec(plainSpaces)![1]!;
  if (!/\d/.test(amount)) return undefined;
  const cents = GROUPS.test(amount) ? wholeCents(amount) : centsOfParts(amount);
  return cents !== undefined && cents <= LARGEST ? cents : undefined;
}

const wholeCents = (grouped: string): Cents => BigInt(`${grouped.replace(/\D/g, '')}00`);

function centsOfParts(amount: string): Cents | undefined {
  const plain = PLAIN.exec(amount);
  const grouped = GROUPED.exec(amount);
  const whole = plain?.[1] ?? grouped?.[1]?.replace(/\D/g, '');
  if (whole === undefined) return undefined;
  const fraction = (plain?.[2] ?? grouped?.[3] ?? '').padEnd(2, '0');
  return BigInt(`${whole}${fraction}`);
}

/** How a market writes prices, e.g. '#.##0,00': what separates groups, what the decimals, and whether there are any. */
const MASK = /^#(?:([^#0])##|##)?0(?:([.,])00)?$/;
const DEFAULT_MASK = '#.##0,00';

/** An amount as a price mask writes it; a mask that is not one writes as '#.##0,00'. */
export function writtenBy(mask: string, decimal: string): string {
  const [, group = '', point] = MASK.exec(mask) ?? MASK.exec(DEFAULT_MASK)!;
  const cents = centsOf(decimal) ?? 0n;
  const shown = point ? cents : divided(cents, 100n) * 100n;
  const [whole = '', fraction = ''] = decimalOf(shown < 0n ? -shown : shown).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${shown < 0n ? '-' : ''}${grouped}${point ? point + fraction : ''}`;
}

/** The same with the currency behind it; nothing for a missing price. */
export function writtenWithCurrency(mask: string, decimal: string | null, currency: string): string {
  return decimal === null ? '' : `${writtenBy(mask, decimal)} ${currency}`.trimEnd();
}

import { highestAmount, type Cents } from './cents';

/** A currency before or after the amount, as spreadsheets copy it. */
const withoutCurrency = /^(?:[€$£¥]|[A-Z]{3})?\s*(.*?)\s*(?:[€$£¥]|[A-Z]{3})?$/su;
/** Groups of three with one separator throughout, or digits without any; then a decimal sign and up to two decimals. */
const grouped = /^([1-9]\d{0,2})(?:([.,' ])\d{3})(?:\2\d{3})*(?:([.,])(\d{0,2}))?$/;
const plain = /^(\d*)(?:[.,](\d{0,2}))?$/;

/**
 * An amount as people write it, in hundredths. Comma and point are both understood as decimal signs and as separators of
 * thousands: '12,5' and '12.5' are 12.5, '1.234,56' and '1,234.56' are 1234.56; '1.234' can only be a thousand, because prices
 * have two decimals. Null: blank. Undefined: not a price, which is never below 0. contracts/price-cases.json lists cases of both
 * sides.
 */
export function parseAmount(text: string): Cents | null | undefined {
  const number = spaced(text);
  if (number === '') return null;
  const [whole, decimals] = partsOf(withoutCurrency.exec(number)?.[1] ?? '') ?? [];
  if (whole === undefined || decimals === undefined || whole + decimals === '') return undefined;
  const cents = Number(whole + decimals.padEnd(2, '0'));
  return cents > highestAmount ? undefined : cents;
}

/** All kinds of spaces and apostrophes as one of each. */
const spaced = (text: string) =>
  text
    .replace(/[\s\u00a0\u2007\u2009\u202f]+/g, ' ')
    .replace(/[’ʼ′]/g, "'")
    .trim();

function partsOf(number: string): [whole: string, decimals: string] | undefined {
  const withGroups = grouped.exec(number);
  const [, , separator, decimalSign, decimals = ''] = withGroups ?? [];
  if (withGroups && separator !== decimalSign) {
    const whole = decimalSign ? number.slice(0, number.lastIndexOf(decimalSign)) : number;
    return [whole.replace(/\D/g, ''), decimals];
  }
  const [, whole, fraction = ''] = plain.exec(number) ?? [];
  return whole === undefined ? undefined : [whole, fraction];
}

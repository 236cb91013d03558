/**
 * Money, as both sides take it: on the wire a JSON number with at most two decimals, in the database numeric, which arrives
 * as text, and in between whole hundredths. Never added up in binary fractions. How people's texts are read and how a market
 * writes an amount is decided here alone, for screens, API and imports; contracts/price-cases.json holds the cases.
 */
import italian from './it/amounts.json' with { type: 'json' };
import { translator } from './translator.ts';

const t = translator(italian);

/** An amount in hundredths of the currency, a whole number. */
export type Cents = number;

/** The largest amount that the contract carries: 9,999,999,999.99. */
export const highestAmount: Cents = 999_999_999_999;

/**
 * What a field holds while its text is not an amount. It is equal to nothing, not even to itself, so it always counts as a
 * change; `isAmount` tells, and nothing may be saved with it.
 */
export const notAnAmount: Cents = NaN;

/** Also false for the null that JSON makes of `notAnAmount`. */
export const isAmount = (cents: Cents | null): cents is Cents => Number.isFinite(cents);

/** An amount of the wire or of the database in hundredths. */
export function centsOf(amount: number | string): Cents;
export function centsOf(amount: number | string | null | undefined): Cents | null;
export function centsOf(amount: number | string | null | undefined): Cents | null {
  // The double nearest to 1234.56, times 100, is less than a millionth away from 123456 for every amount of the contract.
  return amount == null ? null : Math.round(Number(amount) * 100) + 0;
}

/** Hundredths as the wire carries them: the double nearest to the decimal number, which JSON writes with its two decimals. */
export function wireOf(cents: Cents): number;
export function wireOf(cents: Cents | null): number | null;
export function wireOf(cents: Cents | null): number | null {
  return cents === null ? null : cents / 100;
}

/** As PostgreSQL takes and gives it: '12.50'. */
export function decimalOf(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A stored amount as the wire carries it. */
export const amountOf = (stored: string | null): number | null => (stored === null ? null : Number(stored));

interface Mask {
  group: string;
  decimalSign: string;
  decimals: number;
}

/** What separates groups of thousands, if anything, and what the decimals, if there are any. A sign beside it is not written. */
const maskPattern = /^[^#0]*(?:#([.,' \u00a0\u202f]?)##|#{0,3})0(?:([.,])(0{1,2}))?[^#0]*$/;
const masks = new Map<string, Mask>();

/** How most markets write prices. */
export const defaultMask = '#.##0,00';

/** Whether a text is a price mask that amounts can be read and written by: any other one may not be stored. */
export function isPriceMask(mask: string): boolean {
  const [, group = '', sign] = maskPattern.exec(mask) ?? ['', '', ''];
  return group !== sign;
}

function maskOf(mask: string): Mask {
  const known = masks.get(mask);
  if (known) return known;
  const [, group = '', sign, zeros = ''] = maskPattern.exec(isPriceMask(mask) ? mask : defaultMask)!;
  const read = {
    group,
    decimalSign: sign ?? (group === '.' ? ',' : '.'),
    decimals: Math.min(2, zeros.length),
  };
  masks.set(mask, read);
  return read;
}

/**
 * An amount as a market writes it, by its price mask: '#.##0,00', "#'##0.00", '#,##0' (rounded half-up, away from zero). A mask
 * that is not one writes as '#.##0,00'.
 */
export const formatAmount = (cents: Cents, mask: string): string => write(cents, maskOf(mask));

/** As formatAmount, but nothing is rounded away: a mask without decimals gets two where an amount has any. For inputs. */
export function formatExactAmount(cents: Cents, mask: string): string {
  const read = maskOf(mask);
  return write(cents, cents % 100 !== 0 && read.decimals < 2 ? { ...read, decimals: 2 } : read);
}

/** As formatAmount, with the currency after it, if there is one. */
export const formatMoney = (cents: Cents, mask: string, currency: string): string =>
  `${formatAmount(cents, mask)} ${currency}`.trimEnd();

/** How many decimals a market writes. */
export const decimalsOf = (mask: string): number => maskOf(mask).decimals;

/** What an amount comes to where a market writes it: the half goes up, away from zero. */
export const roundedTo = (cents: Cents, mask: string): Cents =>
  Math.sign(cents) * halfUp(Math.abs(cents), maskOf(mask).decimals) + 0;

/** A plain number, such as a percentage, with the decimal sign of a market: '7,7'. */
export const formatNumber = (value: number | string, mask: string): string =>
  String(value).replace('.', maskOf(mask).decimalSign);

/** The smallest amount that has no more decimals. */
const unitOf = (decimals: number): Cents => 10 ** (2 - decimals);

const halfUp = (size: Cents, decimals: number): Cents =>
  Math.floor(size / unitOf(decimals) + 0.5) * unitOf(decimals);

function write(cents: Cents, { group, decimalSign, decimals }: Mask): string {
  const rounded = halfUp(Math.abs(cents), decimals);
  const digits = String(rounded).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  const sign = cents < 0 && rounded > 0 ? '-' : '';
  return `${sign}${whole}${decimals > 0 ? decimalSign + digits.slice(-2).slice(0, decimals) : ''}`;
}

/** Reads what formatExactAmount has written, decimals that the mask does not have included; null for anything else. */
export function centsIn(text: string, mask: string): Cents | null {
  const parts = partsOf(spaced(text).replace(/^-/, ''), maskOf(mask).group, maskOf(mask).decimalSign);
  return parts ? roundedCents(...parts) * (text.startsWith('-') ? -1 : 1) : null;
}

/** What a text says: nothing, an amount, or why it is not taken, with what it may have been meant to be. */
export type Reading =
  { kind: 'empty' } | { kind: 'amount'; cents: Cents } | { kind: 'refused'; reason: string; rounded?: Cents };

/** A currency before or after the amount, as spreadsheets copy it. */
const withoutCurrency = /^(?:[€$£¥]|[A-Z]{3})?\s*(.*?)\s*(?:[€$£¥]|[A-Z]{3})?$/su;
const digitsOnly = /^\d+$/;
/** Two cells of a spreadsheet, or two lines: a tab or a line break groups no thousands. */
const several = /\d[^\d]*[\t\n\v\f\r\u0085\u2028\u2029][^\d]*\d/u;
/** Groups of three with one separator throughout. */
const groups = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/**
 * An amount as people of a market write it. Its own separators always mean what its mask says; comma and point are also taken
 * the other way round where that cannot be misread: '12.5' and '1,234.56' are clear in Italy, '1.234' is a thousand there and
 * three decimals in the United States. Groups that are not three digits are refused in words, and so are more decimals than
 * the mask has, unless it is the amount that is `held` already: what is shown may be typed again. So is what is above `most`.
 */
export function readAmount(text: string, mask: string, held?: Cents | null, most = highestAmount): Reading {
  const number = withoutCurrency.exec(spaced(text))?.[1] ?? '';
  if (spaced(text) === '') return { kind: 'empty' };
  if (several.test(text)) return refused(t('{text} is more than one value', { text: cited(text) }));
  if (/^[-−(]/.test(number)) return refused(t('{text} is below 0', { text: cited(text) }));
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(number))
    return refused(t('{text} is not an amount', { text: cited(text) }));
  const { group, decimalSign } = maskOf(mask);
  const parts = partsOf(number, group, decimalSign);
  if (!parts)
    return refused(
      t('{text} is not an amount: separators stand between groups of three digits', { text: cited(text) }),
    );
  const [whole, decimals] = parts;
  const isGroup =
    decimals.length === 3 && whole.length <= 3 && !whole.startsWith('0') && !/[^\d].*[^\d]/.test(number);
  return readParts(text, parts, mask, {
    held,
    most,
    group: isGroup ? Number(`${whole}${decimals}00`) : undefined,
  });
}

/** An amount that came as a number, in a request or in a cell, by the same rule and in the same words as one that was typed. */
export function readNumber(amount: number, mask: string, held?: Cents | null): Reading {
  // Spreadsheets show and compare 15 digits: 0.1 + 0.2 is 0.3 to them.
  const shown = Number(amount.toPrecision(15));
  const text = formatNumber(shown, mask);
  if (!Number.isFinite(amount)) return refused(t('{text} is not an amount', { text: cited(text) }));
  if (shown < 0) return refused(t('{text} is below 0', { text: cited(text) }));
  const plain = /e/.test(String(shown)) ? shown.toFixed(20).replace(/0+$/, '') : String(shown);
  const [whole = '', decimals = ''] = plain.split('.');
  return readParts(text, [whole, decimals], mask, { held });
}

function readParts(
  text: string,
  [whole, decimals]: Parts,
  mask: string,
  { held, most = highestAmount, group }: { held?: Cents | null; most?: Cents; group?: Cents },
): Reading {
  const cents = roundedCents(whole, decimals);
  if (cents > most)
    return refused(t('{text} is above {most}', { text: cited(text), most: formatExactAmount(most, mask) }));
  const rounded = roundedCents(whole, decimals, maskOf(mask).decimals);
  if (decimals.length <= 2 && (cents === rounded || cents === held)) return { kind: 'amount', cents };
  const offers = [
    formatAmount(rounded, mask),
    ...(group === undefined ? [] : [write(group, { ...maskOf(mask), decimals: 0 })]),
  ];
  return { ...refused(tooManyDecimals(text, decimals, offers.join(t(' or ')))), rounded };
}

/**
 * A percentage, with or without its sign, in hundredths of a percent. Nobody groups its digits, so comma and point are both
 * the decimal sign: a '3.123' that became 3123 would end as a discount of 100 percent. What is above `most` is refused too.
 */
export function readPercent(text: string, mask: string, most: Cents = Infinity): Reading {
  const number = spaced(text).replace(/ ?%$/, '');
  if (number === '') return { kind: 'empty' };
  if (several.test(text)) return refused(t('{text} is more than one value', { text: cited(text) }));
  if (/^[-−]/.test(number)) return refused(t('{text} is below 0', { text: cited(text) }));
  const parts = /^(\d{0,9})(?:[.,](\d*))?$/.exec(number);
  if (!parts || !/\d/.test(number)) return refused(t('{text} is not a percentage', { text: cited(text) }));
  const [, whole = '', decimals = ''] = parts;
  const rounded = roundedCents(whole, decimals);
  if (rounded > most) {
    const reason = t('{text} is above {most}', { text: cited(text), most: formatNumber(most / 100, mask) });
    return { ...refused(reason), rounded: most };
  }
  if (decimals.length <= 2) return { kind: 'amount', cents: rounded };
  return { ...refused(tooManyDecimals(text, decimals, formatExactAmount(rounded, mask))), rounded };
}

/** The digits before and after the decimal sign. */
type Parts = [whole: string, decimals: string];

/** The half goes up. */
const roundedCents = (whole: string, decimals: string, most = 2): Cents =>
  (Number(whole + decimals.padEnd(most, '0').slice(0, most)) + (Number(decimals[most] ?? 0) >= 5 ? 1 : 0)) *
  unitOf(most);

const refused = (reason: string): Reading & { kind: 'refused' } => ({ kind: 'refused', reason });

const cited = (text: string): string => `'${spaced(text).slice(0, 60)}'`;

const tooManyDecimals = (text: string, { length }: string, offers: string): string =>
  length > 2
    ? t('{text} has {count} decimals; write {offers}', { text: spaced(text), count: countOf(length), offers })
    : t('{text} has more decimals than this market writes; write {offers}', { text: spaced(text), offers });

const countOf = (decimals: number): string =>
  decimals === 3 ? t('three') : decimals === 4 ? t('four') : String(decimals);

/** All kinds of spaces and apostrophes as one of each. */
const spaced = (text: string): string => text.replace(/\s+/gu, ' ').replace(/[’ʼ′]/g, "'").trim();

/** The digits before and after the decimal sign; undefined where neither reading fits. */
function partsOf(number: string, group: string, decimalSign: string): Parts | undefined {
  if (digitsOnly.test(number)) return [number, ''];
  const signs = [...new Set(number.replace(/\d/g, ''))];
  const last = signs.at(-1)!;
  const at = number.lastIndexOf(last);
  const [before, after] = [number.slice(0, at), number.slice(at + 1)];
  const isOnce = number.indexOf(last) === at;
  if (signs.length === 2) {
    // Two kinds: the first one groups, the last one can only be the decimal sign.
    const fits = isOnce && /[.,]/.test(last) && groups.test(before) && /^\d*$/.test(after);
    return fits ? [before.replace(/\D/g, ''), after] : undefined;
  }
  if (signs.length > 2) return undefined;
  const isGrouped = groups.test(number);
  // Several of one kind group; so does a space, an apostrophe, and what the market groups with.
  if (isGrouped && (!isOnce || !/[.,]/.test(last) || last === group)) return [number.replace(/\D/g, ''), ''];
  if (!isOnce || !/[.,]/.test(last) || !/^\d*$/.test(before)) return undefined;
  // One sign: the market's own decimal sign, or the other one with too few or too many digits behind it for a group.
  if (last === decimalSign || !isGrouped || after.length !== 3) return [before || '0', after];
  return [before, after];
}

/**
 * Whether a change is so large that it may be a slip: by more than half, which a factor of a hundred or a thousand always is.
 * A first amount and one after 0 are none.
 */
export const isLargeChange = (before: Cents | null, after: Cents | null): boolean =>
  before !== null && after !== null && before > 0 && Math.abs(after - before) * 2 > before;

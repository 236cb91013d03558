/**
 * Money: on the wire a JSON number with at most two decimals, in the database numeric (text in JavaScript), in between whole
 * hundredths; never added up as binary fractions. Screens, API and imports all read and write amounts here;
 * contracts/price-cases.json holds the cases.
 */
import italian from './it/amounts.json' with { type: 'json' };
import { translator } from './translator.ts';

const t = translator(italian);

/** Hundredths of the currency, a whole number. */
export type Cents = number;

export const highestAmount: Cents = 999_999_999_999;

/** A field's value while its text is no amount; unequal even to itself, so it always counts as a change. */
export const notAnAmount: Cents = NaN;

/** False also for the null that JSON makes of `notAnAmount`. */
export const isAmount = (cents: Cents | null): cents is Cents => Number.isFinite(cents);

/** From the wire or the database. */
export function centsOf(amount: number | string): Cents;
export function centsOf(amount: number | string | null | undefined): Cents | null;
export function centsOf(amount: number | string | null | undefined): Cents | null {
  // For every amount of the contract the double nearest to 1234.56, times 100, is within a millionth of 123456.
  return amount == null ? null : Math.round(Number(amount) * 100) + 0;
}

/** The nearest double, which JSON writes with its two decimals. */
export function wireOf(cents: Cents): number;
export function wireOf(cents: Cents | null): number | null;
export function wireOf(cents: Cents | null): number | null {
  return cents === null ? null : cents / 100;
}

/** As in PostgreSQL: '12.50'. */
export function decimalOf(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const amountOf = (stored: string | null): number | null => (stored === null ? null : Number(stored));

interface Mask {
  group: string;
  decimalSign: string;
  decimals: number;
}

/** The separators of thousands and of decimals, both optional; currency signs around them are ignored. */
const maskPattern = /^[^#0]*(?:#([.,' \u00a0\u202f]?)##|#{0,3})0(?:([.,])(0{1,2}))?[^#0]*$/;
const masks = new Map<string, Mask>();

export const defaultMask = '#.##0,00';

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

/** By a price mask: '#.##0,00', "#'##0.00", '#,##0' (rounded half-up, away from zero). Invalid masks write as '#.##0,00'. */
export const formatAmount = (cents: Cents, mask: string): string => write(cents, maskOf(mask));

/** For inputs: nothing is rounded, so a mask without decimals gets two where an amount has any. */
export function formatExactAmount(cents: Cents, mask: string): string {
  const read = maskOf(mask);
  return write(cents, cents % 100 !== 0 ? { ...read, decimals: 2 } : read);
}

export const formatMoney = (cents: Cents, mask: string, currency: string): string =>
  `${formatAmount(cents, mask)} ${currency}`.trimEnd();

export const decimalsOf = (mask: string): number => maskOf(mask).decimals;

/** Rounded to the decimals of the market, half-up, away from zero. */
export const roundedTo = (cents: Cents, mask: string): Cents =>
  Math.sign(cents) * halfUp(Math.abs(cents), maskOf(mask).decimals) + 0;

/** A plain number, such as a percentage, with the market's decimal sign: '7,7'. */
export const formatNumber = (value: number | string, mask: string): string =>
  String(value).replace('.', maskOf(mask).decimalSign);

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

/** Inverse of formatExactAmount; null for anything else. */
export function centsIn(text: string, mask: string): Cents | null {
  const parts = partsOf(spaced(text).replace(/^-/, ''), maskOf(mask).group);
  return parts ? roundedCents(...parts) * (text.startsWith('-') ? -1 : 1) : null;
}

interface Refusal {
  kind: 'refused';
  reason: string;
  /** What may have been meant. */
  rounded?: Cents;
  /** It may as well be thousands ('1.234' is 1,23 or 1234), so that nobody rounds it without looking at it. */
  isAmbiguous?: boolean;
}

/** Nothing, an amount, or why it is refused. */
export type Reading = { kind: 'empty' } | { kind: 'amount'; cents: Cents } | Refusal;

/** Spreadsheets copy the currency before or after the amount. */
const withCurrency = /^(\p{L}{0,3}\p{Sc}|[A-Z]{3})?\s*(.*?)\s*(\p{L}{0,3}\p{Sc}|[A-Z]{3})?$/isu;
const signs = new Map<string, string>();

/** '€' of EUR, '$' of every dollar and peso: what Intl writes for the currency. */
function signOf(currency: string): string {
  const known = signs.get(currency);
  if (known !== undefined) return known;
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = /^[A-Z]{3}$/i.test(currency) ? new Intl.NumberFormat('en', style).formatToParts(0) : [];
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
  signs.set(currency, sign);
  return sign;
}

/** Letters before the sign of a currency that do not begin its code. */
const ownLetters = new Map([
  ['NT', 'TWD'],
  ['RD', 'DOP'],
  ['Mex', 'MXN'],
]);

/** Whether what is written beside an amount stands for the currency: its code, or a sign that is usual for it ('$', 'US$'). */
export function isOfCurrency(written: string, currency: string): boolean {
  if (written.toUpperCase() === currency.toUpperCase() || written === signOf(currency)) return true;
  const [, letters = '', sign] = /^(\p{L}+)(\p{Sc})$/u.exec(written) ?? [];
  return sign === signOf(currency) && (currency.startsWith(letters) || ownLetters.get(letters) === currency);
}
const digitsOnly = /^\d+$/;
/** Two cells or lines of a spreadsheet: a tab or a line break does not group thousands. */
const several = /\d[^\d]*[\t\n\v\f\r\u0085\u2028\u2029][^\d]*\d/u;
/** Groups of three with the same separator throughout. */
const groups = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/**
 * An amount as typed in a market. Its own separators always mean what its mask says; comma and point are also swapped where that is
 * unambiguous: '12.5' and '1,234.56' are clear in Italy, '1.234' is a thousand there and three decimals in the United States.
 * Refused: groups that are not of three digits, amounts above `most`, another `currency` beside the amount (100 forint are not 100
 * euro), and more decimals than the mask has, unless it is the `held` amount (what is shown may be retyped).
 */
export function readAmount(
  text: string,
  mask: string,
  { held, most, currency }: { held?: Cents | null; most?: Cents; currency?: string | undefined } = {},
): Reading {
  const [, before, number = '', after] = withCurrency.exec(spaced(text))!;
  if (spaced(text) === '') return { kind: 'empty' };
  if (several.test(text)) return refused(t('{text} is more than one value', { text: cited(text) }));
  if (/^[-−(].*\d/.test(number)) return refused(t('{text} is below 0', { text: cited(text) }));
  const others = [before, after].filter((sign) => sign && !(currency && isOfCurrency(sign, currency)));
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(number) || others.some((sign) => /[a-z]/.test(sign!)))
    return refused(t('{text} is not an amount', { text: cited(text) }));
  const parts = partsOf(number, maskOf(mask).group);
  if (!parts)
    return refused(
      t('{text} is not an amount: separators stand between groups of three digits', { text: cited(text) }),
    );
  if (currency && others.length > 0)
    return refused(t('{text} is not in {currency}', { text: cited(text), currency }));
  const [whole, decimals] = parts;
  const isGroup = decimals.length === 3 && whole.length <= 3 && !whole.startsWith('0');
  return readParts(text, parts, mask, {
    held,
    most,
    group: isGroup ? Number(`${whole}${decimals}00`) : undefined,
  });
}

/** A number from a request or a cell, under the rules and with the messages of readAmount. */
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
  if (isLost(rounded, whole, decimals))
    return refused(below(text, formatAmount(unitOf(maskOf(mask).decimals), mask)));
  const offer = formatAmount(rounded, mask);
  if (group === undefined) return { ...refused(tooManyDecimals(text, decimals, offer)), rounded };
  const offers = [offer, write(group, { ...maskOf(mask), decimals: 0 })].join(t(' or '));
  return { ...refused(tooManyDecimals(text, decimals, offers)), rounded, isAmbiguous: true };
}

/**
 * In hundredths of a percent, with or without the sign. Percentages are never grouped, so comma and point are both decimal signs:
 * '3.123' read as 3123 would become a discount of 100 percent.
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
  if (isLost(rounded, whole, decimals)) return refused(below(text, formatExactAmount(unitOf(2), mask)));
  return { ...refused(tooManyDecimals(text, decimals, formatExactAmount(rounded, mask))), rounded };
}

type Parts = [whole: string, decimals: string];

const roundedCents = (whole: string, decimals: string, most = 2): Cents =>
  (Number(whole + decimals.padEnd(most, '0').slice(0, most)) + (Number(decimals[most] ?? 0) >= 5 ? 1 : 0)) *
  unitOf(most);

/** What costs something is not given away by a rounding: 0.004 is not offered as 0. */
const isLost = (rounded: Cents, whole: string, decimals: string): boolean =>
  rounded === 0 && /[1-9]/.test(whole + decimals);

const below = (text: string, least: string): string =>
  t('{text} is below {least}', { text: cited(text), least });

const refused = (reason: string): Refusal => ({ kind: 'refused', reason });

const cited = (text: string): string => `'${spaced(text).slice(0, 60)}'`;

const tooManyDecimals = (text: string, { length }: string, offers: string): string =>
  length > 2
    ? t('{text} has {count} decimals; write {offers}', { text: spaced(text), count: countOf(length), offers })
    : t('{text} has more decimals than this market writes; write {offers}', { text: spaced(text), offers });

const countOf = (decimals: number): string =>
  decimals === 3 ? t('three') : decimals === 4 ? t('four') : String(decimals);

const spaced = (text: string): string => text.replace(/\s+/gu, ' ').replace(/[’ʼ′]/g, "'").trim();

/** Undefined if neither reading fits. */
function partsOf(number: string, group: string): Parts | undefined {
  if (digitsOnly.test(number)) return [number, ''];
  const signs = [...new Set(number.replace(/\d/g, ''))];
  const last = signs.at(-1)!;
  const at = number.lastIndexOf(last);
  const [before, after] = [number.slice(0, at), number.slice(at + 1)];
  const isOnce = number.indexOf(last) === at;
  if (signs.length === 2) {
    // Two kinds: the first one groups, the last one is the decimal sign.
    const fits = isOnce && /[.,]/.test(last) && groups.test(before) && /^\d*$/.test(after);
    return fits ? [before.replace(/\D/g, ''), after] : undefined;
  }
  const isGrouped = groups.test(number);
  // Several of one kind group; so does a space, an apostrophe, and the market's group separator.
  if (isGrouped && (!isOnce || !/[.,]/.test(last) || last === group)) return [number.replace(/\D/g, ''), ''];
  if (!isOnce || !/[.,]/.test(last) || !/^\d*$/.test(before)) return undefined;
  // The one sign is a decimal sign: the market's, or the other one where the market does not group with it.
  return [before || '0', after];
}

/** A change by more than half may be a slip of the decimal sign; a first amount and one after 0 are not. */
export const isLargeChange = (before: Cents | null, after: Cents | null): boolean =>
  before !== null && after !== null && before > 0 && Math.abs(after - before) * 2 > before;

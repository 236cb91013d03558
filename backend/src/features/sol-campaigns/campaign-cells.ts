/** What people write into the cells of a campaign's workbook: dates, amounts, words. Pure. */
import { centsOf, decimalOf, parseAmount } from '../../kit/money.ts';

/** A value, or why there is none. */
export type Read<Value> = { value: Value } | { reason: string };

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/;
// What a spreadsheet's own dates become when they are read.
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?Z?)?$/;

const cited = (text: string): string => `'${text.slice(0, 60)}'`;

/** A wall clock as 2026-11-20T09:00; one without a time is at `time`. */
export function readWallClock(text: string, time: string): Read<string> {
  const reason = `${cited(text)} is not a date and time as 20/11/2026 09:00`;
  const yearFirst = YEAR_FIRST.exec(text)?.slice(1);
  const dayFirst = DAY_FIRST.exec(text)?.slice(1);
  const [year = '', month = '', day = '', hour, minute] =
    yearFirst ?? (dayFirst ? [dayFirst[2]!, dayFirst[1]!, dayFirst[0]!, dayFirst[3], dayFirst[4]] : []);
  if (year === '') return { reason };
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const value = `${date}T${hour === undefined ? time : `${hour.padStart(2, '0')}:${minute}`}`;
  const instant = new Date(`${value}Z`);
  // 30 February is read as 1 March by some: what does not come back the same is no date.
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
  return isReal && date >= '1900' && date < '9999' ? { value } : { reason };
}

const plain = (text: string): string =>
  // Spreadsheets show and compare 15 digits: 0.1 + 0.2 is 0.3 to them.
  /^\d+\.\d{3,}$/.test(text) ? String(Number(Number(text).toPrecision(15))) : text;

/** A percentage from 0 up, with or without its sign; null is blank. More than 100 becomes 100 later on. */
export function readPercent(text: string | undefined): Read<number | null> {
  if (text === undefined) return { value: null };
  const digits = /^(\d{1,9}(?:[.,]\d+)?)\s*%?$/.exec(plain(text))?.[1]?.replace(',', '.');
  const cents = digits === undefined ? undefined : centsOf(digits);
  if (digits === undefined) return { reason: `${cited(text)} is not a percentage` };
  if (cents === undefined) return { reason: `${cited(text)} has more than 2 decimals` };
  return { value: Number(decimalOf(cents)) };
}

const AMBIGUOUS = /^\d{1,3}[.,]\d{3}$/;

/** An amount from 0 up; null is blank. What may be a thousand or a one with three decimals is asked back. */
export function readAmount(text: string | undefined): Read<number | null> {
  if (text === undefined) return { value: null };
  if (AMBIGUOUS.test(text))
    return {
      reason: `${cited(text)} may be ${text.replace(/[.,]/, '')} or have three decimals; write it without a separator`,
    };
  const cents = parseAmount(plain(text));
  return cents === undefined || cents === null
    ? { reason: `${cited(text)} is not an amount with at most 2 decimals` }
    : { value: Number(decimalOf(cents)) };
}

const TYPES = ['B2B', 'B2C'] as const;

/** The type of a campaign. */
export function readType(text: string): Read<'B2B' | 'B2C'> {
  const value = TYPES.find((type) => type === text.toUpperCase());
  return value ? { value } : { reason: `${cited(text)} is neither B2B nor B2C` };
}

/** A time zone by its name, in any case. */
export function readZone(text: string, zones: readonly string[]): Read<string> {
  const value = zones.find((zone) => zone.toLowerCase() === text.toLowerCase());
  const known = zones.length > 4 ? `a time zone of the market, such as ${zones[0]}` : zones.join(' or ');
  return value ? { value } : { reason: `${cited(text)} is not ${known}` };
}

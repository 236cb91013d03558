/** What people write into the cells of a campaign's workbook: dates, amounts, words. Pure. */
import {
  centsOf,
  formatNumber,
  readAmount as readMoney,
  readNumber,
  readPercent as readPercentage,
  wireOf,
  type Reading,
} from '../../../../contracts/rules/amounts.ts';
import { parseDayAndTime } from '../../../../contracts/rules/wall-clocks.ts';
import { t } from '../../texts/campaigns.ts';

export type Read<Value> =
  { value: Value } | { reason: string; /** For too many decimals alone. */ canRound?: boolean };

const cited = (text: string): string => `'${text.slice(0, 60)}'`;

/** A wall clock as 2026-11-20T09:00; one without a time is at `time`. Seconds, which a spreadsheet's own dates have, say nothing. */
export function readWallClock(text: string, time: string): Read<string> {
  const read = parseDayAndTime(text.replace(/(:\d{2}):\d{2}(?:\.\d+)?Z?$/, '$1'));
  if (!read || read.day < '1900' || read.day >= '9999')
    return { reason: t('{text} is not a date and time as 20/11/2026 09:00', { text: cited(text) }) };
  return { value: `${read.day}T${read.time ?? time}` };
}

// Spreadsheets show and compare 15 digits: 0.1 + 0.2 is 0.3 to them.
const shownNumber = (text: string): number => Number(Number(text).toPrecision(15));

/** What a spreadsheet shows of a binary fraction that a program wrote out. */
const asShown = (text: string): string => (/^\d+\.\d{12,}$/.test(text) ? String(shownNumber(text)) : text);

export interface Cell {
  text: string;
  isNumber: boolean;
}

/** How the market writes amounts, and whether too many decimals are rounded instead of refused. */
export interface AmountRules {
  pricemask: string;
  isRounding: boolean;
}

/** A percentage from 0 up, with or without its sign. More than 100 becomes 100 later on. */
export function readPercent({ text, isNumber }: Cell, rules: AmountRules): Read<number | null> {
  const bare = text.replace(/\s*%$/, '');
  const written = isNumber ? formatNumber(shownNumber(bare), rules.pricemask) : asShown(bare);
  return discountOf(readPercentage(written, rules.pricemask), rules);
}

/** An amount from 0 up; a text is read as people of the market write (contracts/rules/amounts.ts). */
export function readAmount(
  { text, isNumber }: Cell,
  rules: AmountRules,
  held: number | null = null,
): Read<number | null> {
  const read = isNumber
    ? readNumber(Number(text), rules.pricemask, centsOf(held))
    : readMoney(asShown(text), rules.pricemask, centsOf(held));
  return discountOf(read, rules);
}

function discountOf(reading: Reading, { isRounding }: AmountRules): Read<number | null> {
  if (reading.kind === 'empty') return { value: null };
  if (reading.kind === 'amount') return { value: wireOf(reading.cents) };
  if (isRounding && reading.rounded !== undefined) return { value: wireOf(reading.rounded) };
  return { reason: reading.reason, canRound: reading.rounded !== undefined };
}

const TYPES = ['B2B', 'B2C'] as const;

export function readType(text: string): Read<'B2B' | 'B2C'> {
  const value = TYPES.find((type) => type === text.toUpperCase());
  return value ? { value } : { reason: t('{text} is neither B2B nor B2C', { text: cited(text) }) };
}

export function readZone(text: string, zones: readonly string[]): Read<string> {
  const value = zones.find((zone) => zone.toLowerCase() === text.toLowerCase());
  const known =
    zones.length > 4
      ? t('a time zone of the market, such as {zone}', { zone: zones[0] })
      : zones.join(t(' or '));
  return value ? { value } : { reason: t('{text} is not {known}', { text: cited(text), known }) };
}

/**
 * Wall clocks are text without a zone, 2026-11-20T09:00, which sorts chronologically; a day is its first ten characters. Displayed
 * as DD/MM/YY and HH:mm.
 */

const two = (value: number) => String(value).padStart(2, '0');
const dayMs = 86_400_000;

export const dayOf = (wallClock: string): string => wallClock.slice(0, 10);
/** 09:00; midnight if only a day is given. */
export const timeOf = (wallClock: string): string => wallClock.slice(11, 16) || '00:00';

const dateOf = (day: string) => new Date(`${dayOf(day)}T00:00Z`);
const dayFrom = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string =>
  dayFrom(new Date(dateOf(day).getTime() + count * dayMs));

/** Clamped to the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const date = dateOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayFrom(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))));
}

/** 0 for Monday, 6 for Sunday. */
export const weekdayOf = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7;

/** DD/MM/YY */
export function formatDay(wallClock: string): string {
  const [, year = '', month, day] = /^\d\d(\d\d)-(\d\d)-(\d\d)/.exec(wallClock) ?? [];
  return year === '' ? wallClock : `${day}/${month}/${year}`;
}

/** DD/MM/YY HH:mm */
export const formatWallClock = (wallClock: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(wallClock) ? `${formatDay(wallClock)} ${timeOf(wallClock)}` : wallClock;

/** A typed or pasted day: 20/11/26, 20.11.2026, 20-11-26, 201126, 2026-11-20. Two-digit years are of this century. */
export function parseDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const typed =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : (typed?.slice(1).toReversed() ?? []);
  if (year === undefined) return undefined;
  const written = `${year.padStart(4, '20')}-${two(Number(month))}-${two(Number(day))}`;
  const date = new Date(`${written}T00:00Z`);
  // 31 February would roll over into March.
  return Number.isNaN(date.getTime()) || dayFrom(date) !== written ? undefined : written;
}

/** A typed time: 9, 9:30, 09.30, 0930. */
export function parseTime(text: string): string | undefined {
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${two(Number(hour))}:${two(Number(minute))}`;
}

/** '20/11/26 09:30', or a day alone; undefined if either is invalid. */
export function parseDayAndTime(text: string): { day: string; time?: string } | undefined {
  const [, dayText = '', timeText] = /^(\S+?)(?:(?:\s+|T|,\s*)(\S+))?$/.exec(text.trim()) ?? [];
  const [day, time] = [parseDay(dayText), timeText === undefined ? undefined : parseTime(timeText)];
  if (day === undefined) return undefined;
  if (timeText === undefined) return { day };
  return time === undefined ? undefined : { day, time };
}

/** From Monday to Sunday, padded with days of the neighbouring months. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -weekdayOf(first));
  const count = Math.ceil((weekdayOf(first) + Number(addDays(addMonths(first, 1), -1).slice(8))) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => addDays(start, week * 7 + at)),
  );
}

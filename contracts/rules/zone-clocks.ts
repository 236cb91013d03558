/**
 * Between instants of the wire and wall clocks of an IANA zone (2026-11-20T09:00), also on the days of clock changes;
 * contracts/clock-cases.json holds the cases.
 */
import { addDays, dayOf, timeOf } from './wall-clocks.ts';

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const digits = '2-digit' as const;
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

function formattedClockOf(instant: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

const MAX_DAYS_KNOWN = 1000;
/** By zone and day of UTC: how far ahead of UTC the zone is all day; undefined on the day of a clock change. */
const aheadAllDay = new Map<string, Map<number, number | undefined>>();

function aheadOn(day: number, timeZone: string): number | undefined {
  let days = aheadAllDay.get(timeZone);
  if (!days) aheadAllDay.set(timeZone, (days = new Map()));
  if (!days.has(day)) {
    if (days.size >= MAX_DAYS_KNOWN) days.clear();
    const [first, last] = [offsetAt(day * DAY_MS, timeZone), offsetAt((day + 1) * DAY_MS - 60_000, timeZone)];
    days.set(day, first === last ? first : undefined);
  }
  return days.get(day);
}

/** The last zones counted their seconds until 1972. */
const WHOLE_MINUTES_FROM = Date.UTC(1973, 0);
const FOUR_DIGITS_UNTIL = Date.UTC(9999, 0);

/** Formatting takes far longer than adding what is known of the day. */
export function wallClockOf(instant: string | number | Date, timeZone: string): string {
  const at = new Date(instant).getTime();
  if (at >= WHOLE_MINUTES_FROM && at < FOUR_DIGITS_UNTIL) {
    const ahead = aheadOn(Math.floor(at / DAY_MS), timeZone);
    if (ahead !== undefined) return new Date(at + ahead).toISOString().slice(0, 16);
  }
  return formattedClockOf(at, timeZone);
}

/** A campaign's 'today' is that of its own zone (decision A-65). */
export const dayIn = (timeZone: string, instant: string | number | Date): string =>
  dayOf(wallClockOf(instant, timeZone));

const asUtc = (wallClock: string): number => Date.parse(`${dayOf(wallClock)}T${timeOf(wallClock)}Z`);

/** In milliseconds ahead of UTC. */
const offsetAt = (instant: number, timeZone: string): number =>
  asUtc(formattedClockOf(instant, timeZone)) - Math.floor(instant / 60_000) * 60_000;

/** Before and after a clock change around this time; equal on any other day. */
function offsetsAround(wallClock: string, timeZone: string): [before: number, after: number] {
  const asIfUtc = asUtc(wallClock);
  return [offsetAt(asIfUtc - DAY_MS, timeZone), offsetAt(asIfUtc + DAY_MS, timeZone)];
}

/** One instant; two (in order) for a repeated hour, none for a skipped one. */
export function instantsOf(wallClock: string, timeZone: string): string[] {
  const asIfUtc = asUtc(wallClock);
  const shown = `${dayOf(wallClock)}T${timeOf(wallClock)}`;
  return [...new Set(offsetsAround(wallClock, timeZone))]
    .map((offset) => asIfUtc - offset)
    .filter((instant) => wallClockOf(instant, timeZone) === shown)
    .sort((one, other) => one - other)
    .map((instant) => new Date(instant).toISOString());
}

export const timesShown = (wallClock: string, timeZone: string): 'once' | 'twice' | 'skipped' =>
  (['skipped', 'once', 'twice'] as const)[instantsOf(wallClock, timeZone).length]!;

/**
 * Of a repeated hour the first instant unless `which` says otherwise; a skipped time counts from before the change: 02:30 becomes
 * 03:30. Send an unchanged instant as it came: its wall clock does not say which of the two hours it was.
 */
export function instantOf(wallClock: string, timeZone: string, which: 'first' | 'last' = 'first'): string {
  const instants = instantsOf(wallClock, timeZone);
  const exact = which === 'first' ? instants[0] : instants.at(-1);
  return exact ?? new Date(asUtc(wallClock) - offsetsAround(wallClock, timeZone)[0]).toISOString();
}

export const startOfDay = (day: string, timeZone: string, later = 0): Date =>
  new Date(instantOf(addDays(day, later), timeZone));

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

export function wallClockOf(instant: string | number | Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** A campaign's 'today' is that of its own zone (decision A-65). */
export const dayIn = (timeZone: string, instant: string | number | Date): string =>
  dayOf(wallClockOf(instant, timeZone));

const asUtc = (wallClock: string): number => Date.parse(`${dayOf(wallClock)}T${timeOf(wallClock)}Z`);

/** In milliseconds ahead of UTC. */
const offsetAt = (instant: number, timeZone: string): number =>
  asUtc(wallClockOf(instant, timeZone)) - Math.floor(instant / 60_000) * 60_000;

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

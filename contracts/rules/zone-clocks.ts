/**
 * Between instants of the wire and what the clocks of an IANA zone show (2026-11-20T09:00), also on the days when they change;
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
    ...{ year: 'numeric', month: digits, day: digits, hour: digits, minute: digits },
    ...{ hourCycle: 'h23', timeZone },
  });
  formats.set(timeZone, format);
  return format;
}

/** What the clocks of a zone show at an instant. */
export function wallClockOf(instant: string | number | Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** The day of an instant on the calendar of a zone: 'today' of a campaign is that of its own zone (decision A-65). */
export const dayIn = (timeZone: string, instant: string | number | Date): string =>
  dayOf(wallClockOf(instant, timeZone));

const asUtc = (wallClock: string): number => Date.parse(`${dayOf(wallClock)}T${timeOf(wallClock)}Z`);

/** How far a zone is ahead of UTC, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number =>
  asUtc(wallClockOf(instant, timeZone)) - Math.floor(instant / 60_000) * 60_000;

/** The offsets before and after a change of clocks at about this time; the same twice on any other day. */
function offsetsAround(wallClock: string, timeZone: string): [before: number, after: number] {
  const asIfUtc = asUtc(wallClock);
  return [offsetAt(asIfUtc - DAY_MS, timeZone), offsetAt(asIfUtc + DAY_MS, timeZone)];
}

/** When the clocks of a zone show this: one instant, two (in order) in an hour that comes twice, none in one that is skipped. */
export function instantsOf(wallClock: string, timeZone: string): string[] {
  const asIfUtc = asUtc(wallClock);
  const shown = `${dayOf(wallClock)}T${timeOf(wallClock)}`;
  return [...new Set(offsetsAround(wallClock, timeZone))]
    .map((offset) => asIfUtc - offset)
    .filter((instant) => wallClockOf(instant, timeZone) === shown)
    .sort((one, other) => one - other)
    .map((instant) => new Date(instant).toISOString());
}

/** Whether the clocks of a zone show a time once, twice or, as they go forward, not at all. */
export const timesShown = (wallClock: string, timeZone: string): 'once' | 'twice' | 'skipped' =>
  (['skipped', 'once', 'twice'] as const)[instantsOf(wallClock, timeZone).length]!;

/**
 * The one instant of a wall clock, as UTC of the wire. Of an hour that comes twice the first, or the last one if told; a time
 * that is skipped counts from before the change, so that 02:30 becomes 03:30. A stored instant whose wall clock nobody changed
 * should be sent as it came: through the wall clock it would lose which of the two hours it was.
 */
export function instantOf(wallClock: string, timeZone: string, which: 'first' | 'last' = 'first'): string {
  const instants = instantsOf(wallClock, timeZone);
  const exact = which === 'first' ? instants[0] : instants.at(-1);
  return exact ?? new Date(asUtc(wallClock) - offsetsAround(wallClock, timeZone)[0]).toISOString();
}

/** When a day (2026-11-20) begins in a zone; `later` counts days on from it. */
export const startOfDay = (day: string, timeZone: string, later = 0): Date =>
  new Date(instantOf(addDays(day, later), timeZone));

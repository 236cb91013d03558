/** Between instants of the wire (UTC) and wall clocks of a zone (2026-11-20T09:00), also on the days when its clocks change. */
import { dayOf, formatDay, timeOf } from '../../ui/wallClock';
import { t } from '../../texts/kit';

const dayMs = 86_400_000;
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

/** What the clocks of a zone show at an instant: 2026-11-20T09:00. */
export function wallClockOf(instant: string | number | Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(instant));
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>;
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The day of an instant on the calendar of a zone: 'today' of a campaign is that of its own zone (readings A-65). */
export const dayIn = (timeZone: string, instant: string | number | Date): string =>
  dayOf(wallClockOf(instant, timeZone));

const asUtc = (wallClock: string): number => Date.parse(`${dayOf(wallClock)}T${timeOf(wallClock)}Z`);

/** How far a zone is ahead of UTC, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number =>
  asUtc(wallClockOf(instant, timeZone)) - instant;

/** The offsets before and after a change of clocks at about this time; the same twice on any other day. */
function offsetsAround(wallClock: string, timeZone: string): [before: number, after: number] {
  const asIfUtc = asUtc(wallClock);
  return [offsetAt(asIfUtc - dayMs, timeZone), offsetAt(asIfUtc + dayMs, timeZone)];
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

/** What to know about a time on a day when clocks change, in words; nothing on any other. */
export function clockChangeNote(
  wallClock: string,
  timeZone: string,
  which: 'first' | 'last' = 'first',
): string | undefined {
  if (wallClock === '' || timeZone === '') return undefined;
  const count = instantsOf(wallClock, timeZone).length;
  if (count === 1) return undefined;
  const moment = { time: timeOf(wallClock), day: formatDay(wallClock), timeZone };
  if (count > 1)
    return which === 'first'
      ? t('{time} comes twice on {day} in {timeZone}: the first one counts', moment)
      : t('{time} comes twice on {day} in {timeZone}: the last one counts', moment);
  const meant = timeOf(wallClockOf(instantOf(wallClock, timeZone), timeZone));
  return t('{time} is skipped on {day} in {timeZone}, clocks go forward: {meant} counts', {
    ...moment,
    meant,
  });
}

/**
 * Between instants and what the clocks of an IANA zone show (2026-11-20T09:00), also on the days when they change. The
 * frontend's twin is frontend/src/kit/zones/wallClocks.ts; both are tested with contracts/clock-cases.json.
 */
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
export function wallClockOf(instant: Date | number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

const asUtc = (wallClock: string): number => Date.parse(`${wallClock}Z`);

/** How far a zone is ahead of UTC, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number =>
  asUtc(wallClockOf(instant, timeZone)) - Math.floor(instant / 60_000) * 60_000;

/** An instant, and whether the clocks of its zone show this time once, twice or, as they go forward, not at all. */
export interface ClockTime {
  instant: Date;
  shown: 'once' | 'twice' | 'skipped';
}

/**
 * When the clocks of a zone show a time. Of an hour that comes twice the first counts; a time that is skipped counts from
 * before the change, so that 02:30 becomes 03:30.
 */
export function instantOfWallClock(wallClock: string, timeZone: string): ClockTime {
  const asIfUtc = asUtc(wallClock);
  const before = offsetAt(asIfUtc - DAY_MS, timeZone);
  const after = offsetAt(asIfUtc + DAY_MS, timeZone);
  const instants = [...new Set([before, after])]
    .map((offset) => asIfUtc - offset)
    .filter((instant) => wallClockOf(instant, timeZone) === wallClock)
    .toSorted((one, other) => one - other);
  if (instants[0] === undefined) return { instant: new Date(asIfUtc - before), shown: 'skipped' };
  return { instant: new Date(instants[0]), shown: instants.length > 1 ? 'twice' : 'once' };
}

/** When a day (2026-11-20) begins in a zone; `later` counts days on from it. */
export function startOfDay(day: string, timeZone: string, later = 0): Date {
  const date = new Date(asUtc(`${day}T00:00`) + later * DAY_MS).toISOString().slice(0, 10);
  return instantOfWallClock(`${date}T00:00`, timeZone).instant;
}

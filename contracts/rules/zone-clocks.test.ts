import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countriesWithZones, zonesOfCountry } from './country-zones';
import { dayIn, instantOf, instantsOf, startOfDay, timesShown, wallClockOf } from './zone-clocks';

/** Days with and without clock changes, computed with another tz database. */
const cases = JSON.parse(readFileSync('contracts/clock-cases.json', 'utf8')) as {
  zone: string;
  wallClock: string;
  instant: string;
  shown: 'once' | 'twice' | 'skipped';
}[];

it.each(cases)('$wallClock comes $shown in $zone (R-246)', ({ zone, wallClock, instant, shown }) => {
  expect([instantOf(wallClock, zone), timesShown(wallClock, zone)]).toEqual([instant, shown]);
  if (shown !== 'skipped') expect(wallClockOf(instant, zone)).toBe(wallClock);
});

it('knows the zones of a country, none of another code', () => {
  expect(zonesOfCountry('ES')).toEqual(['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary']);
  expect(['', 'ZZ', 'it', 'constructor'].flatMap(zonesOfCountry)).toEqual([]);
});

it('can tell the time in every zone of every country', () => {
  const zones = countriesWithZones().flatMap(zonesOfCountry);

  expect(zones.length).toBeGreaterThan(400);
  for (const zone of zones) expect(instantOf(wallClockOf(0, zone), zone)).toMatch(/^1970-01-01T00:00/);
});

it('tells when a day begins, also where midnight is skipped or comes twice', () => {
  const at = (...[day, zone, later]: Parameters<typeof startOfDay>) =>
    startOfDay(day, zone, later).toISOString();

  expect(at('2026-12-31', 'Europe/Rome', 1)).toBe('2026-12-31T23:00:00.000Z');
  expect(at('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
  expect(at('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z');
});

it('reads an instant by the clock of a zone (R-246)', () => {
  expect(wallClockOf('2026-11-19T23:00:00.000Z', 'Europe/Rome')).toBe('2026-11-20T00:00');
  expect(wallClockOf('2026-11-20T05:00:00.000Z', 'America/New_York')).toBe('2026-11-20T00:00');
  expect(wallClockOf('2026-11-19T18:30:00.000Z', 'Asia/Kolkata')).toBe('2026-11-20T00:00');
  expect(dayIn('Asia/Tokyo', '2026-11-20T15:30:00Z')).toBe('2026-11-21');
  expect(dayIn('America/Los_Angeles', '2026-11-21T07:30:00Z')).toBe('2026-11-20');
});

it('turns a wall clock into the instant that the wire wants (R-246)', () => {
  expect(instantOf('2026-11-20T00:00', 'Europe/Rome')).toBe('2026-11-19T23:00:00.000Z');
  expect(instantOf('2026-07-20T00:00', 'Europe/Rome')).toBe('2026-07-19T22:00:00.000Z');
  expect(instantOf('2026-11-20T00:00', 'America/Los_Angeles')).toBe('2026-11-20T08:00:00.000Z');
  expect(instantOf('2026-11-20', 'Atlantic/Canary')).toBe('2026-11-20T00:00:00.000Z');
  expect(instantOf('2026-11-20T00:00', 'Asia/Kathmandu')).toBe('2026-11-19T18:15:00.000Z');
});

it('converts to an instant and back without loss, every hour and a half of a year, except where clocks skip', () => {
  for (const timeZone of ['Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Atlantic/Azores']) {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 5_400_000) {
      const instants = instantsOf(wallClockOf(at, timeZone), timeZone);
      expect(instants, `${timeZone} ${at}`).toContain(new Date(at).toISOString());
    }
  }
});

it.each(['Europe/Rome', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Pacific/Apia', 'Africa/Monrovia'])(
  'reads every half hour around the clock changes as a formatter does: %s',
  (zone) => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: zone,
    });
    const HALF_HOUR = 30 * 60_000;

    // In 2011 Samoa skipped a day; until 1972 Liberia's clocks were 44 minutes and 30 seconds behind.
    for (const year of [1971, 2011, 2026])
      for (let at = Date.UTC(year, 0, 1, 0, 0, 40); at < Date.UTC(year + 1, 0, 2); at += HALF_HOUR)
        if (wallClockOf(at, zone) !== format.format(at).replace(' ', 'T'))
          expect(wallClockOf(at, zone)).toBe(format.format(at).replace(' ', 'T'));
  },
);

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../http/root.ts';
import { countriesWithZones, zonesOfCountry } from './country-zones.ts';
import { instantOfWallClock, startOfDay, wallClockOf } from './wall-clock.ts';

/** Days on which clocks change, and others; worked out by another tz database. */
const cases = JSON.parse(readFileSync(new URL('contracts/clock-cases.json', ROOT), 'utf8')) as {
  zone: string;
  wallClock: string;
  instant: string;
  shown: 'once' | 'twice' | 'skipped';
}[];

it.each(cases)('$wallClock comes $shown in $zone', ({ zone, wallClock, instant, shown }) => {
  const read = instantOfWallClock(wallClock, zone);

  expect([read.instant.toISOString(), read.shown]).toEqual([instant, shown]);
  if (shown !== 'skipped') expect(wallClockOf(read.instant, zone)).toBe(wallClock);
});

const at = (wallClock: string, zone: string) => {
  const { instant, shown } = instantOfWallClock(wallClock, zone);
  return [instant.toISOString(), shown];
};

it('tells the instant of a wall clock, in winter and in summer', () => {
  expect(at('2026-11-20T00:00', 'Europe/Rome')).toEqual(['2026-11-19T23:00:00.000Z', 'once']);
  expect(at('2026-07-20T00:00', 'Europe/Rome')).toEqual(['2026-07-19T22:00:00.000Z', 'once']);
  expect(at('2026-11-20T23:59', 'America/Los_Angeles')).toEqual(['2026-11-21T07:59:00.000Z', 'once']);
  expect(wallClockOf(new Date('2026-11-19T23:00:00Z'), 'Europe/Rome')).toBe('2026-11-20T00:00');
});

it('counts on from before the change where clocks skip a time', () => {
  expect(at('2026-03-29T02:30', 'Europe/Rome')).toEqual(['2026-03-29T01:30:00.000Z', 'skipped']);
  expect(at('2026-03-29T03:00', 'Europe/Rome')).toEqual(['2026-03-29T01:00:00.000Z', 'once']);
  // At midnight: there is no 00:00 on that day in Santiago.
  expect(at('2026-09-06T00:00', 'America/Santiago')).toEqual(['2026-09-06T04:00:00.000Z', 'skipped']);
});

it('takes the first of two where an hour comes twice', () => {
  expect(at('2026-10-25T02:30', 'Europe/Rome')).toEqual(['2026-10-25T00:30:00.000Z', 'twice']);
  expect(at('2026-11-01T01:00', 'America/New_York')).toEqual(['2026-11-01T05:00:00.000Z', 'twice']);
});

it('can tell the time in every zone of every country', () => {
  const zones = countriesWithZones().flatMap(zonesOfCountry);

  expect(zones.length).toBeGreaterThan(400);
  for (const zone of zones) expect(at(wallClockOf(0, zone), zone)[0]).toMatch(/^1970-01-01T00:00/);
});

it('tells when a day begins, also where midnight is skipped or comes twice', () => {
  const at = (...[day, zone, later]: Parameters<typeof startOfDay>) =>
    startOfDay(day, zone, later).toISOString();

  expect(at('2026-12-31', 'Europe/Rome', 1)).toBe('2026-12-31T23:00:00.000Z');
  expect(at('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
  expect(at('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z');
});

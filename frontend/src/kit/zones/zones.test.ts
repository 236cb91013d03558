import { expect, it } from 'vitest';
import { onlyZoneOf, zonesOfCountry } from './countryZones';
import { clockChangeNote, dayIn, instantOf, instantsOf, wallClockOf } from './wallClocks';

it('knows the zones of a country, and the one that needs no choosing (R-239)', () => {
  expect(zonesOfCountry('IT')).toEqual(['Europe/Rome']);
  expect(onlyZoneOf('IT')).toBe('Europe/Rome');
  expect(zonesOfCountry('US').slice(0, 1)).toEqual(['America/New_York']);
  expect(zonesOfCountry('US')).toContain('America/Los_Angeles');
  expect(zonesOfCountry('ES')).toEqual(['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary']);
  expect(onlyZoneOf('US')).toBe('');
});

it('knows no zone of a code that is no country', () => {
  expect(['', 'ZZ', 'it', 'constructor'].map(zonesOfCountry)).toEqual([[], [], [], []]);
  expect(onlyZoneOf('ZZ')).toBe('');
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

it('counts on from before the change in an hour that is skipped', () => {
  expect(instantsOf('2026-03-29T02:30', 'Europe/Rome')).toEqual([]);
  expect(instantOf('2026-03-29T02:30', 'Europe/Rome')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('2026-03-08T02:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
  // Half an hour only, on Lord Howe Island; the first of October at its midnight.
  expect(instantOf('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
  expect(clockChangeNote('2026-03-29T02:30', 'Europe/Rome')).toBe(
    '02:30 is skipped on 29/03/26 in Europe/Rome, clocks go forward: 03:30 counts',
  );
});

it('tells the two instants of an hour that comes twice', () => {
  expect(instantsOf('2026-10-25T02:30', 'Europe/Rome')).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ]);
  expect(instantOf('2026-10-25T02:30', 'Europe/Rome')).toBe('2026-10-25T00:30:00.000Z');
  expect(instantOf('2026-10-25T02:30', 'Europe/Rome', 'last')).toBe('2026-10-25T01:30:00.000Z');
  expect(instantsOf('2026-11-01T01:59', 'America/New_York')).toHaveLength(2);
  expect(clockChangeNote('2026-10-25T02:30', 'Europe/Rome', 'last')).toBe(
    '02:30 comes twice on 25/10/26 in Europe/Rome: the last one counts',
  );
});

it('has nothing to say at the edges of a change, and on any other day', () => {
  for (const wallClock of ['2026-03-29T01:59', '2026-03-29T03:00', '2026-10-25T01:59', '2026-10-25T03:00'])
    expect(clockChangeNote(wallClock, 'Europe/Rome'), wallClock).toBeUndefined();
  expect(clockChangeNote('2026-11-20T02:30', 'Europe/Rome')).toBeUndefined();
  expect(clockChangeNote('', 'Europe/Rome')).toBeUndefined();
  expect(clockChangeNote('2026-11-20T02:30', '')).toBeUndefined();
});

it('is its own way back for every hour and a half of a year, wherever clocks do not skip', () => {
  for (const timeZone of ['Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Atlantic/Azores']) {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 5_400_000) {
      const instants = instantsOf(wallClockOf(at, timeZone), timeZone);
      expect(instants, `${timeZone} ${at}`).toContain(new Date(at).toISOString());
    }
  }
});

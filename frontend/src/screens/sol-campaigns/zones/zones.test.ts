import { expect, it } from 'vitest';
import { onlyZoneOf, zonesOfCountry, clockChangeNote } from './countryZones';
import { instantOf, instantsOf } from '../../../../../contracts/rules/zone-clocks';

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

it('counts on from before the change in an hour that is skipped', () => {
  expect(instantsOf('2026-03-29T02:30', 'Europe/Rome')).toEqual([]);
  expect(instantOf('2026-03-29T02:30', 'Europe/Rome')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('2026-03-08T02:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
  // Half an hour only, on Lord Howe Island; the first of October at its midnight.
  expect(instantOf('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
  expect(clockChangeNote('2026-03-29T02:30', 'Europe/Rome')).toBe(
    '02:30 is skipped on 29/03/26 in Europe/Rome, clocks go forward: 03:30 is used',
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
    '02:30 occurs twice on 25/10/26 in Europe/Rome: the last one is used',
  );
});

it('has nothing to say at the edges of a change, and on any other day', () => {
  for (const wallClock of ['2026-03-29T01:59', '2026-03-29T03:00', '2026-10-25T01:59', '2026-10-25T03:00'])
    expect(clockChangeNote(wallClock, 'Europe/Rome'), wallClock).toBeUndefined();
  expect(clockChangeNote('2026-11-20T02:30', 'Europe/Rome')).toBeUndefined();
  expect(clockChangeNote('', 'Europe/Rome')).toBeUndefined();
  expect(clockChangeNote('2026-11-20T02:30', '')).toBeUndefined();
});

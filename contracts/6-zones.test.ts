/** The screen offers time zones and turns wall clocks into instants, the server checks and imports them: both have to agree. */
import { expect, it } from 'vitest';
import { countriesWithZones, zonesOfCountry as zonesOfServer } from '../backend/src/kit/country-zones.ts';
import { instantOfWallClock, wallClockOf as wallClockOfServer } from '../backend/src/kit/wall-clock.ts';
import zonesByCountry from '../frontend/src/kit/zones/countryZones.gen.json';
import { instantOf, instantsOf, wallClockOf } from '../frontend/src/kit/zones/wallClocks.ts';

it('knows the same time zones of every country on both sides (R-239)', () => {
  const server = countriesWithZones().map((isoCode2) => [isoCode2, zonesOfServer(isoCode2)]);

  expect(Object.fromEntries(server)).toEqual(zonesByCountry);
  expect(zonesOfServer('ZZ')).toEqual([]);
});

/** Hours of the days around which clocks change somewhere, and of days when nothing happens. */
const days = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2026-11-20',
];
const times = ['00:00', '01:30', '02:00', '02:15', '02:30', '03:00', '12:00', '23:59'];

it.each([
  'Europe/Rome',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/Santiago',
  'Atlantic/Canary',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
])('means the same instants by the clocks of %s on both sides', (zone) => {
  for (const wallClock of days.flatMap((day) => times.map((time) => `${day}T${time}`))) {
    const { instant, shown } = instantOfWallClock(wallClock, zone);

    expect([wallClock, instant.toISOString()]).toEqual([wallClock, instantOf(wallClock, zone)]);
    expect(shown).toBe(['skipped', 'once', 'twice'][instantsOf(wallClock, zone).length]);
    expect(wallClockOfServer(instant, zone)).toBe(wallClockOf(instant, zone));
  }
});

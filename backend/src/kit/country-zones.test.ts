import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../http/root.ts';
import { countriesWithZones, zonesOfCountry } from './country-zones.ts';

it('are those that the screen offers, country by country (R-239)', () => {
  const offered = JSON.parse(
    readFileSync(new URL('frontend/src/kit/zones/countryZones.gen.json', ROOT), 'utf8'),
  ) as Record<string, string[]>;

  expect(
    Object.fromEntries(countriesWithZones().map((isoCode2) => [isoCode2, zonesOfCountry(isoCode2)])),
  ).toEqual(offered);
  expect(zonesOfCountry('ES')).toEqual(['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary']);
  expect(zonesOfCountry('ZZ')).toEqual([]);
});

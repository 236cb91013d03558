/** The IANA zones of countries by ISO code: zone.tab of the tz database 2025b, in its order (decision A-65). */
import table from './country-zones.json' with { type: 'json' };

const zonesByCountry = new Map<string, readonly string[]>(Object.entries(table));

/** The zones of a country; none of a code that is no country's. */
export const zonesOfCountry = (isoCode2: string): readonly string[] => zonesByCountry.get(isoCode2) ?? [];

/** The codes of all countries that have zones. */
export const countriesWithZones = (): string[] => [...zonesByCountry.keys()];

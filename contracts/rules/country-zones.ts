/** IANA zones by ISO country code: zone.tab of the tz database 2025b, in its order (decision A-65). */
import table from './country-zones.json' with { type: 'json' };

const zonesByCountry = new Map<string, readonly string[]>(Object.entries(table));

export const zonesOfCountry = (isoCode2: string): readonly string[] => zonesByCountry.get(isoCode2) ?? [];

export const countriesWithZones = (): string[] => [...zonesByCountry.keys()];

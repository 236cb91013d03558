/** From ISO codes to IANA zones: zone.tab of the tz database 2025b, in its order (readings A-65). The backend checks by the same list. */
import zonesByCountry from './countryZones.gen.json';

const isKnownHere = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
};

/** The time zones of a country by its ISO code, those that this browser can tell the time in; none for an unknown code. */
export function zonesOfCountry(isoCode2: string): string[] {
  const zones: Record<string, string[] | undefined> = zonesByCountry;
  return (Object.hasOwn(zones, isoCode2) ? (zones[isoCode2] ?? []) : []).filter(isKnownHere);
}

/** The zone that needs no choosing: that of a country with exactly one; otherwise empty. */
export function onlyZoneOf(isoCode2: string): string {
  const [only = '', another] = zonesOfCountry(isoCode2);
  return another === undefined ? only : '';
}

import { zonesOfCountry as allZonesOf } from '../../../../../contracts/rules/country-zones';

const isKnownHere = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
};

/** The time zones of a country by its ISO code, those that this browser can tell the time in; none for an unknown code. */
export const zonesOfCountry = (isoCode2: string): string[] => allZonesOf(isoCode2).filter(isKnownHere);

/** The zone that needs no choosing: that of a country with exactly one; otherwise empty. */
export function onlyZoneOf(isoCode2: string): string {
  const [only = '', another] = zonesOfCountry(isoCode2);
  return another === undefined ? only : '';
}

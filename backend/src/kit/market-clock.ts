import { zonesOfCountry } from '../../../contracts/rules/country-zones.ts';
import { formatWallClock } from '../../../contracts/rules/wall-clocks.ts';
import { wallClockOf } from '../../../contracts/rules/zone-clocks.ts';

const MAIN_ZONES: Record<string, string> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
};

/** The time zone of a country by ISO code, the capital's where there are several; UTC for an unknown one. */
export const zoneOf = (isoCode2: string): string =>
  MAIN_ZONES[isoCode2] ?? zonesOfCountry(isoCode2)[0] ?? 'UTC';

export const formatTime = (at: Date, timeZone: string): string => formatWallClock(wallClockOf(at, timeZone));

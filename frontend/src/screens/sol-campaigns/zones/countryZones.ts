import { zonesOfCountry as allZonesOf } from '../../../../../contracts/rules/country-zones';
import { formatDay, timeOf } from '../../../../../contracts/rules/wall-clocks';
import { instantOf, timesShown, wallClockOf } from '../../../../../contracts/rules/zone-clocks';
import { t } from '../../../texts/kit.gen';

/** What to know about a time on a day when clocks change, in words; nothing on any other. */
export function clockChangeNote(
  wallClock: string,
  timeZone: string,
  which: 'first' | 'last' = 'first',
): string | undefined {
  if (wallClock === '' || timeZone === '') return undefined;
  const shown = timesShown(wallClock, timeZone);
  if (shown === 'once') return undefined;
  const moment = { time: timeOf(wallClock), day: formatDay(wallClock), timeZone };
  if (shown === 'twice')
    return which === 'first'
      ? t('{time} occurs twice on {day} in {timeZone}: the first one is used', moment)
      : t('{time} occurs twice on {day} in {timeZone}: the last one is used', moment);
  const meant = timeOf(wallClockOf(instantOf(wallClock, timeZone), timeZone));
  return t('{time} is skipped on {day} in {timeZone}, clocks go forward: {meant} is used', {
    ...moment,
    meant,
  });
}

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

import { dayOf, formatDay, timeOf } from '../../../../contracts/rules/wall-clocks';
import { t } from '../../texts/ui';

/** What may be chosen; all on the same wall clock. */
export interface DateTimeLimits {
  /** The first that may be chosen: 2026-11-20T00:00. */
  min?: string;
  /** What the clock shows: the hours and minutes of today that are over cannot be chosen. */
  now?: string;
  isDateOnly?: boolean;
}

const later = (one: string, other: string) => (one > other ? one : other);
const timeWithin = (limit: string | undefined, day: string) =>
  limit !== undefined && dayOf(limit) === day ? timeOf(limit) : '00:00';

export const isDayOpen = (day: string, { min }: DateTimeLimits): boolean =>
  min === undefined || day >= dayOf(min);

/** The first time of a day that may be chosen; 00:00 where nothing limits it. */
export const firstTimeOf = (day: string, { min, now }: DateTimeLimits): string =>
  later(timeWithin(min, day), timeWithin(now, day));

/** The same, or the first one that may be chosen on its day. */
export const withinDay = (wallClock: string, limits: DateTimeLimits): string =>
  `${dayOf(wallClock)}T${later(timeOf(wallClock), firstTimeOf(dayOf(wallClock), limits))}`;

/** What is wrong with a choice, in words. The midnight of today stands for the day as a whole and is not over. */
export function limitFault(value: string, limits: DateTimeLimits): string | undefined {
  const day = dayOf(value);
  if (!isDayOpen(day, limits)) return t('Not before {day}', { day: formatDay(limits.min ?? '') });
  if (limits.isDateOnly) return undefined;
  const first = timeOf(value) === '00:00' ? timeWithin(limits.min, day) : firstTimeOf(day, limits);
  return timeOf(value) < first ? t('Not before {first} on this day', { first }) : undefined;
}

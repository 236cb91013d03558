import { useState } from 'react';
import {
  formatDay,
  formatWallClock,
  parseDayAndTime,
  timeOf,
  dayOf,
} from '../../../../contracts/rules/wall-clocks';
import { t } from '../../texts/ui.gen';

/** What may be chosen; all on the same wall clock. */
export interface DateTimeLimits {
  /** The first that may be chosen: 2026-11-20T00:00. */
  min?: string;
  /** What the clock shows: the hours and minutes of today that are over cannot be chosen. */
  now?: string;
  /** What may stay although it is out of limits by now. */
  stored?: string;
  /** The midnight of today stands for the day as a whole, and is not over. */
  isTodayWhole?: boolean;
  isDateOnly?: boolean;
}

const later = (one: string, other: string) => (one > other ? one : other);
const timeWithin = (limit: string | undefined, day: string) =>
  limit !== undefined && dayOf(limit) === day ? timeOf(limit) : '00:00';

const isOfStored = (day: string, { stored = '' }: DateTimeLimits) => stored !== '' && day === dayOf(stored);

export const isDayOpen = (day: string, limits: DateTimeLimits): boolean =>
  limits.min === undefined || day >= dayOf(limits.min) || isOfStored(day, limits);

/** The first time of a day that may be chosen; 00:00 where nothing limits it. */
export const firstTimeOf = (day: string, { min, now }: DateTimeLimits): string =>
  later(timeWithin(min, day), timeWithin(now, day));

/** The same, or the first one that may be chosen on its day. */
export const withinDay = (wallClock: string, limits: DateTimeLimits): string =>
  `${dayOf(wallClock)}T${later(timeOf(wallClock), firstTimeOf(dayOf(wallClock), limits))}`;

/** What is wrong with a choice, in words. */
function limitFault(value: string, limits: DateTimeLimits): string | undefined {
  if (value === limits.stored) return undefined;
  const day = dayOf(value);
  if (limits.min !== undefined && day < dayOf(limits.min))
    return t('Not before {day}', { day: formatDay(limits.min) });
  if (limits.isDateOnly) return undefined;
  const isWhole = limits.isTodayWhole && timeOf(value) === '00:00';
  const first = isWhole ? timeWithin(limits.min, day) : firstTimeOf(day, limits);
  return timeOf(value) < first ? t('Not before {first} on this day', { first }) : undefined;
}

/** What was set: a day in the calendar or typed alone, a time in the lists, or both typed together. */
export type DateTimePart = 'day' | 'time' | 'both';

export interface DateTimeTextProps extends DateTimeLimits {
  /** Wall clock 2026-11-20T09:00, the day alone where only a date is asked for; empty without one. */
  value: string;
  onChange: (value: string, part: DateTimePart) => void;
  /** The time of a day that is chosen while there is no value yet; 00:00 by default. */
  defaultTime?: string;
}

interface Draft {
  text: string;
  /** The value that it was typed over: once that is another, the draft is over. */
  of: string;
  fault?: string;
  /** The value before a fault emptied it. */
  before?: string;
}

/**
 * A day chosen or typed alone: as stored where only that may stay, else with the time that was there; where that is over, with the
 * usual one, or the first that may be chosen.
 */
export function dayWithTime(day: string, props: DateTimeTextProps): { value: string; part: DateTimePart } {
  const { value, stored = '', min = '', defaultTime = '00:00' } = props;
  if (isOfStored(day, props) && day < dayOf(min)) return { value: stored, part: 'both' };
  const usual = `${day}T${defaultTime}`;
  const kept = value.length > 10 ? `${day}T${timeOf(value)}` : usual;
  const open = [kept, usual].find((one) => limitFault(one, props) === undefined);
  return { value: open ?? withinDay(usual, props), part: 'day' };
}

function read(
  text: string,
  props: DateTimeTextProps,
): { value?: string; part: DateTimePart; fault?: string } {
  const typed = parseDayAndTime(text);
  const { isDateOnly } = props;
  // Of the form, but 31 February or 25 o'clock.
  if (!typed && /^\d+[/. -]\d+[/. -]\d+(?: |$)/.test(text.trim()))
    return { part: 'both', fault: t('There is no such day or time') };
  if (!typed || (isDateOnly && typed.time !== undefined))
    return {
      part: 'both',
      fault: t('Write it as {format}', { format: isDateOnly ? 'DD/MM/YY' : 'DD/MM/YY HH:mm' }),
    };
  const { value, part } =
    typed.time !== undefined
      ? { value: `${typed.day}T${typed.time}`, part: 'both' as const }
      : isDateOnly
        ? { value: typed.day, part: 'day' as const }
        : dayWithTime(typed.day, props);
  return { value, part, fault: limitFault(value, props) };
}

/**
 * The text of the field while it is typed. It counts when the field is left or on Enter; what cannot be read or is out of limits
 * stays as typed with a word on why, and the value is empty meanwhile.
 */
export function useDateTimeText(props: DateTimeTextProps) {
  const { value, onChange, isDateOnly } = props;
  const [draft, setDraft] = useState<Draft>();
  const current = draft?.of === value ? draft : undefined;
  const shown = isDateOnly ? formatDay(value) : formatWallClock(value);
  const set = (next: string, part: DateTimePart) => {
    setDraft(undefined);
    if (next !== value) onChange(next, part);
  };
  /** False when the text is kept because something is wrong with it. */
  const commit = (): boolean => {
    if (!current) return true;
    if (current.text.trim() === '' || current.text === shown) {
      set(current.text.trim() === '' ? '' : value, 'both');
      return true;
    }
    const { value: next = '', part, fault } = read(current.text, props);
    if (fault === undefined) {
      set(next, part);
      return true;
    }
    setDraft({ text: current.text, of: '', fault, before: value || current.before });
    if (value !== '') onChange('', 'both');
    return false;
  };

  return {
    text: current?.text ?? shown,
    fault: current?.fault,
    isTyping: current !== undefined,
    type: (text: string) => setDraft({ text, of: value, before: current?.before }),
    /** Back to the value before the typing, also where a fault has emptied it since. */
    reset: () => set(value || (current?.before ?? ''), 'both'),
    set,
    commit,
  };
}

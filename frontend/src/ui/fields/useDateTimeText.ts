import { useState } from 'react';
import { limitFault, type DateTimeLimits } from './dateTimeLimits';
import { formatDay, formatWallClock, parseDayAndTime, timeOf } from '../../../../contracts/rules/wall-clocks';
import { t } from '../../texts/ui';

/** What was set: a day in the calendar or typed alone, a time in the lists, or both typed together. */
export type DateTimePart = 'day' | 'time' | 'both';

export interface DateTimeTextProps extends DateTimeLimits {
  /** Wall clock 2026-11-20T09:00, the day alone where only a date is asked for; empty without one. */
  value: string;
  onChange: (value: string, part: DateTimePart) => void;
  /** The time of a day that is chosen while there is no value yet; 00:00 unless told. */
  defaultTime?: string;
}

interface Draft {
  text: string;
  /** The value that it was typed over: once that is another, the draft is over. */
  of: string;
  fault?: string;
}

/** The time that a newly chosen day takes over. */
export const keptTime = ({ value, defaultTime = '00:00' }: DateTimeTextProps): string =>
  value.length > 10 ? timeOf(value) : defaultTime;

function read(
  text: string,
  props: DateTimeTextProps,
): { value?: string; part: DateTimePart; fault?: string } {
  const typed = parseDayAndTime(text);
  const { isDateOnly } = props;
  if (!typed || (isDateOnly && typed.time !== undefined))
    return {
      part: 'both',
      fault: t('Write it as {format}', { format: isDateOnly ? 'DD/MM/YY' : 'DD/MM/YY HH:mm' }),
    };
  const value = isDateOnly ? typed.day : `${typed.day}T${typed.time ?? keptTime(props)}`;
  return { value, part: typed.time === undefined ? 'day' : 'both', fault: limitFault(value, props) };
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
    setDraft({ text: current.text, of: '', fault });
    if (value !== '') onChange('', 'both');
    return false;
  };

  return {
    text: current?.text ?? shown,
    fault: current?.fault,
    isTyping: current !== undefined,
    type: (text: string) => setDraft({ text, of: value }),
    reset: () => setDraft(undefined),
    set,
    commit,
  };
}

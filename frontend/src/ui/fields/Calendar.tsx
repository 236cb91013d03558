import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { classes } from '../classes';
import { IconButton } from '../navigation/IconButton';
import { addDays, addMonths, weekdayOf, weeksOf } from '../../../../contracts/rules/wall-clocks';
import { textLocale } from '../../texts/textLanguage';
import { t } from '../../texts/ui';
import styles from './date-time.module.css';
import { Row } from '../Row';

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(textLocale, { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00Z`));
};
const monthName = written({ month: 'long', year: 'numeric' });
// A Monday and the days after it.
const weekdays = Array.from({ length: 7 }, (_, at) => addDays('2026-11-16', at));
const weekdayName = written({ weekday: 'long' });
const shortWeekday = written({ weekday: 'short' });
const date = written({ day: 'numeric', month: 'long', year: 'numeric' });
// Put together here: browsers differ in the comma between.
const dayName = (day: string) => `${weekdayName(day)} ${date(day)}`;

/** Where a key leads to from a day. */
const steps: Record<string, (day: string, isShift: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, isShift) => addMonths(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => addMonths(day, isShift ? 12 : 1),
};

export interface CalendarProps {
  /** The chosen day, 2026-11-20, or empty. */
  value: string;
  /** The day that it opens at when none is chosen. */
  start: string;
  today: string;
  isOpen: (day: string) => boolean;
  onChoose: (day: string) => void;
}

/** A month of days (the ARIA date grid): arrows move by days and weeks, Page Up and Down by months, with Shift by years. */
export function Calendar({ value, start, today, isOpen, onChoose }: CalendarProps) {
  const id = useId();
  const [stored, setCursor] = useState({ day: value || start, hasMoved: false, of: value });
  // Another value from outside, as by Today, is what it shows.
  const cursor = stored.of === value ? stored : { day: value || stored.day, hasMoved: false, of: value };
  const show = (day: string, hasMoved = false) => setCursor({ day, hasMoved, of: value });
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    show(step(cursor.day, event.shiftKey), true);
  };
  const month = cursor.day.slice(0, 7);

  return (
    <div className={styles.calendar}>
      <Row gap={0} between>
        <IconButton
          label={t('Previous month')}
          icon={ChevronLeft}
          onClick={() => show(addMonths(cursor.day, -1))}
        />
        <h3 id={id} aria-live="polite">
          {monthName(cursor.day)}
        </h3>
        <IconButton
          label={t('Next month')}
          icon={ChevronRight}
          onClick={() => show(addMonths(cursor.day, 1))}
        />
      </Row>
      <table role="grid" aria-labelledby={id} onKeyDown={handleKey}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day)}>
                {shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(cursor.day).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === value}>
                  <button
                    type="button"
                    ref={cursor.hasMoved && day === cursor.day ? focus : undefined}
                    data-first-focus={day === cursor.day || undefined}
                    className={classes(!day.startsWith(month) && styles.other) || undefined}
                    tabIndex={day === cursor.day ? 0 : -1}
                    aria-label={dayName(day)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isOpen(day) ? undefined : true}
                    onClick={() => {
                      show(day);
                      if (isOpen(day)) onChoose(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

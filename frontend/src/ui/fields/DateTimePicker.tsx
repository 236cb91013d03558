import { Button } from '../navigation/Button';
import { firstTimeOf, isDayOpen, withinDay, type DateTimeLimits, type DateTimePart } from './useDateTimeText';
import { Popover } from '../dialogs/Popover';
import { Select } from './Select';
import {
  dayOf,
  timeOf,
  addDays,
  addMonths,
  weekdayOf,
  weeksOf,
} from '../../../../contracts/rules/wall-clocks';
import { t } from '../../texts/ui.gen';
import styles from './date-time.module.css';
import textStyles from '../text.module.css';
import { classes } from '../classes';
import { Row } from '../Row';
import layoutStyles from '../layout.module.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../navigation/IconButton';
import { textLocale } from '../../texts/textLanguage';

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

interface CalendarProps {
  /** The chosen day, 2026-11-20, or empty. */
  value: string;
  /** The day that it opens at when none is chosen. */
  start: string;
  today: string;
  isOpen: (day: string) => boolean;
  onChoose: (day: string) => void;
}

/** A month of days (the ARIA date grid): arrows move by days and weeks, Page Up and Down by months, with Shift by years. */
function Calendar({ value, start, today, isOpen, onChoose }: CalendarProps) {
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

export interface DateTimePickerProps extends DateTimeLimits {
  title: string;
  anchor: HTMLElement;
  value: string;
  /** A day was chosen. */
  onDay: (day: string) => void;
  today: string;
  /** What the times go by: the zone. */
  note?: string;
  canClear: boolean;
  onSet: (value: string, part: DateTimePart) => void;
  onClose: () => void;
}

/** The calendar of a DateTimeInput with its hours and minutes. A mere date is done with one choice. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { title, anchor, value, onDay, today, note, canClear, onSet, onClose, ...limits } = props;
  const { isDateOnly, min } = limits;
  const choose = (day: string) => {
    onDay(day);
    if (isDateOnly) onClose();
  };
  const start = min !== undefined && today < dayOf(min) ? dayOf(min) : today;

  return (
    <Popover title={title} anchor={anchor} width={304} className={styles.picker} onClose={onClose}>
      <Calendar
        value={dayOf(value)}
        start={start}
        today={today}
        isOpen={(day) => isDayOpen(day, limits)}
        onChoose={choose}
      />
      {!isDateOnly && <TimeSelects value={value} limits={limits} note={note} onSet={onSet} />}
      <Row gap={6} margin="10px 0 0" pad="10px 0 0" className={layoutStyles.ruled}>
        <Button size="m" variant="quiet" disabled={!isDayOpen(today, limits)} onClick={() => choose(today)}>
          {t('Today')}
        </Button>
        {canClear && (
          <Button size="m" variant="quiet" disabled={value === ''} onClick={() => onSet('', 'both')}>
            {t('Clear')}
          </Button>
        )}
        {!isDateOnly && (
          <Button size="m" variant="soft" className={layoutStyles.end} onClick={onClose}>
            {t('Done')}
          </Button>
        )}
      </Row>
    </Popover>
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at).padStart(2, '0'));
const hours = numbers(24);
const minutes = numbers(60);

type TimeSelectsProps = Pick<DateTimePickerProps, 'value' | 'note' | 'onSet'> & { limits: DateTimeLimits };

/** Hours and minutes; those of today that are over cannot be chosen. */
function TimeSelects({ value, limits, note, onSet }: TimeSelectsProps) {
  const [hour = '00', minute = '00'] = timeOf(value).split(':');
  const first = firstTimeOf(dayOf(value), limits);
  const set = (time: string) => onSet(withinDay(`${dayOf(value)}T${time}`, limits), 'time');

  return (
    <Row gap={6} margin="8px 0 0" className={styles.time} role="group" aria-label={t('Time')}>
      <Select
        aria-label={t('Hour')}
        value={hour}
        disabled={value === ''}
        options={hours.map((option) => ({
          value: option,
          label: option,
          disabled: `${option}:59` < first,
        }))}
        onValue={(next) => set(`${next}:${minute}`)}
      />
      <b aria-hidden>:</b>
      <Select
        aria-label={t('Minute')}
        value={minute}
        disabled={value === ''}
        options={minutes.map((option) => ({
          value: option,
          label: option,
          disabled: `${hour}:${option}` < first,
        }))}
        onValue={(next) => set(`${hour}:${next}`)}
      />
      {note && (
        <span className={classes(textStyles.cut, textStyles.faint, textStyles.tiny, layoutStyles.end)}>
          {note}
        </span>
      )}
    </Row>
  );
}

import { Button } from '../navigation/Button';
import { Calendar } from './Calendar';
import { firstTimeOf, isDayOpen, withinDay, type DateTimeLimits, type DateTimePart } from './useDateTimeText';
import { Popover } from '../dialogs/Popover';
import { Select } from './Select';
import { dayOf, timeOf } from '../../../../contracts/rules/wall-clocks';
import { t } from '../../texts/ui';
import styles from './date-time.module.css';
import textStyles from '../text.module.css';
import { classes } from '../classes';
import { Row } from '../Row';
import layoutStyles from '../layout.module.css';

export interface DateTimePickerProps extends DateTimeLimits {
  title: string;
  anchor: HTMLElement;
  value: string;
  /** The time of a day that is chosen. */
  time: string;
  today: string;
  /** What the times go by: the zone. */
  note?: string;
  canClear: boolean;
  onSet: (value: string, part: DateTimePart) => void;
  onClose: () => void;
}

/** The calendar of a DateTimeInput with its hours and minutes. A mere date is done with one choice. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { title, anchor, value, time, today, note, canClear, onSet, onClose, ...limits } = props;
  const { isDateOnly, min } = limits;
  const choose = (day: string) => {
    // The midnight of today stands for the day as a whole.
    if (isDateOnly) onSet(day, 'day');
    else onSet(time === '00:00' ? `${day}T00:00` : withinDay(`${day}T${time}`, limits), 'day');
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
      <Row gap={6} className={styles.foot}>
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
    <Row gap={6} className={styles.time} role="group" aria-label={t('Time')}>
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

// Native: Semantic's Input would put a box of its own between the field and the button of its calendar.
import { CalendarDays, CircleAlert } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../classes';
import { isStepKey } from '../dialogs/DialogSteps';
import { DateTimePicker } from './DateTimePicker';
import { useFieldControl } from './FieldContext';
import { IconButton } from '../navigation/IconButton';
import { isSaveKey } from '../saveKeys';
import { dayWithTime, useDateTimeText, type DateTimeTextProps } from './useDateTimeText';
import { dayOf } from '../../../../contracts/rules/wall-clocks';
import { t } from '../../texts/ui.gen';
import inputStyles from './input.module.css';
import styles from './date-time.module.css';
import textStyles from '../text.module.css';
import fieldStyles from './field.module.css';

export interface DateTimeInputProps extends DateTimeTextProps {
  isDisabled?: boolean;
  /** Lower, for the cells of a table. */
  isSmall?: boolean;
  placeholder?: string;
  /** The name of the calendar's button and its dialog; by default from `aria-label`. */
  pickerLabel?: string;
  /** Beside the hours: the zone that they belong to. */
  note?: string;
  name?: string;
  id?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** Needed outside of a Field. */
  'aria-label'?: string;
}

const pad = (value: number) => String(value).padStart(2, '0');
const readersToday = () => {
  const date = new Date();
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};

/**
 * A date with its time, or a date alone, on a wall clock: typed as DD/MM/YY HH:mm, or chosen in a calendar (its button, or Alt and
 * arrow down in the field). It knows no zones: `now` says what the clock shows where it counts. A fault in what is typed stands
 * below the field.
 */
export function DateTimeInput(props: DateTimeInputProps) {
  const { value, isDateOnly, isDisabled, isSmall, min, now, note, name, 'aria-label': label, ref } = props;
  const field = useFieldControl();
  const faultId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { text, fault, isTyping, type, reset, set, commit } = useDateTimeText(props);
  const what = isDateOnly ? t('date') : t('date and time');
  const title =
    props.pickerLabel ??
    (label ? t('{label}: choose {what}', { label, what }) : t('Choose {what}', { what }));
  const describedBy = [field['aria-describedby'], fault && faultId].filter(Boolean).join(' ');
  const button = (input: HTMLElement) => input.parentElement?.querySelector('button') ?? null;

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    // What is around the field acts on these at once, and has to know by then what is typed.
    const isForAround = event.key === 'Enter' || isSaveKey(event) || isStepKey(event);
    if (isForAround && !flushSync(commit)) event.preventDefault();
    if (event.key === 'ArrowDown' && event.altKey && !field.readOnly) setAnchor(button(event.currentTarget));
    if (event.key !== 'Escape' || !isTyping) return;
    // The dialog around it stays open: only the typing is taken back.
    event.preventDefault();
    event.stopPropagation();
    reset();
  };

  return (
    <span className={classes(inputStyles.input, styles.input, isSmall && styles.small)} data-popover-row>
      <input
        {...field}
        ref={ref}
        name={name}
        type="text"
        autoComplete="off"
        maxLength={20}
        disabled={isDisabled}
        id={props.id ?? field.id}
        className={textStyles.num}
        aria-label={label}
        aria-invalid={fault ? true : field['aria-invalid']}
        aria-describedby={describedBy || undefined}
        placeholder={props.placeholder ?? (isDateOnly ? 'DD/MM/YY' : 'DD/MM/YY HH:mm')}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          commit();
          props.onBlur?.();
        }}
      />
      <IconButton
        label={title}
        icon={CalendarDays}
        aria-haspopup="dialog"
        disabled={isDisabled || field.readOnly}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      {fault && (
        <span id={faultId} className={classes(fieldStyles.hint, fieldStyles.error)} role="alert">
          <CircleAlert size={13} aria-hidden />
          <span>{fault}</span>
        </span>
      )}
      {anchor && (
        <DateTimePicker
          title={title}
          anchor={anchor}
          value={value}
          min={min}
          now={now}
          note={note}
          stored={props.stored}
          isDateOnly={isDateOnly}
          onDay={(day) => {
            const { value: chosen, part } = isDateOnly
              ? { value: day, part: 'day' as const }
              : dayWithTime(day, props);
            set(chosen, part);
          }}
          today={now === undefined ? readersToday() : dayOf(now)}
          canClear={!field['aria-required']}
          onSet={set}
          onClose={() => setAnchor(null)}
        />
      )}
    </span>
  );
}

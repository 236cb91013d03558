// Our own: Semantic's searching Dropdown leaves its field without a name and its list without a tie to it; it costs 7 kB.
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../classes';
import { useFieldControl } from './FieldContext';
import { useCombobox, type ComboboxState } from './useCombobox';
import { t } from '../../texts/ui.gen';
import inputStyles from './input.module.css';
import styles from './combobox.module.css';
import textStyles from '../text.module.css';
import layoutStyles from '../layout.module.css';

const gap = 4;
const edge = 8;
const tallest = 260;

/**
 * Opens a list in the top layer below the field around it, where no dialog or card cuts it off; above it where there is more room.
 * As the ref of the list it follows the field until the list goes.
 */
function showBelowField(list: HTMLElement | null): (() => void) | undefined {
  const field = list?.parentElement;
  if (!list || !field) return undefined;
  const place = () => {
    const { left, top, bottom, width } = field.getBoundingClientRect();
    const below = window.innerHeight - bottom - gap - edge;
    const above = top - gap - edge;
    const isAbove = below < Math.min(list.scrollHeight, tallest) && above > below;
    list.style.left = `${left}px`;
    list.style.width = `${width}px`;
    list.style.maxHeight = `${Math.min(tallest, isAbove ? above : below)}px`;
    list.style.top = isAbove ? 'auto' : `${bottom + gap}px`;
    list.style.bottom = isAbove ? `${window.innerHeight - top + gap}px` : 'auto';
  };
  // Missing in browsers before 2024: the list is then an ordinary fixed one.
  list.showPopover?.();
  place();
  window.addEventListener('resize', place);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    window.removeEventListener('resize', place);
    window.removeEventListener('scroll', place, { capture: true });
  };
}

export interface ComboboxOption {
  value: string;
  label: string;
  hint?: string;
}

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  /** Accepts a text that is no option. */
  allowFreeText?: boolean;
  placeholder?: string;
  noMatchLabel?: string;
  disabled?: boolean;
  name?: string;
  id?: string;
  onBlur?: () => void;
  /** Needed outside of a Field. */
  'aria-label'?: string;
}

/** A text field that offers matching options: type to filter, arrows, Enter, Esc (ARIA 1.2 combobox). */
export function Combobox(props: ComboboxProps) {
  const field = useFieldControl();
  const listId = useId();
  const state = useCombobox(props);
  const { shown, active, isOpen } = state;
  const handleBlur = () => {
    state.close();
    props.onBlur?.();
  };

  return (
    <span className={inputStyles.input}>
      <input
        {...field}
        id={props.id ?? field.id}
        name={props.name}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={props['aria-label']}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && shown[active] ? `${listId}-${active}` : undefined}
        placeholder={props.placeholder}
        disabled={props.disabled}
        value={state.text}
        onChange={(event) => state.type(event.target.value)}
        onClick={state.open}
        onKeyDown={state.handleKeyDown}
        onBlur={handleBlur}
      />
      <ChevronDown className={inputStyles.caret} size={16} aria-hidden />
      {isOpen && <ComboboxList {...props} id={listId} state={state} />}
    </span>
  );
}

type ComboboxListProps = Pick<ComboboxProps, 'value' | 'noMatchLabel'> & { id: string; state: ComboboxState };

/** The options below the field; the focus stays in the field. */
function ComboboxList({ id, state, value, noMatchLabel = t('No match') }: ComboboxListProps) {
  const { shown, active, pick } = state;
  return (
    <ul
      ref={showBelowField}
      popover="manual"
      className={classes(layoutStyles.box, layoutStyles.scrolls, styles.list)}
      id={id}
      role="listbox"
      aria-label={t('Options')}
    >
      {shown.map((option, at) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are on the input
        <li
          key={option.value}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          className={classes(at === active && 'active')}
          ref={at === active ? scrollIntoView : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(option)}
        >
          {option.label}
          {option.hint && <span className={classes(textStyles.sub, layoutStyles.end)}>{option.hint}</span>}
        </li>
      ))}
      {shown.length === 0 && (
        <li
          className={classes(textStyles.muted, textStyles.small, styles.none)}
          role="option"
          aria-selected="false"
          aria-disabled="true"
        >
          {noMatchLabel}
        </li>
      )}
    </ul>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

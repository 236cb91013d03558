import { ChevronDown } from 'lucide-react';
import { useId, type Ref } from 'react';
import { classes } from './classes';
import { useFieldControl } from './FieldContext';
import { showBelowField } from './showBelowField';
import { useCombobox, type ComboboxState } from './useCombobox';
import { t } from '../texts/ui';

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
  ref?: Ref<HTMLInputElement>;
  /** Needed outside of a Field. */
  'aria-label'?: string;
}

/** A text field that offers matching options: type to filter, arrows, Enter, Esc (ARIA 1.2 combobox). */
export function Combobox({ ref, ...props }: ComboboxProps) {
  const field = useFieldControl();
  const listId = useId();
  const state = useCombobox(props);
  const { shown, active, isOpen } = state;
  const handleBlur = () => {
    state.close();
    props.onBlur?.();
  };

  return (
    <span className="inp combo">
      <input
        {...field}
        ref={ref}
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
      <ChevronDown className="caret-icon" size={16} aria-hidden />
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
      className="combo-list"
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
          {option.hint && <span className="sub">{option.hint}</span>}
        </li>
      ))}
      {shown.length === 0 && (
        <li className="none" role="option" aria-selected="false" aria-disabled="true">
          {noMatchLabel}
        </li>
      )}
    </ul>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

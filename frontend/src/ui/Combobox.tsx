import { ChevronDown } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { classes } from './classes';
import { useFieldControl } from './FieldContext';
import { filterOptions } from './filterOptions';

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
  const { options, value, allowFreeText, noMatchLabel = 'No match' } = props;
  const field = useFieldControl();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = typed === null ? options : filterOptions(options, typed);
  const label = options.find((option) => option.value === value)?.label ?? value;

  const close = () => {
    setIsOpen(false);
    setTyped(null);
  };
  const open = () => {
    setIsOpen(true);
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const pick = (option: ComboboxOption | undefined) => {
    if (option) props.onChange(option.value);
    close();
  };
  const handleInput = (text: string) => {
    setTyped(text);
    setIsOpen(true);
    setActive(0);
    if (allowFreeText || text === '') props.onChange(text);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return open();
      setActive((active + step + shown.length) % Math.max(1, shown.length));
    } else if (isOpen && event.key === 'Enter' && (!allowFreeText || shown[active])) {
      event.preventDefault();
      pick(shown[active]);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      close();
    }
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
        value={typed ?? label}
        onChange={(event) => handleInput(event.target.value)}
        onClick={open}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          close();
          props.onBlur?.();
        }}
      />
      <ChevronDown className="caret-icon" size={16} aria-hidden />
      {isOpen && (
        <ul className="combo-list" id={listId} role="listbox" aria-label="Options">
          {shown.map((option, at) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are on the input
            <li
              key={option.value}
              id={`${listId}-${at}`}
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
      )}
    </span>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

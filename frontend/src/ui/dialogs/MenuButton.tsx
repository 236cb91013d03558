// Native: Semantic's Dropdown calls a menu of links a list box and keeps its options from screen readers; it costs 7 kB.
import { ChevronDown } from 'lucide-react';
import { Children, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';
import { useCloseOutside } from './useCloseOutside';
import styles from './menu-button.module.css';
import layoutStyles from '../layout.module.css';

export interface MenuButtonProps {
  label: ReactNode;
  /** Links or buttons; each becomes an entry, and a click on one closes the menu. */
  children: ReactNode;
  /** The current page is one of the entries. */
  current?: boolean;
  /** The list is aligned to the button's end. */
  alignEnd?: boolean;
  /** The name when `label` is no text. */
  'aria-label'?: string;
}

/** A button that opens a list of links or actions (a disclosure). Esc closes it and returns the focus. */
export function MenuButton({ label, children, current, alignEnd, 'aria-label': name }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useCloseOutside(root, isOpen, () => setIsOpen(false));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc works anywhere in the menu
    <div ref={root} className={classes(styles.menu, alignEnd && styles.end)} onKeyDown={handleKeyDown}>
      <button
        ref={button}
        type="button"
        className={classes(layoutStyles.row, layoutStyles.inline)}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-current={current ? 'true' : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Quoted>{label}</Quoted>
        <ChevronDown size={14} aria-hidden />
      </button>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- catches the clicks of its entries
        <ul id={listId} className={layoutStyles.box} onClick={() => setIsOpen(false)}>
          {Children.toArray(children).map((entry, at) => (
            <li key={at}>{entry}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

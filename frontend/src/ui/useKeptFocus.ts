import { useState, type FocusEvent } from 'react';

type Focused = (event: FocusEvent<HTMLButtonElement>) => void;

/**
 * For a button that becomes disabled under the focus, as Save does once everything is saved: it keeps the focus, marked as
 * disabled, until the focus moves on. The browser would drop it to the page, and the next Tab would begin at its top.
 */
export function useKeptFocus(disabled = false, onFocus?: Focused, onBlur?: Focused) {
  const [hasFocus, setHasFocus] = useState(false);
  return {
    /** Disabled in all but name: it is focused, and a click on it does nothing. */
    isHeld: disabled && hasFocus,
    handlers: {
      onFocus: (event: FocusEvent<HTMLButtonElement>) => {
        setHasFocus(true);
        onFocus?.(event);
      },
      onBlur: (event: FocusEvent<HTMLButtonElement>) => {
        setHasFocus(false);
        onBlur?.(event);
      },
    },
  };
}

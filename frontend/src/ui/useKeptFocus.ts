import { useLayoutEffect, useRef, useState } from 'react';

/**
 * For a button that becomes disabled under the focus, as Save does once everything is saved: it keeps the focus, marked as
 * disabled, until the focus moves on. The browser would drop it to the page, and the next Tab would begin at its top.
 * `isHeld`: disabled in all but name; it is focused, and a click on it does nothing.
 */
export function useKeptFocus(disabled = false) {
  const ref = useRef<HTMLButtonElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  useLayoutEffect(() => {
    const button = ref.current;
    if (!button) return;
    const take = () => setHasFocus(true);
    const give = () => setHasFocus(false);
    // Listened to natively: React hears nothing of the focus that a closing dialog gives back.
    button.addEventListener('focus', take);
    button.addEventListener('blur', give);
    return () => {
      button.removeEventListener('focus', take);
      button.removeEventListener('blur', give);
    };
  }, []);
  return { ref, isHeld: disabled && hasFocus };
}

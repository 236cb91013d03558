import { useLayoutEffect, useRef, useState } from 'react';

/**
 * For a button or field that becomes disabled under the focus, as Save does once everything is saved: it keeps the focus, marked
 * as disabled, until the focus moves on. The browser would drop it to the page, and the next Tab would begin at its top.
 * `isHeld`: disabled in all but name; it is focused, and a click or a key does nothing to it.
 */
export function useKeptFocus<Element extends HTMLElement>(disabled = false) {
  const ref = useRef<Element>(null);
  const [hasFocus, setHasFocus] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const take = () => setHasFocus(document.activeElement === element);
    const give = () => setHasFocus(false);
    // Listened to natively: React hears nothing of the focus that a closing dialog gives back.
    element.addEventListener('focus', take);
    element.addEventListener('blur', give);
    return () => {
      element.removeEventListener('focus', take);
      element.removeEventListener('blur', give);
    };
  }, []);
  return { ref, isHeld: disabled && hasFocus };
}

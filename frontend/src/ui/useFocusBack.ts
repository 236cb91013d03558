import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a box that comes and goes: gives the focus back to what had it before, when it would vanish with the box. */
export function useFocusBack<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const own = box.current;
    return () => {
      if (own?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return box;
}

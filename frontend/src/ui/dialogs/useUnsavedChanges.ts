import { useEffect, useEffectEvent } from 'react';
import { unsavedChanges } from './unsavedChanges';

/** The browser asks before the tab closes, and something counts as unsaved, until the returned function is called. */
function holdTab(): () => void {
  // A function of its own for each holder: the browser would take the same one for all of them off at once.
  const holdBack = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', holdBack);
  const release = unsavedChanges.hold();
  return () => {
    window.removeEventListener('beforeunload', holdBack);
    release();
  };
}

/**
 * Makes an open dialog known to whoever leaves the page; while it is dirty, the browser asks before the tab goes, and so it does
 * while `isHeld` says that something is on its way, which arrives on other pages of the console as well.
 */
export function useUnsavedChanges(isDirty: boolean, onClose: () => void, isHeld = isDirty): void {
  const readDirty = useEffectEvent(() => isDirty);
  const close = useEffectEvent(() => onClose());
  useEffect(() => unsavedChanges.add({ isDirty: () => readDirty(), close: () => close() }), []);
  useEffect(() => (isHeld ? holdTab() : undefined), [isHeld]);
}

/** What is not saved yet, outside of React. */
export interface LeavableDrafts {
  count: () => number;
  clear: () => void;
  /** Returns a function that stops listening. */
  subscribe: (listener: () => void) => () => void;
}

/** The same for drafts that follow themselves: the first and the last of them draw nothing but their own row. */
export function useLeavableDrafts({ count, clear, subscribe }: LeavableDrafts): void {
  useEffect(() => {
    const remove = unsavedChanges.add({ isDirty: () => count() > 0, close: clear });
    let release: (() => void) | undefined;
    const follow = () => {
      if (count() > 0) release ??= holdTab();
      else {
        release?.();
        release = undefined;
      }
    };
    const stop = subscribe(follow);
    follow();
    return () => {
      stop();
      release?.();
      remove();
    };
  }, [count, clear, subscribe]);
}

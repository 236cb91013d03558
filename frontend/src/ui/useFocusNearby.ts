import { useLayoutEffect, type RefObject } from 'react';

const focusable =
  ':is(button, input:not([type=hidden]), select, textarea, a[href], [tabindex]):not(:disabled):not([tabindex="-1"])';

/**
 * When what has the focus in this box vanishes, as the button 'Import' does once everything is imported, the focus goes to the
 * nearest thing that is left around it, else to where `focusFirst` puts it: never to the page behind.
 */
export function useFocusNearby(box: RefObject<HTMLElement | null>, focusFirst: (box: HTMLElement) => void) {
  useLayoutEffect(() => {
    const root = box.current;
    if (!root) return;
    // From the element with the focus outwards; without the box itself.
    let around: Element[] = [];
    const note = () => {
      around = [];
      for (let at = document.activeElement; at && at !== root && root.contains(at); at = at.parentElement)
        around.push(at);
    };
    const forget = () => {
      // What vanishes may lose the focus first: then it is gone by the end of this turn.
      queueMicrotask(() => {
        if (around[0]?.isConnected) around = [];
      });
    };
    const observer = new MutationObserver(() => {
      if (around.length === 0 || around[0]?.isConnected) return;
      const left = around.find((each) => each.isConnected);
      around = [];
      if (document.activeElement && document.activeElement !== document.body) return;
      const nearby = left?.querySelector<HTMLElement>(focusable);
      if (nearby) nearby.focus();
      else focusFirst(root);
    });
    note();
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', forget);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, [box, focusFirst]);
}

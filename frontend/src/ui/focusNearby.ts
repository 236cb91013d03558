export const focusable =
  ':is(button, input:not([type=hidden]), select, textarea, a[href], [tabindex]):not(:disabled):not([tabindex="-1"])';

const firstIn = (element: Element): HTMLElement | null =>
  element.matches(focusable) ? (element as HTMLElement) : element.querySelector<HTMLElement>(focusable);

/**
 * When what has the focus in this box vanishes, as the button 'Import' does once everything is imported, or a row that is deleted, the
 * focus goes to the nearest thing that is left around it, of a row to the row beside it, else to where `focusBox` puts it: never to the
 * page behind. Returns a function that stops this.
 */
export function keepFocusNearby(root: HTMLElement, focusBox: (root: HTMLElement) => void): () => void {
  // From the element with the focus outwards, each with what stands beside it; without the box itself.
  let around: { element: Element; beside: Element[] }[] = [];
  const note = () => {
    around = [];
    for (let at = document.activeElement; at && at !== root && root.contains(at); at = at.parentElement)
      around.push({
        element: at,
        beside: [at.nextElementSibling, at.previousElementSibling].filter((each) => each !== null),
      });
  };
  const forget = () => {
    const [lost] = around;
    // What vanishes may lose the focus first: then it is gone by the end of this turn. By then another one may have it.
    queueMicrotask(() => {
      if (lost?.element.isConnected && around[0] === lost) around = [];
    });
  };
  const observer = new MutationObserver(() => {
    if (around.length === 0 || around[0]?.element.isConnected) return;
    const gone = around.findLastIndex(({ element }) => !element.isConnected);
    const left = around.slice(gone + 1).map(({ element }) => element);
    // A button that vanished alone stood among others, of which the first is the safe one.
    if (gone > 0) left.unshift(...around[gone]!.beside);
    around = [];
    if (document.activeElement && document.activeElement !== document.body) return;
    const nearby = left
      .filter(({ isConnected }) => isConnected)
      .map(firstIn)
      .find((each) => each !== null);
    if (nearby) nearby.focus();
    else focusBox(root);
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
}

const focusable =
  ':is(button, input:not([type=hidden]), select, textarea, a[href], [tabindex]):not(:disabled):not([tabindex="-1"])';

const firstIn = (element: Element): HTMLElement | null =>
  element.matches(focusable) ? (element as HTMLElement) : element.querySelector<HTMLElement>(focusable);

/**
 * When what has the focus in this box vanishes, as the button 'Import' does once everything is imported, or a row that is deleted, the
 * focus goes to the nearest thing that is left around it, else to where `focusBox` puts it: never to the page behind. Answers how to
 * stop.
 */
export function keepFocusNearby(root: HTMLElement, focusBox: (root: HTMLElement) => void): () => void {
  // From the element with the focus outwards, each with what stands beside it; without the box itself.
  let around: Element[] = [];
  const note = () => {
    around = [];
    for (let at = document.activeElement; at && at !== root && root.contains(at); at = at.parentElement)
      around.push(...[at, at.nextElementSibling, at.previousElementSibling].filter((each) => each !== null));
  };
  const forget = () => {
    const [lost] = around;
    // What vanishes may lose the focus first: then it is gone by the end of this turn. By then another one may have it.
    queueMicrotask(() => {
      if (lost?.isConnected && around[0] === lost) around = [];
    });
  };
  const observer = new MutationObserver(() => {
    if (around.length === 0 || around[0]?.isConnected) return;
    const left = around.filter((each) => each.isConnected);
    around = [];
    if (document.activeElement && document.activeElement !== document.body) return;
    const nearby = left.map(firstIn).find((each) => each !== null);
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

export const focusable =
  ':is(button, input:not([type=hidden]), select, textarea, a[href], [tabindex]):not(:disabled):not([tabindex="-1"])';

const firstIn = (element: Element): HTMLElement | null =>
  element.matches(focusable) ? (element as HTMLElement) : element.querySelector<HTMLElement>(focusable);

/** Of a page without such a place, as the landing page is, nothing. */
export const focusPage = (): void =>
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

/** By then whatever else moves the focus has done so. */
const lastResortMs = 50;

/**
 * When what has the focus in this box vanishes, as the button 'Import' does once everything is imported, or a row that is deleted, the
 * focus goes to the nearest thing that is left around it, of a row to the row beside it, else to where `focusBox` puts it: never to the
 * page behind. Returns a function that stops this. `isLastResort`: in a box of boxes and of effects that move the focus on their own, all of
 * them come first, and what is left does not scroll for it.
 */
export function keepFocusNearby(
  root: HTMLElement,
  focusBox: (root: HTMLElement) => void,
  isLastResort = false,
): () => void {
  // From the element with the focus outwards, each with what stands beside it; without the box itself.
  let around: { element: Element; beside: Element[] }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
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
  const focusOne = (left: Element[]) => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const nearby = left
      .filter(({ isConnected }) => isConnected)
      .map(firstIn)
      .find((each) => each !== null);
    if (nearby) nearby.focus({ preventScroll: isLastResort });
    else focusBox(root);
  };
  const observer = new MutationObserver(() => {
    if (around.length === 0 || around[0]?.element.isConnected) return;
    const gone = around.findLastIndex(({ element }) => !element.isConnected);
    const left = around.slice(gone + 1).map(({ element }) => element);
    // A button that vanished alone stood among others, of which the first is the safe one.
    if (gone > 0) left.unshift(...around[gone]!.beside);
    around = [];
    if (isLastResort) timer = setTimeout(focusOne, lastResortMs, left);
    else focusOne(left);
  });
  note();
  root.addEventListener('focusin', note);
  root.addEventListener('focusout', forget);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    root.removeEventListener('focusin', note);
    root.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

function focusFirst(bar: HTMLElement): void {
  const first = firstIn(bar);
  if (first) first.focus({ preventScroll: true });
  else focusPage();
}

/** As the ref of a bar whose tags and buttons come and go: the focus stays in it, or on the page around it. */
export function keepsFocusNearby(bar: HTMLElement | null): (() => void) | undefined {
  if (bar) return keepFocusNearby(bar, focusFirst, true);
}

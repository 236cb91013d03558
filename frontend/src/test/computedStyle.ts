/**
 * The tests' page has no stylesheet, so how an element is displayed depends on its kind, unless it has a style of its own.
 * happy-dom copies all properties of all ancestors for each answer, and the queries by role ask for every element.
 */
const computed = window.getComputedStyle.bind(window);
const displayOfTag = new Map<string, string>();

/** In the page, and neither itself nor by what is around it made visible or not by a style. */
function isPlain(element: Element): boolean {
  // Closed and open ones differ.
  if (element.tagName === 'DIALOG' || element.hasAttribute('style')) return false;
  let around: Element | null = element;
  while (around && around !== document.body) {
    if (around.getAttribute('style')?.includes('visibility')) return false;
    around = around.parentElement;
  }
  return around !== null;
}

function displayOf(element: Element): string {
  const known = displayOfTag.get(element.tagName) ?? computed(element).display;
  displayOfTag.set(element.tagName, known);
  return known;
}

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !isPlain(element)) return computed(element, pseudo);
  const display = displayOf(element);
  const valueOf = (name: string) =>
    ({ display, visibility: '' })[name] ?? computed(element).getPropertyValue(name);
  return { display, visibility: '', getPropertyValue: valueOf } as CSSStyleDeclaration;
};

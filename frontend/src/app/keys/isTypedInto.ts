/** Whether a key is a letter there: in a field, or in a cell that a letter opens. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"], td[data-active]'));

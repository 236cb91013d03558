/** Fields in which a letter is written or chooses something: not tick boxes, radio buttons and switches. */
const fields = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Whether a key is a letter there: in a field, or in a cell that a letter opens. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`${fields}, [role="textbox"], td[data-active]`));

import type { MouseEvent } from 'react';

/** On the button of a row that edits it: a double click anywhere on the row presses it. */
export const editsRow = { 'data-edits-row': '' };

const ownClick = 'a, button, input, select, textarea, label, [role="switch"]';
const typedInto =
  'input:not([type=checkbox], [type=radio], :disabled, :read-only), textarea:not(:disabled, :read-only)';

/** Of a table: a double click on a row edits it, or leads to its first field where it is edited in its place. */
export function editRow({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(ownClick)) return;
  const row = target.closest('tbody tr');
  const button = row?.querySelector<HTMLButtonElement>('[data-edits-row]:not(:disabled)');
  const field = row?.querySelector<HTMLInputElement>(typedInto);
  if (!button && !field) return;
  // What the double click has marked is no choice of the user's.
  getSelection()?.removeAllRanges();
  if (button) button.click();
  else field?.focus();
}

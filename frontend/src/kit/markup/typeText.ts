/** Types around what is selected, so that the browser's own undo takes it back; the selection stays on the same letters. */
export function typeAround(area: HTMLTextAreaElement, before: string, after: string): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const text = before + value.slice(start, end) + after;
  area.focus();
  // Deprecated without a successor: nothing else writes into the undo history of a text area.
  if (!document.execCommand?.('insertText', false, text))
    replaceValue(area, value.slice(0, start) + text + value.slice(end));
  area.setSelectionRange(start + before.length, end + before.length);
}

/** Sets the value as the browser does: React takes a value that is set on the element itself for its own. */
function replaceValue(area: HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Takes back what was typed last, as Ctrl+Z does. */
export function undoTyping(area: HTMLTextAreaElement): void {
  area.focus();
  document.execCommand?.('undo');
}

/** Types around what is selected, so that the browser's own undo takes it back; the selection stays on the same letters. */
export function typeAround(area: HTMLTextAreaElement, before: string, after: string): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const text = before + value.slice(start, end) + after;
  area.focus();
  // Deprecated without a successor: nothing else writes into the undo history of a text area.
  if (!document.execCommand?.('insertText', false, text)) {
    area.setRangeText(text, start, end, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start + before.length, start + before.length + end - start);
}

/** Takes back what was typed last, as Ctrl+Z does. */
export function undoTyping(area: HTMLTextAreaElement): void {
  area.focus();
  document.execCommand?.('undo');
}

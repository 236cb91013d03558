/** Only one text is open at a time. */
export const editorId = 'text-editor';

/** Puts a text in the place of what was typed, as if it were typed: the browser's own undo brings the former text back. */
export function takeIntoEditor(text: string, fallBack: (text: string) => void): void {
  const area = document.getElementById(editorId) as HTMLTextAreaElement | null;
  area?.focus({ preventScroll: true });
  area?.select();
  // Deprecated, but nothing else writes into the browser's undo history.
  const isTyped = area !== null && document.execCommand?.('insertText', false, text);
  if (!isTyped) fallBack(text);
}

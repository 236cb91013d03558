import type { PriceSheet } from './priceSheet';

/** A way back to what these rows hold now, whatever else is changed until then. */
export function undoOf(sheet: PriceSheet, codes: readonly string[]): () => void {
  const wanted = new Set(codes);
  const before = Object.fromEntries(Object.entries(sheet.edits()).filter(([code]) => wanted.has(code)));
  return () => {
    sheet.rollback(codes);
    sheet.restoreEdits(before);
  };
}

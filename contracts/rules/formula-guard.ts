/**
 * Keeps spreadsheets from running a text of a CSV file as a formula: an apostrophe before texts that begin as one, which imports
 * remove. Some spreadsheets also accept full-width and typographic signs, and skip a line end, a tab or a carriage return.
 */

/** For a character class of a regular expression. */
export const FORMULA_SIGNS = '=+\\-@\\t\\r\\n＝＋－＠﹦﹢﹣﹫−‐‑‒–';

const NEEDS_GUARD = new RegExp(`^'*[${FORMULA_SIGNS}]`);
const IS_GUARDED = new RegExp(`^'+[${FORMULA_SIGNS}]`);

/** A text that already looks guarded gets another apostrophe, so that the round trip is lossless. */
export const guarded = (text: string): string => (NEEDS_GUARD.test(text) ? `'${text}` : text);

export const unguarded = (cell: string): string => (IS_GUARDED.test(cell) ? cell.slice(1) : cell);

/**
 * What keeps a spreadsheet from running a text of a CSV file as a formula: an apostrophe before texts that begin as one, which
 * the imports take away again. Also where the sign is full-width or typographic, as some spreadsheets read it, and after a
 * line end, a tab or a carriage return, which they leave out.
 */

/** The signs, for a character class of a regular expression. */
export const FORMULA_SIGNS = '=+\\-@\\t\\r\\n＝＋－＠﹦﹢﹣﹫−‐‑‒–';

const NEEDS_GUARD = new RegExp(`^'*[${FORMULA_SIGNS}]`);
const IS_GUARDED = new RegExp(`^'+[${FORMULA_SIGNS}]`);

/** A text as a CSV file holds it. One that already looks guarded gets one more apostrophe, so that it comes back as it was. */
export const guarded = (text: string): string => (NEEDS_GUARD.test(text) ? `'${text}` : text);

/** A cell of a CSV file as it was before `guarded`. */
export const unguarded = (cell: string): string => (IS_GUARDED.test(cell) ? cell.slice(1) : cell);

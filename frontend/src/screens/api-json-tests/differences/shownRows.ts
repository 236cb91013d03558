/** Rows in a stretch that are not shown, both ends included. */
export interface Fold {
  from: number;
  to: number;
}

/** What is on show, from top to bottom: the number of a row, or a fold. */
export interface ShownRows {
  count: number;
  at: (position: number) => number | Fold;
  /** Where a row stands; the position of its fold if it is in one. */
  positionOf: (row: number) => number;
}

/** Rows shown around a difference. */
const CONTEXT = 3;
/** A single row takes no more room than its fold. */
const LEAST_FOLDED = 2;

/** Every row. */
export const allRows = (count: number): ShownRows => ({
  count,
  at: (position) => position,
  positionOf: (row) => row,
});

/** Rows that differ with a few around them; what lies between is folded, unless the fold that begins there was opened. */
export function differingRows(marks: string, opened: ReadonlySet<number>): ShownRows {
  const entries: (number | Fold)[] = [];
  let next = 0;
  const showTo = (end: number) => {
    for (; next < end; next += 1) entries.push(next);
  };
  const foldTo = (end: number) => {
    if (end - next < LEAST_FOLDED || opened.has(next)) return showTo(end);
    entries.push({ from: next, to: end - 1 });
    next = end;
  };
  for (const { index } of marks.matchAll(/[-~+]/g)) {
    if (index - CONTEXT > next) foldTo(index - CONTEXT);
    showTo(Math.min(marks.length, index + CONTEXT + 1));
  }
  foldTo(marks.length);
  return { count: entries.length, at: (position) => entries[position]!, positionOf: positionIn(entries) };
}

const firstRowOf = (entry: number | Fold): number => (typeof entry === 'number' ? entry : entry.from);

const positionIn = (entries: readonly (number | Fold)[]) => (row: number) => {
  let low = 0;
  let high = entries.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (firstRowOf(entries[middle]!) <= row) low = middle;
    else high = middle - 1;
  }
  return low;
};

import type { ReactNode } from 'react';
import sheetStyles from '../../ui/data/sheet.module.css';

interface Sight {
  first: number;
  end: number;
}

/**
 * Which of `count` rows are drawn: those in sight, and always the one that has the focus, or it would lose it. Between two
 * that do not follow each other stands a gap.
 */
function visibleIndexes(count: number, { first, end }: Sight, focused: number): number[] {
  const inSight = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (count <= end - first || focused < 0 || (focused >= first && focused < end)) return inSight;
  return focused < first ? [focused, ...inSight] : [...inSight, focused];
}

export interface RowsToDraw<Row> {
  sight: Sight;
  /** In pixels; every row has it. */
  rowHeight: number;
  /** The key of the row that has the focus: it is drawn wherever it is. */
  active: string | undefined;
  keyOf: (row: Row, at: number) => string;
  draw: (row: Row, at: number) => ReactNode;
}

/** The rows in sight and the one with the focus, as table rows; where others are left out there is a gap of their height. */
export function drawRows<Row>(
  rows: readonly Row[],
  { sight, rowHeight, active, keyOf, draw }: RowsToDraw<Row>,
): ReactNode[] {
  const drawn: ReactNode[] = [];
  let next = 0;
  const gap = (key: string, count: number) => (
    <tr key={key} aria-hidden className={sheetStyles.gap} style={{ height: count * rowHeight }}>
      <td />
    </tr>
  );
  const focused = rows.findIndex((row, at) => keyOf(row, at) === active);
  for (const at of visibleIndexes(rows.length, sight, focused)) {
    const row = rows[at]!;
    // Keys follow the row below, so that React never moves a row past a gap: moving it would take the focus from it.
    if (at > next) drawn.push(gap(`before-${keyOf(row, at)}`, at - next));
    drawn.push(draw(row, at));
    next = at + 1;
  }
  if (next < rows.length) drawn.push(gap('end', rows.length - next));
  return drawn;
}

/**
 * Two documents in step as the server lays them out. `marks` has a character for each row: `=` the same text on both sides (it
 * stands in `left` only), `,` the same value written otherwise, `~` changed, `i` ignored (both in `left` and `right`); `-` and `<`
 * (ignored) in `left` only, `+` and `>` (ignored) in `right` only.
 */
export interface SideBySide {
  marks: string;
  left: readonly string[];
  right: readonly string[];
}

/** Where each row finds its texts, so that any of them is at hand without those before it. */
export interface RowIndex extends SideBySide {
  /** Into `left` and `right`; -1 where a side has no line. */
  leftAt: Int32Array;
  rightAt: Int32Array;
  /** How many lines the right side has up to here: equal lines count, although their text stands at the left. */
  rightNumber: Int32Array;
}

export type RowKind = 'same' | 'changed' | 'removed' | 'added' | 'ignored';

/** A line of one side; null where only the other side has one. */
export type Line = { number: number; text: string } | null;

export interface DiffRowContent {
  kind: RowKind;
  left: Line;
  right: Line;
}

const kinds: Record<string, RowKind> = {
  '~': 'changed',
  '-': 'removed',
  '+': 'added',
  i: 'ignored',
  '<': 'ignored',
  '>': 'ignored',
};
const isRightOnly = (mark: string) => mark === '+' || mark === '>';
const isLeftOnly = (mark: string) => mark === '-' || mark === '<';

/** One pass over all rows. */
export function indexRows(lines: SideBySide): RowIndex {
  const count = lines.marks.length;
  const leftAt = new Int32Array(count).fill(-1);
  const rightAt = new Int32Array(count).fill(-1);
  const rightNumber = new Int32Array(count);
  let left = 0;
  let right = 0;
  let number = 0;
  for (let row = 0; row < count; row += 1) {
    const mark = lines.marks[row]!;
    if (!isRightOnly(mark)) leftAt[row] = left++;
    if (mark !== '=' && !isLeftOnly(mark)) rightAt[row] = right++;
    if (!isLeftOnly(mark)) number += 1;
    rightNumber[row] = number;
  }
  return { ...lines, leftAt, rightAt, rightNumber };
}

/** What stands in a row. */
export function rowAt(index: RowIndex, row: number): DiffRowContent {
  const mark = index.marks[row]!;
  const leftAt = index.leftAt[row]!;
  const rightText = mark === '=' ? index.left[leftAt] : index.right[index.rightAt[row]!];
  return {
    kind: kinds[mark] ?? 'same',
    left: leftAt < 0 ? null : { number: leftAt + 1, text: index.left[leftAt] ?? '' },
    right: isLeftOnly(mark) ? null : { number: index.rightNumber[row]!, text: rightText ?? '' },
  };
}

/** A side as one text again. */
export function textOfSide(index: RowIndex, side: 'left' | 'right'): string {
  if (side === 'left') return index.left.join('\n');
  const texts: string[] = [];
  for (let row = 0; row < index.marks.length; row += 1) {
    const line = rowAt(index, row).right;
    if (line) texts.push(line.text);
  }
  return texts.join('\n');
}

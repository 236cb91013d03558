import { orderedColumns, type AnyColumn, type ColumnLayout } from './columnLayout';

/** Blocks that move as one: a column, or neighbours below the same heading. */
function blocksOf(columns: readonly AnyColumn[]): string[][] {
  const blocks: string[][] = [];
  columns.forEach(({ key, group }, at) => {
    const last = blocks.at(-1);
    if (group && last && columns[at - 1]?.group === group) last.push(key);
    else blocks.push([key]);
  });
  return blocks;
}

function swapped<Of>(list: readonly Of[], at: number, by: -1 | 1): Of[] | undefined {
  const other = list[at + by];
  if (other === undefined) return undefined;
  const next = [...list];
  [next[at], next[at + by]] = [other, list[at]!];
  return next;
}

/**
 * The layout with a column one place further up or down: among its neighbours below the same heading, else past the next block.
 * Undefined where it is at the end.
 */
export function moved(
  columns: readonly AnyColumn[],
  layout: ColumnLayout,
  key: string,
  by: -1 | 1,
): ColumnLayout | undefined {
  const blocks = blocksOf(orderedColumns(columns, layout));
  const at = blocks.findIndex((block) => block.includes(key));
  const block = blocks[at];
  if (!block) return undefined;
  const within = block.length > 1 ? swapped(block, block.indexOf(key), by) : undefined;
  const next = within ? blocks.map((each) => (each === block ? within : each)) : swapped(blocks, at, by);
  return next && { ...layout, order: next.flat() };
}

/** The layout with a column shown, or hidden. */
export const toggled = (layout: ColumnLayout, key: string, isShown: boolean): ColumnLayout => {
  const others = (layout.hidden ?? []).filter((each) => each !== key);
  return { ...layout, hidden: isShown ? others : [...others, key] };
};

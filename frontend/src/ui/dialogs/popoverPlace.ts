/** What is needed of a DOMRect. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PopoverSurroundings {
  /** The button. */
  anchor: Rect;
  /** What it must not cover: the row of the button. */
  row: Rect;
  /** The card or dialog that it should stay within. */
  frame: Rect;
  window: { width: number; height: number };
  box: { width: number; height: number };
}

export interface PopoverPlace {
  left: number;
  top: number;
  /** Where the arrow stands, from the left edge of the box. */
  arrow: number;
  side: 'below' | 'above';
  /** What the box may grow to where its top is to stay; 0 above the row, where it would grow upwards. */
  room: number;
}

const margin = 14;
const gap = 4;
/** What a box needs beside its height: the gap to its row and the margin to the window's edge. */
export const popoverDistance = gap + margin;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Below the row, above it where only there is room; inside of its card if that is wide enough, in the window in any case. */
export function popoverPlace({ anchor, row, frame, window, box }: PopoverSurroundings): PopoverPlace {
  const centre = (anchor.left + anchor.right) / 2;
  const isWideEnough = frame.right - frame.left >= box.width + 2 * margin;
  const least = isWideEnough ? Math.max(frame.left, 0) + margin : margin;
  const most = (isWideEnough ? Math.min(frame.right, window.width) : window.width) - margin - box.width;
  const left = Math.max(margin, clamp(centre - box.width / 2, least, most));

  const fitsBelow = row.bottom + gap + box.height <= window.height - margin;
  const fitsAbove = row.top - gap - box.height >= margin;
  const side = fitsBelow || !fitsAbove ? 'below' : 'above';
  // Where it fits nowhere it is pushed up, over its row if need be: every part of it can be reached.
  const below = Math.max(margin, Math.min(row.bottom + gap, window.height - margin - box.height));
  const top = side === 'above' ? row.top - gap - box.height : below;
  const room = side === 'below' ? Math.max(0, window.height - margin - gap - row.bottom) : 0;
  return { left, top, arrow: clamp(centre - left, 16, Math.max(16, box.width - 16)), side, room };
}

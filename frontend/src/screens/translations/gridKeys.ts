import type { KeyboardEvent } from 'react';

interface Cell {
  row: number;
  column: number;
}

/** What a key means in the workbench. */
export type GridKey =
  | { to: 'cell'; from: (cell: Cell, last: Cell) => Cell }
  | { to: 'open'; typed?: string }
  | { to: 'next'; marks: boolean }
  | { to: 'cancel' | 'undo' | 'checked'; marks?: never };

const rowsAtOnce = 8;

const by = (rows: number, columns: number): GridKey => ({
  to: 'cell',
  from: (cell) => ({ row: cell.row + rows, column: cell.column + columns }),
});

/** In reading order, on to the next row. */
const onwards = (step: 1 | -1): GridKey => ({
  to: 'cell',
  from: ({ row, column }, last) => {
    const width = last.column + 1;
    const end = last.row * width + last.column;
    const place = Math.max(0, Math.min(end, row * width + column + step));
    return { row: Math.floor(place / width), column: place % width };
  },
});

const moves: Record<string, GridKey> = {
  ArrowUp: by(-1, 0),
  ArrowDown: by(1, 0),
  ArrowLeft: by(0, -1),
  ArrowRight: by(0, 1),
  PageUp: by(-rowsAtOnce, 0),
  PageDown: by(rowsAtOnce, 0),
  Home: { to: 'cell', from: ({ row }) => ({ row, column: 0 }) },
  End: { to: 'cell', from: ({ row }, last) => ({ row, column: last.column }) },
};

const jumps: Record<string, GridKey> = {
  Home: { to: 'cell', from: () => ({ row: 0, column: 0 }) },
  End: { to: 'cell', from: (_cell, last) => last },
  z: { to: 'undo' },
};

/** @param isLine whether the text is one line: Enter then saves it and goes down, in longer ones it is a new line */
function keyOfEditor(event: KeyboardEvent, isLine: boolean): GridKey | undefined {
  if (event.key === 'Escape') return { to: 'cancel' };
  if (event.key === 'Tab') return onwards(event.shiftKey ? -1 : 1);
  if (event.key === 'Enter' && isLine && !event.shiftKey) return by(1, 0);
  return undefined;
}

/** The key of a cell that is open, or of one that is only active; undefined: the browser's own. */
export function keyOfGrid(event: KeyboardEvent, isOpen: boolean, isLine: boolean): GridKey | undefined {
  if (event.nativeEvent.isComposing || event.altKey) return undefined;
  const isControl = event.ctrlKey || event.metaKey;
  if (isControl && event.key === 'Enter') return { to: 'next', marks: event.shiftKey };
  if (isOpen) return isControl ? undefined : keyOfEditor(event, isLine);
  if (isControl) return jumps[event.key];
  if (event.key === 'Enter' || event.key === 'F2') return { to: 'open' };
  if (event.key === ' ') return { to: 'checked' };
  if (event.key === 'Tab') return undefined;
  if (event.key.length === 1) return { to: 'open', typed: event.key };
  return moves[event.key];
}

/** Which similar text Ctrl+1 to 3 take, by its place; by the key's place, as the upper row of some keyboards has no digits. */
export function takingOf({ ctrlKey, altKey, code }: KeyboardEvent): number | undefined {
  const digit = /^(?:Digit|Numpad)([1-3])$/.exec(code)?.[1];
  // With Alt as well, it is AltGr: that types a character.
  return ctrlKey && !altKey && digit !== undefined ? Number(digit) - 1 : undefined;
}

/** Where a key press in a cell leads. */
export type GridStep =
  | { to: 'row'; by: number }
  /** The cell beside it; `out`: after the last one of the row out of the grid. */
  | { to: 'cell'; by: 1 | -1; out?: true }
  | { to: 'first' | 'last' | 'edit' | 'revert' }
  /** Marks this row or takes its mark away; with `by` it goes on to the next one and marks both, as a spreadsheet does. */
  | { to: 'mark'; by: 1 | -1 | 0 };

export interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const pageOfRows = 10;

/**
 * The keys of a spreadsheet. `isText`: the cell is a price; `isReady`: it was arrived at and nothing has been typed, so
 * that left, right, Home and End leave it instead of moving within its text. Undefined: the browser's business.
 */
export function stepOf(press: PressedKey, isText: boolean, isReady: boolean): GridStep | undefined {
  const { key, shiftKey, altKey } = press;
  if (altKey) return undefined;
  if (press.ctrlKey || press.metaKey) {
    if (key === 'Home') return { to: 'first' };
    return key === 'End' ? { to: 'last' } : undefined;
  }
  if (key === 'Enter') return isText ? { to: 'row', by: shiftKey ? -1 : 1 } : undefined;
  if (key === 'Tab') return { to: 'cell', by: shiftKey ? -1 : 1, out: true };
  if (shiftKey) return key === ' ' && isText && !isReady ? undefined : marking[key];
  if (isText && (key === 'F2' || key === 'Escape')) return { to: key === 'F2' ? 'edit' : 'revert' };
  return vertical[key] ?? (isText && !isReady ? undefined : horizontal[key]);
}

const marking: Record<string, GridStep> = {
  ' ': { to: 'mark', by: 0 },
  ArrowDown: { to: 'mark', by: 1 },
  ArrowUp: { to: 'mark', by: -1 },
};

const vertical: Record<string, GridStep> = {
  ArrowDown: { to: 'row', by: 1 },
  ArrowUp: { to: 'row', by: -1 },
  PageDown: { to: 'row', by: pageOfRows },
  PageUp: { to: 'row', by: -pageOfRows },
};

const horizontal: Record<string, GridStep> = {
  ArrowRight: { to: 'cell', by: 1 },
  ArrowLeft: { to: 'cell', by: -1 },
  Home: { to: 'first' },
  End: { to: 'last' },
};

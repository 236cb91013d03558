import type { StoredList } from './editedList';

export type CellValue = number | string | boolean | null;

export interface Cell {
  /** 'price' and 'hidden' of a row; anything else is a field of the list. */
  kind: string;
  /** Of the row; empty for a field of the list. */
  code: string;
  before: CellValue;
  mine: CellValue;
  theirs: CellValue;
}

/** Who changed which cells since both began with the same list. */
export interface Merge {
  /** Both, to different values: somebody has to decide. */
  conflicts: Cell[];
  /** They, and I not, or we to the same value. */
  theirs: Cell[];
  /** I alone. */
  mine: Cell[];
}

/** Names a cell; codes may hold anything. */
export const cellKey = ({ kind, code }: Pick<Cell, 'kind' | 'code'>): string => `${kind}:${code}`;

/** Compares three states of a list cell by cell. What they do not have any more is left to the next reload. */
export function mergeLists(before: StoredList, mine: StoredList, theirs: StoredList): Merge {
  const merge: Merge = { conflicts: [], theirs: [], mine: [] };
  const myCells = cellsOf(mine);
  const theirCells = cellsOf(theirs);
  for (const [key, { value, ...place }] of cellsOf(before)) {
    const cell: Cell = {
      ...place,
      before: value,
      mine: myCells.get(key)?.value ?? null,
      theirs: (theirCells.get(key) ?? { value }).value,
    };
    const side = sideOf(cell);
    if (side) merge[side].push(cell);
  }
  return merge;
}

function sideOf({ before, mine, theirs }: Cell): keyof Merge | undefined {
  if (theirs === before) return mine === before ? undefined : 'mine';
  return mine === before || mine === theirs ? 'theirs' : 'conflicts';
}

function cellsOf({ rows, fields }: StoredList) {
  const cells = new Map<string, Pick<Cell, 'kind' | 'code'> & { value: CellValue }>();
  const add = (kind: string, code: string, value: CellValue) =>
    cells.set(cellKey({ kind, code }), { kind, code, value });
  for (const row of rows) {
    add('price', row.code, row.price);
    add('hidden', row.code, row.isHiddenByMarket);
  }
  for (const [name, value] of Object.entries(fields)) add(name, '', value);
  return cells;
}

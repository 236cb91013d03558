import {
  mergeCells,
  whoChanged,
  type Cell,
  type Cells,
  type CellValue,
  type Merge,
} from '../../../kit/versioned/mergeCells';
import type { StoredList } from './editedList';

export interface ListPlace {
  /** 'price' and 'hidden' of a row; anything else is a field of the list. */
  kind: string;
  /** Of the row; empty for a field of the list. */
  code: string;
  /** Of an amount that is asked about because the list has another currency by now. */
  currencies?: Currencies;
}

/** The two currencies that amounts were typed in, and who set the one that the list gets; both: nobody knows yet. */
export interface Currencies {
  mine: string;
  theirs: string;
  setBy: 'mine' | 'theirs' | 'both';
}

export type ListCell = Cell<ListPlace>;
export type ListMerge = Merge<ListPlace>;

/** Every value of a list that can be edited; codes may hold anything. */
function cellsOf({ rows, fields }: StoredList): Cells<ListPlace> {
  const cells = new Map<string, ListPlace & { value: CellValue }>();
  const add = (kind: string, code: string, value: CellValue) =>
    cells.set(`${kind}:${code}`, { kind, code, value });
  for (const row of rows) {
    add('price', row.code, row.price);
    add('hidden', row.code, row.isHiddenByMarket);
  }
  for (const [name, value] of Object.entries(fields)) add(name, '', value);
  return cells;
}

/**
 * Who changed which cells. Where the currency changed too, an amount that was typed in the other one is asked about, whoever typed it:
 * nobody means 120 francs by 120 euro.
 */
export function mergeLists(before: StoredList, mine: StoredList, theirs: StoredList): ListMerge {
  const merge = mergeCells(cellsOf(before), cellsOf(mine), cellsOf(theirs));
  const setBy = whoChanged({ before: before.currency, mine: mine.currency, theirs: theirs.currency });
  // Where nobody changed it, or both to the same one, they are equal.
  if (setBy === 'nobody' || mine.currency === theirs.currency) return merge;
  const currencies: Currencies = { mine: mine.currency, theirs: theirs.currency, setBy };
  const isAsked = (cell: ListCell): boolean => cell.kind === 'price' && cell.mine !== cell.theirs;
  const asked = [
    ...(setBy === 'mine' ? [] : merge.mine.filter(isAsked)),
    ...(setBy === 'theirs' ? [] : merge.theirs.filter(isAsked)),
  ];
  const conflicts = [...merge.conflicts, ...asked].map((cell) =>
    cell.kind === 'price' ? { ...cell, currencies } : cell,
  );
  const isLeft = (cell: ListCell): boolean => !asked.includes(cell);
  return { conflicts, theirs: merge.theirs.filter(isLeft), mine: merge.mine.filter(isLeft) };
}

import type { Cell, Cells, CellValue, Merge } from '../../../kit/versioned/mergeCells';
import type { StoredList } from './editedList';

export interface ListPlace {
  /** 'price' and 'hidden' of a row; anything else is a field of the list. */
  kind: string;
  /** Of the row; empty for a field of the list. */
  code: string;
}

export type ListCell = Cell<ListPlace>;
export type ListMerge = Merge<ListPlace>;

/** Every value of a list that can be edited; codes may hold anything. */
export function cellsOf({ rows, fields }: StoredList): Cells<ListPlace> {
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

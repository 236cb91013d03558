import type { GridCell } from './gridCells';

export interface GridPlace {
  code: string;
  cell: GridCell;
  element: HTMLElement;
  row: HTMLElement;
}

/** The cell in which something happened, from the attributes that its row carries. */
export function placeOf(target: EventTarget): GridPlace | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const row = element?.closest<HTMLElement>('[data-code]');
  if (!element || !row) return undefined;
  return { code: row.dataset.code!, cell: element.dataset.cell as GridCell, element, row };
}

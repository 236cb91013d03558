import { useRef, type MouseEvent } from 'react';
import { roundedTo } from '../../../../contracts/rules/amounts';
import { itemPriceWithoutTax } from '../../../../contracts/rules/price-without-tax';
import { canMark, type GridSettings, placeOf } from './gridCells';
import type { PriceGridState } from './usePriceGrid';

export interface GridOpeners {
  /** Opens the way from the final price to the one without tax beside the anchor. */
  onBreakdown: (code: string, anchor: HTMLElement) => void;
  /** Opens what is known of the last change beside the anchor. */
  onInfo: (code: string, anchor: HTMLElement) => void;
}

/** What the buttons and boxes of rows do, as handlers of the table. */
export function useGridClicks(grid: PriceGridState, settings: GridSettings, openers: GridOpeners) {
  const { sheet } = grid;
  const { vatPercent, mask } = settings;

  /** The result goes into the input, unsaved; it starts from the saved price, so a second click changes nothing more. */
  const removeTax = (code: string) => {
    const saved = sheet.loaded(code)?.price ?? null;
    if (saved === null) return;
    sheet.setPrices([{ code, price: roundedTo(itemPriceWithoutTax(saved, vatPercent), mask) }]);
  };

  // Read and written in handlers only: where a range of marks begins.
  const lastMarked = useRef<string>(undefined);
  /** With Shift all rows from the one marked last to this one, as in a list of files. */
  const mark = (code: string, isRange: boolean) => {
    const isMarked = !grid.marked.has(code);
    const at = grid.shown.findIndex((item) => item.code === code);
    const from = isRange ? grid.shown.findIndex((item) => item.code === lastMarked.current) : -1;
    const range = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)];
    const rows = grid.shown.slice(range[0], range[1]! + 1).filter((item) => canMark(item, settings));
    lastMarked.current = code;
    grid.mark(
      rows.map((item) => item.code),
      isMarked,
    );
  };

  return {
    onClick(event: MouseEvent) {
      const place = placeOf(event.target);
      if (!place) return;
      const { code, cell, element } = place;
      if (cell === 'log') openers.onInfo(code, element);
      if (cell === 'breakdown') openers.onBreakdown(code, element);
      if (cell === 'mark') mark(code, event.shiftKey);
      if (cell === 'remove') removeTax(code);
      if (cell === 'rollback') {
        // Its button goes with the change; the focus stays in the row.
        grid.goTo(code);
        sheet.rollback([code]);
      }
    },
  };
}

import type { MouseEvent } from 'react';
import { roundedTo } from '../../../../contracts/rules/amounts';
import { itemPriceWithoutTax } from '../../../../contracts/rules/price-without-tax';
import { type GridSettings, placeOf } from './gridCells';
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

  return {
    onClick(event: MouseEvent) {
      const place = placeOf(event.target);
      if (!place) return;
      const { code, cell, element } = place;
      if (cell === 'log') openers.onInfo(code, element);
      if (cell === 'breakdown') openers.onBreakdown(code, element);
      if (cell === 'remove') removeTax(code);
      if (cell === 'rollback') {
        // Its button goes with the change; the focus stays in the row.
        grid.goTo(code);
        sheet.rollback([code]);
      }
    },
  };
}

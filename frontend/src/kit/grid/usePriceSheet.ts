import { useMemo, useSyncExternalStore, useCallback } from 'react';
import type { SheetCounts, PriceSheet, SheetCell } from './priceSheet';
import type { PriceGridState } from './usePriceGrid';

/** What a row holds now; only changes of this row render again. The base price's code is '-'. */
export function usePriceCell(sheet: PriceSheet, code: string): SheetCell {
  const subscribe = useCallback((listener: () => void) => sheet.subscribe(code, listener), [sheet, code]);
  return useSyncExternalStore(subscribe, () => sheet.cell(code));
}

/** Counts over rows; renders again when a count changes, not at every key press. `codes` should stay the same array. */
export function usePriceCounts(sheet: PriceSheet, codes: readonly string[]): SheetCounts {
  return useSyncExternalStore(sheet.subscribeAll, () => sheet.counts(codes));
}

/** The counts of a grid's items; those that their product category hides are hidden as well. */
export function useGridCounts({ items, codes, sheet }: PriceGridState): SheetCounts {
  const byPcm = useMemo(
    () => items.filter(({ isHiddenByPcm }) => isHiddenByPcm).map(({ code }) => code),
    [items],
  );
  const counts = usePriceCounts(sheet, codes);
  const hiddenTwice = usePriceCounts(sheet, byPcm).hidden;
  return { ...counts, hidden: counts.hidden + byPcm.length - hiddenTwice };
}

import { useMemo } from 'react';
import type { SheetCounts } from './priceSheet';
import { usePriceCounts } from './usePriceCounts';
import type { PriceGridState } from './usePriceGrid';

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

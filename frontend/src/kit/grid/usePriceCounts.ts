import { useSyncExternalStore } from 'react';
import type { PriceSheet, SheetCounts } from './priceSheet';

/** Counts over rows; renders again when a count changes, not at every key press. `codes` should stay the same array. */
export function usePriceCounts(sheet: PriceSheet, codes: readonly string[]): SheetCounts {
  return useSyncExternalStore(sheet.subscribeAll, () => sheet.counts(codes));
}

import { useCallback, useSyncExternalStore } from 'react';
import type { PriceSheet, SheetCell } from './priceSheet';

/** What a row holds now; only changes of this row render again. The base price's code is '-'. */
export function usePriceCell(sheet: PriceSheet, code: string): SheetCell {
  const subscribe = useCallback((listener: () => void) => sheet.subscribe(code, listener), [sheet, code]);
  return useSyncExternalStore(subscribe, () => sheet.cell(code));
}

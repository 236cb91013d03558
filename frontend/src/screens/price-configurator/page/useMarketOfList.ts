import { useMemo } from 'react';
import type { BasePriceInfo, Market } from '../../../api';

/** The market with the VAT that came with the list, so that all of the screen removes taxes alike; none (null) counts too. */
export function useMarketOfList(
  market: Market | undefined,
  base: Pick<BasePriceInfo, 'vat'> | undefined,
): Market | undefined {
  const vat = base ? base.vat : market?.vat;
  // The same object until the VAT changes: with another one every row is drawn anew.
  return useMemo(() => (market && vat !== undefined ? { ...market, vat } : market), [market, vat]);
}

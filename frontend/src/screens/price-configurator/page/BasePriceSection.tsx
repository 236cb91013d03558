import { useGetPricemaskListQuery, type BasePriceInfo, type Market } from '../../../api';
import { useSilentFailure } from '../../../api/useSilentFailure';
import { BasePriceStrip } from '../base/BasePriceStrip';
import type { PriceList } from '../save/usePriceList';

export interface BasePriceSectionProps {
  market: Market;
  base: BasePriceInfo;
  list: PriceList;
  canEdit: boolean;
  onBreakdown: (anchor: HTMLElement) => void;
}

export function BasePriceSection({ market, base, list, canEdit, onBreakdown }: BasePriceSectionProps) {
  const masks = useGetPricemaskListQuery();
  useSilentFailure(masks);
  return (
    <BasePriceStrip
      market={market}
      base={base}
      sheet={list.sheet}
      taxes={list.taxes}
      masks={masks.data ?? []}
      mask={list.mask}
      currency={list.currency}
      isPublished={list.isPublished}
      canEdit={canEdit}
      onMask={list.setMask}
      onCurrency={list.setCurrency}
      onPublished={list.setPublished}
      onBreakdown={onBreakdown}
    />
  );
}

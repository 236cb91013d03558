import { useGetPricemaskListQuery, type BasePriceInfo, type Market } from '../../../api';
import { useSilentFailure } from '../../../api/useSilentFailure';
import { usePriceCounts } from '../../../kit/grid/usePriceCounts';
import { BasePriceStrip } from '../base/BasePriceStrip';
import type { PriceList } from '../save/usePriceList';
import { PriceWarnings } from '../warnings/PriceWarnings';

export interface BasePriceSectionProps {
  market: Market;
  base: BasePriceInfo;
  list: PriceList;
  canEdit: boolean;
  onBreakdown: (anchor: HTMLElement) => void;
  onShowMissing: () => void;
}

/** Between the head of card 4 and its rows: the base price, and what is wrong with the list. */
export function BasePriceSection({
  market,
  base,
  list,
  canEdit,
  onBreakdown,
  onShowMissing,
}: BasePriceSectionProps) {
  const masks = useGetPricemaskListQuery();
  useSilentFailure(masks);
  const { missing } = usePriceCounts(list.sheet, list.sections.options);
  return (
    <>
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
      <PriceWarnings
        isPublished={base.pricelistActive}
        missing={missing}
        enableBaseOpt={market.enableBaseOpt}
        onShowMissing={onShowMissing}
      />
    </>
  );
}

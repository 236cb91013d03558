import type { BasePriceInfo, Market, MarketTax, PriceDetails } from '../../../api';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { ItemInfo } from '../insight/ItemInfo';
import { PriceBreakdown } from '../insight/PriceBreakdown';
import { baseCode, itemsOf } from '../save/priceList';
import { t } from '../../../texts/priceConfigurator.gen';

export interface ShownInsight {
  kind: 'breakdown' | 'info';
  code: string;
  anchor: HTMLElement;
}

export interface AlternativeInsightProps {
  insight: ShownInsight;
  market: Market;
  vetele: string;
  base: BasePriceInfo;
  details: PriceDetails;
  taxes: readonly MarketTax[];
  sheet: PriceSheet;
  mask: string;
  onClose: () => void;
}

export function AlternativeInsight(props: AlternativeInsightProps) {
  const { insight, market, vetele, base, details, taxes, sheet, mask, onClose } = props;
  const { kind, code, anchor } = insight;
  const item = code === baseCode ? { ...base, code } : itemsOf(details).find((each) => each.code === code);
  if (!item) return null;
  if (kind === 'info')
    return (
      <ItemInfo
        key={code}
        item={item}
        anchor={anchor}
        heading={t('Last change in the normal list')}
        onClose={onClose}
      />
    );
  return (
    <PriceBreakdown
      key={code}
      code={code}
      name={item.description}
      currency={base.currency}
      sheet={sheet}
      market={market}
      draft={{ taxes }}
      vetele={vetele}
      anchor={anchor}
      mask={mask}
      onClose={onClose}
    />
  );
}

import type { BasePriceInfo, EquipmentItem, Market, ModelItem, PriceDetails } from '../../../api';
import { ItemInfo } from '../insight/ItemInfo';
import { PriceBreakdown } from '../insight/PriceBreakdown';
import { baseCode, itemsOf } from '../save/priceList';
import type { PriceList } from '../save/usePriceList';

export interface Insight {
  kind: 'breakdown' | 'info';
  code: string;
  anchor: HTMLElement;
}

export interface PriceInsightProps {
  insight: Insight;
  market: Market;
  model: ModelItem;
  list: PriceList;
  base: BasePriceInfo;
  details: PriceDetails;
  onClose: () => void;
}

type Told = Pick<EquipmentItem, 'code' | 'description' | 'itemLastModInfo'>;

export function PriceInsight({ insight, market, model, list, base, details, onClose }: PriceInsightProps) {
  const { kind, code, anchor } = insight;
  const item: Told | undefined =
    code === baseCode ? { ...base, code } : itemsOf(details).find((each) => each.code === code);
  if (!item) return null;
  if (kind === 'info') return <ItemInfo key={code} item={item} anchor={anchor} onClose={onClose} />;
  return (
    <PriceBreakdown
      key={code}
      code={code}
      name={item.description}
      anchor={anchor}
      sheet={list.sheet}
      market={market}
      taxes={list.taxes}
      vetele={model.value}
      mask={list.mask}
      currency={list.currency}
      onClose={onClose}
    />
  );
}

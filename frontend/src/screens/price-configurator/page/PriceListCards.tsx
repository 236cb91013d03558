import { useState } from 'react';
import type { EquipmentItem, Market, ModelItem } from '../../../api';
import { configuratorTexts, priceScreenTexts } from '../../../texts';
import { EquipmentCard, type EquipmentCardProps } from '../equipment/EquipmentCard';
import { ItemInfo } from '../insight/ItemInfo';
import { PriceBreakdown } from '../insight/PriceBreakdown';
import type { PriceRights } from '../rightsOf';
import { baseCode, itemsOf } from '../save/priceList';
import type { PriceList } from '../save/usePriceList';
import { BasePriceSection } from './BasePriceSection';
import { lastSavedOf } from './lastSavedOf';
import { MissingPrices } from './MissingPrices';
import { PriceListState } from './PriceListState';
import type { PriceCards } from './usePriceCards';

export interface PriceListCardsProps {
  market: Market;
  model: ModelItem;
  list: PriceList;
  rights: PriceRights;
  hasPrograms: boolean;
  cards: PriceCards;
}

/** What is told of one row, beside the button that asked for it. */
interface Insight {
  kind: 'breakdown' | 'info';
  code: string;
  anchor: HTMLElement;
}

/** Cards 4 to 7: the base price and every list of equipment. */
export function PriceListCards(props: PriceListCardsProps) {
  const { market, model, list, rights, hasPrograms, cards } = props;
  const { base, details, sheet, taxes, mask, currency } = list;
  const [insight, setInsight] = useState<Insight>();
  if (!base || !details || !list.list)
    return <PriceListState isFailed={list.isFailed} onRetry={list.reload} />;

  const show = (kind: Insight['kind']) => (code: string, anchor: HTMLElement) =>
    setInsight({ kind, code, anchor });
  const close = () => setInsight(undefined);
  const shared = {
    sheet,
    market,
    taxes,
    mask,
    currency,
    isPublished: list.isPublished,
    onBreakdown: show('breakdown'),
    onInfo: show('info'),
  } satisfies Partial<EquipmentCardProps>;
  const item = insight && itemOf(insight.code, itemsOf(details), base);

  return (
    <>
      <EquipmentCard
        {...shared}
        ref={cards.hold.options}
        id="prices_equipment"
        title={configuratorTexts.modelPricesAndEquipments}
        kind="options"
        items={details.optionalsSection}
        canEdit={rights.base}
        note={lastSavedOf(base)}
      >
        <BasePriceSection
          market={market}
          base={base}
          list={list}
          canEdit={rights.base}
          onBreakdown={(anchor) => setInsight({ kind: 'breakdown', code: baseCode, anchor })}
          onShowMissing={() => cards.showMissing('options')}
        />
      </EquipmentCard>
      <EquipmentCard
        {...shared}
        ref={cards.hold.fuoriserie}
        id="fuoriserie"
        title={priceScreenTexts.fuoriseriePrices}
        kind="fuoriserie"
        items={details.fuoriseriesSection}
        canEdit={rights.base}
      >
        <MissingPrices list={list} section="fuoriserie" onShow={() => cards.showMissing('fuoriserie')} />
      </EquipmentCard>
      {hasPrograms && (
        <EquipmentCard
          {...shared}
          ref={cards.hold.programmes}
          id="customer_programs"
          title={configuratorTexts.customerPrograms}
          kind="programs"
          items={details.customerPrgSection}
          canEdit={rights.programs}
        >
          <MissingPrices list={list} section="programmes" onShow={() => cards.showMissing('programmes')} />
        </EquipmentCard>
      )}
      <EquipmentCard
        {...shared}
        ref={cards.hold.accessories}
        id="accessories"
        title={configuratorTexts.accessories}
        kind="accessories"
        items={details.accessoriesSection}
        canEdit={rights.accessories}
      >
        <MissingPrices list={list} section="accessories" onShow={() => cards.showMissing('accessories')} />
      </EquipmentCard>
      {item && insight.kind === 'breakdown' && (
        <PriceBreakdown
          key={item.code}
          code={item.code}
          name={item.description}
          anchor={insight.anchor}
          sheet={sheet}
          market={market}
          taxes={taxes}
          vetele={model.value}
          mask={mask}
          currency={currency}
          onClose={close}
        />
      )}
      {item && insight.kind === 'info' && (
        <ItemInfo key={item.code} item={item} anchor={insight.anchor} onClose={close} />
      )}
    </>
  );
}

type Told = Pick<EquipmentItem, 'code' | 'description' | 'itemLastModInfo'>;

const itemOf = (code: string, items: readonly EquipmentItem[], base: Omit<Told, 'code'>): Told | undefined =>
  code === baseCode ? { ...base, code } : items.find((item) => item.code === code);

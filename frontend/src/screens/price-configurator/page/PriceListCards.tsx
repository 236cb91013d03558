import { useState } from 'react';
import type { Market, ModelItem } from '../../../api';
import { configuratorTexts, priceScreenTexts } from '../../../texts';
import type { PriceRights } from '../rightsOf';
import { baseCode } from '../save/priceList';
import type { PriceList } from '../save/usePriceList';
import { PriceWarnings } from '../warnings/PriceWarnings';
import { BasePriceSection } from './BasePriceSection';
import { lastSavedOf } from './lastSavedOf';
import { PriceInsight, type Insight } from './PriceInsight';
import { PriceListState } from './PriceListState';
import { SectionCard } from './SectionCard';
import type { PriceCards } from './usePriceCards';

export interface PriceListCardsProps {
  market: Market;
  model: ModelItem;
  list: PriceList;
  rights: PriceRights;
  hasPrograms: boolean;
  cards: PriceCards;
}

/** Cards 4 to 7: the base price and every list of equipment. */
export function PriceListCards(props: PriceListCardsProps) {
  const { market, model, list, rights, hasPrograms, cards } = props;
  const { base, details } = list;
  const [insight, setInsight] = useState<Insight>();
  if (!base || !details || !list.list)
    return <PriceListState isFailed={list.isFailed} onRetry={list.reload} />;

  const show = (kind: Insight['kind']) => (code: string, anchor: HTMLElement) =>
    setInsight({ kind, code, anchor });
  const shared = { market, list, cards, onBreakdown: show('breakdown'), onInfo: show('info') };

  return (
    <>
      <SectionCard
        {...shared}
        section="options"
        id="prices_equipment"
        title={configuratorTexts.modelPricesAndEquipments}
        items={details.optionalsSection}
        canEdit={rights.base}
        note={lastSavedOf(base)}
      >
        <BasePriceSection
          market={market}
          base={base}
          list={list}
          canEdit={rights.base}
          onBreakdown={(anchor) => shared.onBreakdown(baseCode, anchor)}
        />
        <PriceWarnings isPublished={base.pricelistActive} enableBaseOpt={market.enableBaseOpt} />
      </SectionCard>
      <SectionCard
        {...shared}
        section="fuoriserie"
        id="fuoriserie"
        title={priceScreenTexts.fuoriseriePrices}
        items={details.fuoriseriesSection}
        canEdit={rights.base}
      />
      {hasPrograms && (
        <SectionCard
          {...shared}
          section="programmes"
          id="customer_programs"
          title={configuratorTexts.customerPrograms}
          items={details.customerPrgSection}
          canEdit={rights.programs}
        />
      )}
      <SectionCard
        {...shared}
        section="accessories"
        id="accessories"
        title={configuratorTexts.accessories}
        items={details.accessoriesSection}
        canEdit={rights.accessories}
      />
      {insight && (
        <PriceInsight
          {...{ insight, market, model, list, base, details }}
          onClose={() => setInsight(undefined)}
        />
      )}
    </>
  );
}

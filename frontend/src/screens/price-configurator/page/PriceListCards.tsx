import { useState } from 'react';
import { languageTag } from '../../../../../contracts/rules/language-tag';
import {
  type Market,
  type ModelItem,
  type BasePriceInfo,
  useGetPricemaskListQuery,
  type EquipmentItem,
  type PriceDetails,
} from '../../../api';
import { configuratorTexts, priceScreenTexts } from '../../../texts';
import type { PriceRights } from '../rightsOf';
import { baseCode, itemsOf } from '../save/priceList';
import type { PriceList } from '../save/usePriceList';
import { SectionCard } from './SectionCard';
import type { PriceCards } from './usePriceCards';
import { formatTime } from '../../../kit/format/instants';
import { formatDay } from '../insight/amounts';
import { t } from '../../../texts/priceConfigurator.gen';
import { Message } from '../../../ui/feedback/Message';
import { usePriceWarnings } from '../warnings/usePriceWarnings';
import { useSilentFailure } from '../../../api/useSilentFailure';
import { BasePriceStrip } from '../base/BasePriceStrip';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PriceCard } from '../PriceCard';
import { ItemInfo } from '../insight/ItemInfo';
import { PriceBreakdown } from '../insight/PriceBreakdown';
import styles from '../price-configurator.module.css';
import { CardSkeleton } from '../../../kit/market-model/PageCard';
import { Stack } from '../../../ui/Stack';

interface Insight {
  kind: 'breakdown' | 'info';
  code: string;
  anchor: HTMLElement;
}

interface PriceInsightProps {
  insight: Insight;
  market: Market;
  model: ModelItem;
  list: PriceList;
  base: BasePriceInfo;
  details: PriceDetails;
  cards: PriceCards;
  onClose: () => void;
}

type Told = Pick<EquipmentItem, 'code' | 'description' | 'itemLastModInfo'>;

function PriceInsight(props: PriceInsightProps) {
  const { insight, market, model, list, base, details, cards, onClose } = props;
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
      vetele={model.value}
      mask={list.mask}
      // The saved one, as the amounts are.
      currency={base.currency}
      onGoTo={(goal) => cards.goTo(goal, list.sections)}
      onClose={onClose}
    />
  );
}

interface PriceListStateProps {
  isFailed: boolean;
  onRetry: () => void;
}

const rows = [62, 48, 71, 55, 66, 44];

function PriceListState({ isFailed, onRetry }: PriceListStateProps) {
  return (
    <PriceCard id="prices_equipment" title={configuratorTexts.modelPricesAndEquipments}>
      {isFailed ? (
        <FailedState
          title={t('The price list could not be read')}
          text={t('Nothing is lost: what is stored stays as it is.')}
          onRetry={onRetry}
        />
      ) : (
        <CardSkeleton label={t('The price list is being read.')}>
          <Skeleton width="100%" height={66} />
          {rows.map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </CardSkeleton>
      )}
    </PriceCard>
  );
}

interface BasePriceSectionProps {
  market: Market;
  base: BasePriceInfo;
  list: PriceList;
  canEdit: boolean;
  onBreakdown: (anchor: HTMLElement) => void;
}

function BasePriceSection({ market, base, list, canEdit, onBreakdown }: BasePriceSectionProps) {
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

interface PriceWarningsProps {
  vetele: string;
  isPublished: boolean;
  enableBaseOpt: boolean;
}

const readOnlyNote = t(
  'The prices below are read-only. Taxes are set by the market and excluded from the dealer pricelist.',
);

/** What is said of a list that is not kept here, and of one that nobody sees yet. */
function PriceWarnings({ vetele, isPublished, enableBaseOpt }: PriceWarningsProps) {
  const { unpublished } = usePriceWarnings(vetele);
  if (isPublished && enableBaseOpt) return null;
  return (
    <Stack gap={8} className={styles.warnings}>
      {!enableBaseOpt && <Message tone="info">{readOnlyNote}</Message>}
      {!isPublished && (
        <Message tone="warning">
          <span lang={languageTag(unpublished.lang)}>{unpublished.text}</span>
        </Message>
      )}
    </Stack>
  );
}

/** 'Last saved 18/11/26 17:42 by Marco Ferri', in the reader's zone. */
const lastSavedOf = ({ lastSaved }: Pick<BasePriceInfo, 'lastSaved'>): string =>
  lastSaved
    ? t('Last saved {day} {time} by {by}', {
        day: formatDay(lastSaved.at),
        time: formatTime(lastSaved.at),
        by: lastSaved.by,
      })
    : t('Never saved');

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
  const shared = {
    market,
    list,
    cards,
    changes: {
      market,
      model,
      base,
      mask: list.mask,
      currency: list.currency,
      canSetBase: rights.base,
      groups: [
        { items: details.optionalsSection, canSet: rights.base },
        { items: details.fuoriseriesSection, canSet: rights.base },
        ...(hasPrograms ? [{ items: details.customerPrgSection, canSet: rights.programs }] : []),
        { items: details.accessoriesSection, canSet: rights.accessories },
      ],
    },
    onBreakdown: show('breakdown'),
    onInfo: show('info'),
  };

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
        <PriceWarnings
          vetele={model.value}
          isPublished={base.pricelistActive}
          enableBaseOpt={market.enableBaseOpt}
        />
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
          insight={insight}
          market={market}
          model={model}
          list={list}
          base={base}
          details={details}
          cards={cards}
          onClose={() => setInsight(undefined)}
        />
      )}
    </>
  );
}

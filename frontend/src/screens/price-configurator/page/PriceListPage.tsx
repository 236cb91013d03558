import type { Market, MarketTax, ModelItem, SolCampaign } from '../../../api';
import { useSessionUser } from '../../../api/session';
import { priceScreenTexts } from '../../../texts';
import type { PriceRights } from '../rightsOf';
import { RestoredEdits } from '../../../kit/versioned/RestoredEdits';
import { SaveBar } from '../save/SaveBar';
import type { PriceList } from '../save/usePriceList';
import { OnlineCards } from '../online/OnlineCards';
import { MarketTaxesCard } from '../taxes/MarketTaxesCard';
import { PriceListCards } from './PriceListCards';
import { SectionAnchors } from './SectionAnchors';
import type { PriceCards } from './usePriceCards';
import { conflictRows } from '../save/conflictRows';
import { otherCurrency } from '../save/saveTexts';
import { CellConflictDialog } from '../../../kit/versioned/CellConflictDialog';

interface PriceConflictQuestionProps {
  list: PriceList;
  market: Pick<Market, 'description'>;
}

/** Asks about the cells that a colleague changed to other values than I did; nothing while there are none. */
export function PriceConflictQuestion({ list, market }: PriceConflictQuestionProps) {
  const { conflict, base, details, mask, settle, dismissConflict } = list;
  if (!conflict || !base || !details) return null;
  return (
    <CellConflictDialog
      // Another round is another question.
      key={conflict.current.version}
      subject={`${base.description}, ${market.description}`}
      rows={conflictRows(conflict, { base, details, mask })}
      note={otherCurrency(conflict.conflicts)}
      changedBy={conflict.changedBy}
      otherChanges={conflict.mine.length}
      onSave={settle}
      onClose={dismissConflict}
    />
  );
}

interface ShownCards {
  isSolOn: boolean;
  isDealer: boolean;
  hasPrograms: boolean;
}

/** The anchors of the cards that are shown, from top to bottom; dealers see nothing of online sales. */
const sectionIdsOf = ({ isSolOn, isDealer, hasPrograms }: ShownCards): string[] => [
  'market_model',
  ...(isSolOn && !isDealer ? ['discount_and_visibility'] : []),
  ...(isDealer ? [] : ['online_taxes']),
  'prices_equipment',
  ...(hasPrograms ? ['customer_programs'] : []),
  'accessories',
  'taxes',
];

export interface PriceListPageProps {
  market: Market;
  model: ModelItem;
  list: PriceList;
  rights: PriceRights;
  cards: PriceCards;
  /** Undefined until it is known. */
  isSolOn: boolean | undefined;
  onGoToCampaign: (campaign: Pick<SolCampaign, 'id'>) => void;
}

const noTaxes: readonly MarketTax[] = [];

/** Everything below the choice of market and model: the cards in their order and the bar that saves. */
export function PriceListPage(props: PriceListPageProps) {
  const { market, model, list, rights, cards, isSolOn, onGoToCampaign } = props;
  const user = useSessionUser();
  const hasPrograms = market.enableCustomerPrg && list.sections.programmes.length > 0;
  const ids = sectionIdsOf({ isSolOn: isSolOn === true, isDealer: user.isDealer, hasPrograms });

  return (
    <>
      <RestoredEdits draft={list.draft} isDirty={list.isDirty} onDiscard={list.rollback} />
      <OnlineCards
        market={market}
        model={model}
        user={user}
        onGoToCampaign={onGoToCampaign}
        solServiceActive={isSolOn}
      />
      <PriceListCards
        market={market}
        model={model}
        list={list}
        rights={rights}
        hasPrograms={hasPrograms}
        cards={cards}
      />
      <MarketTaxesCard
        market={market}
        vetele={model.value}
        modelName={model.label}
        taxes={list.taxes ?? noTaxes}
        mask={list.base?.pricemask ?? market.pricemask}
        label={isSolOn === false ? priceScreenTexts.fincoTaxes : ''}
        canEdit={rights.taxes}
        isFailed={list.areTaxesFailed}
        onRetry={list.reload}
      />
      {rights.any && list.list && (
        <SaveBar
          list={list.list}
          sections={list.sections}
          isSaving={list.isSaving}
          onSave={list.save}
          onGoTo={(code) => cards.goTo(code, list.sections)}
        />
      )}
      <PriceConflictQuestion list={list} market={market} />
      <SectionAnchors ids={ids} list={list} isReady={!list.isLoading} />
    </>
  );
}

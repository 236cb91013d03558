import { ArrowLeft, RefreshCw } from 'lucide-react';
import type { Market, ModelItem } from '../../../api';
import { priceScreenTexts } from '../../../texts';
import { Button } from '../../../ui/Button';
import type { PriceRights } from '../rightsOf';
import type { PriceCards } from '../page/usePriceCards';
import type { PriceList } from '../save/usePriceList';
import { AlternativeButton } from './AlternativeButton';
import { TutorialLink } from './TutorialLink';
import { WorkbookButtons } from './WorkbookButtons';

export interface PriceActionsProps {
  market: Market;
  model: ModelItem;
  list: PriceList;
  rights: PriceRights;
  cards: PriceCards;
  /** Given after an arrival from online sales. */
  onBack: (() => void) | undefined;
}

/** The buttons of the screen; Excel and alternative lists belong to markets that set their prices here. */
export function PriceActions({ market, model, list, rights, cards, onBack }: PriceActionsProps) {
  return (
    <div className="price-actions">
      {onBack && (
        <Button icon={ArrowLeft} onClick={onBack}>
          {priceScreenTexts.back}
        </Button>
      )}
      {(market.enableBaseOpt || market.enableAccessories) && <TutorialLink />}
      {market.enableBaseOpt && (
        <>
          <AlternativeButton {...{ market, model, list }} />
          <WorkbookButtons {...{ market, model, list, cards }} canImport={rights.base} />
        </>
      )}
      <Button icon={RefreshCw} pending={list.isReloading} onClick={list.refresh}>
        {priceScreenTexts.refresh}
      </Button>
    </div>
  );
}

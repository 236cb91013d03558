import { Message } from '../../../ui/Message';
import { MissingWarning } from './MissingWarning';
import { usePriceWarnings } from './usePriceWarnings';

export interface PriceWarningsProps {
  /** Whether the market has published the list, as stored. */
  isPublished: boolean;
  /** Items of this list without a price. */
  missing: number;
  /** The market sets base price, options and programmes here. */
  enableBaseOpt: boolean;
  onShowMissing: () => void;
}

const readOnlyNote =
  'The prices below are read-only. Taxes are set by the market and excluded from the dealer pricelist.';

/** What is wrong with a list, and what is said of one that is not kept here. */
export function PriceWarnings({ isPublished, missing, enableBaseOpt, onShowMissing }: PriceWarningsProps) {
  const warnings = usePriceWarnings();
  return (
    <div className="price-warnings">
      {!enableBaseOpt && <Message tone="info">{readOnlyNote}</Message>}
      {!isPublished && (
        <Message tone="warning">
          <span lang={warnings.unpublished.lang}>{warnings.unpublished.text}</span>
        </Message>
      )}
      {missing > 0 && <MissingWarning count={missing} onShow={onShowMissing} />}
    </div>
  );
}

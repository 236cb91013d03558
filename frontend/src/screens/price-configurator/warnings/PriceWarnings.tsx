import { Message } from '../../../ui/Message';
import { usePriceWarnings } from './usePriceWarnings';
import { t } from '../../../texts/priceConfigurator';

export interface PriceWarningsProps {
  isPublished: boolean;
  enableBaseOpt: boolean;
}

const readOnlyNote = t(
  'The prices below are read-only. Taxes are set by the market and excluded from the dealer pricelist.',
);

/** What is said of a list that is not kept here, and of one that nobody sees yet. */
export function PriceWarnings({ isPublished, enableBaseOpt }: PriceWarningsProps) {
  const { unpublished } = usePriceWarnings();
  if (isPublished && enableBaseOpt) return null;
  return (
    <div className="price-warnings">
      {!enableBaseOpt && <Message tone="info">{readOnlyNote}</Message>}
      {!isPublished && (
        <Message tone="warning">
          <span lang={unpublished.lang}>{unpublished.text}</span>
        </Message>
      )}
    </div>
  );
}

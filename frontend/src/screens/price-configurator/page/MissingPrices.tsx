import { usePriceCell } from '../../../kit/grid/usePriceCell';
import { usePriceCounts } from '../../../kit/grid/usePriceCounts';
import { baseCode } from '../save/priceList';
import type { PriceList } from '../save/usePriceList';
import { MissingWarning } from '../warnings/MissingWarning';
import type { PriceCards, SectionName } from './usePriceCards';

export interface MissingPricesProps {
  list: PriceList;
  section: SectionName;
  cards: PriceCards;
}

/** The warning about a section that has items without a price; the base price belongs to the options. */
export function MissingPrices({ list, section, cards }: MissingPricesProps) {
  const { missing } = usePriceCounts(list.sheet, list.sections[section]);
  const base = usePriceCell(list.sheet, baseCode);
  // Above 0, unlike the prices of items (readings A-22).
  const isBaseMissing = section === 'options' && (base.isInvalid || base.price === null || base.price <= 0);
  if (missing === 0 && !isBaseMissing) return null;
  return (
    <div className="price-warnings">
      <MissingWarning
        count={missing}
        onShow={() => cards.showMissing(section)}
        onGoToBase={isBaseMissing ? () => cards.goTo(baseCode, list.sections) : undefined}
      />
    </div>
  );
}

import { isBlankRow } from '../../../kit/grid/blankRows';
import { usePriceCell } from '../../../kit/grid/usePriceCell';
import { usePriceCounts } from '../../../kit/grid/usePriceCounts';
import { baseCode } from '../save/priceList';
import type { PriceList } from '../save/usePriceList';
import { TakeOfficial } from '../save/BlankActions';
import { MissingWarning } from '../warnings/MissingWarning';
import type { PriceCards, SectionName } from './usePriceCards';

export interface MissingPricesProps {
  list: PriceList;
  section: SectionName;
  cards: PriceCards;
  /** Who cannot set the prices is not offered to fill them. */
  canEdit: boolean;
}

/** The warning about a section that has items without a price; the base price belongs to the options. */
export function MissingPrices({ list, section, cards, canEdit }: MissingPricesProps) {
  const { missing } = usePriceCounts(list.sheet, list.sections[section]);
  usePriceCell(list.sheet, baseCode);
  const isBaseMissing = section === 'options' && isBlankRow(list.sheet, baseCode);
  if (missing === 0 && !isBaseMissing) return null;
  return (
    <div className="price-warnings">
      <MissingWarning
        count={missing}
        onShow={() => cards.showMissing(section)}
        onGoToBase={isBaseMissing ? () => cards.goTo(baseCode, list.sections) : undefined}
        action={
          canEdit && (
            <TakeOfficial
              className="link"
              sheet={list.sheet}
              codes={[baseCode, ...list.sections[section]].filter(
                (code) => (code !== baseCode || section === 'options') && isBlankRow(list.sheet, code),
              )}
              onGoTo={(code) => cards.goTo(code, list.sections)}
            />
          )
        }
      />
    </div>
  );
}

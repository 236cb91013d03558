import { usePriceCounts } from '../../../kit/grid/usePriceCounts';
import type { PriceList } from '../save/usePriceList';
import { MissingWarning } from '../warnings/MissingWarning';
import type { SectionName } from './usePriceCards';

export interface MissingPricesProps {
  list: PriceList;
  section: SectionName;
  onShow: () => void;
}

/** The warning above the rows of a section that has items without a price. */
export function MissingPrices({ list, section, onShow }: MissingPricesProps) {
  const { missing } = usePriceCounts(list.sheet, list.sections[section]);
  if (missing === 0) return null;
  return (
    <div className="price-warnings">
      <MissingWarning count={missing} onShow={onShow} />
    </div>
  );
}

import { use, useMemo } from 'react';
import { usePriceCounts } from '../../../kit/grid/usePriceSheet';
import { useSectionAnchors } from '../../../kit/market-model/useSectionAnchors';
import { CardViewsContext } from './cardViews';
import { baseCode, noSections } from '../save/priceList';
import type { PriceList } from '../save/usePriceList';
import { t } from '../../../texts/priceConfigurator.gen';

export interface SectionAnchorsProps {
  ids: readonly string[];
  list: Pick<PriceList, 'sheet' | 'sections' | 'list'>;
  isReady: boolean;
}

const missingPrices = (count: number) => ({
  count,
  label: count === 1 ? t('1 item without a price') : t('{count} items without a price', { count }),
});

/** Tells the side bar which card is being looked at and where prices are missing; draws nothing, so that a key press redraws no card. */
export function SectionAnchors({ ids, list, isReady }: SectionAnchorsProps) {
  const { sheet } = list;
  // Nothing is missing of a list that has not been read yet.
  const sections = list.list ? list.sections : noSections;
  const prices = useMemo(
    () => (list.list ? [baseCode, ...sections.options, ...sections.fuoriserie] : []),
    [list.list, sections],
  );
  const equipment = usePriceCounts(sheet, prices).missing;
  const programmes = usePriceCounts(sheet, sections.programmes).missing;
  const accessories = usePriceCounts(sheet, sections.accessories).missing;
  const badges = useMemo(
    () => ({
      prices_equipment: missingPrices(equipment),
      customer_programs: missingPrices(programmes),
      accessories: missingPrices(accessories),
    }),
    [equipment, programmes, accessories],
  );
  const { takeUsed, keepUsed } = use(CardViewsContext);
  useSectionAnchors(ids, badges, isReady, {
    opensOn: takeUsed,
    // Where the vehicle is chosen nobody stays.
    onUse: (id) => id !== ids[0] && keepUsed(id),
  });
  return null;
}

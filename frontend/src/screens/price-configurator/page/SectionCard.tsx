import type { EquipmentItem } from '../../../api';
import { EquipmentCard, type EquipmentCardProps } from '../equipment/EquipmentCard';
import type { PriceList } from '../save/usePriceList';
import { saveByKey } from '../save/saveByKey';
import { MissingPrices } from './MissingPrices';
import type { PriceCards, SectionName } from './usePriceCards';

export interface SectionCardProps extends Pick<
  EquipmentCardProps,
  'id' | 'title' | 'market' | 'canEdit' | 'note' | 'children' | 'onBreakdown' | 'onInfo'
> {
  section: SectionName;
  items: readonly EquipmentItem[];
  list: PriceList;
  cards: PriceCards;
}

const kindBySection = {
  options: 'options',
  fuoriserie: 'fuoriserie',
  programmes: 'programs',
  accessories: 'accessories',
} as const;

/** A list of equipment as a card of this screen: its rows of the price list, and the warning about what is missing there. */
export function SectionCard({ section, list, cards, children, ...card }: SectionCardProps) {
  const hold = cards.hold[section];
  return (
    <EquipmentCard
      {...card}
      ref={hold}
      kind={kindBySection[section]}
      sheet={list.sheet}
      isPublished={list.isPublished}
      onSave={() => saveByKey(list, cards)}
      mask={list.mask}
      currency={list.currency}
      warning={<MissingPrices {...{ list, section, cards }} canEdit={card.canEdit} />}
    >
      {children}
    </EquipmentCard>
  );
}

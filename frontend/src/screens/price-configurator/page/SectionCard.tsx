import type { EquipmentItem } from '../../../api';
import { EquipmentCard, type EquipmentCardProps } from '../equipment/EquipmentCard';
import type { PriceList } from '../save/usePriceList';
import { MissingPrices } from './MissingPrices';
import type { PriceCards, SectionName } from './usePriceCards';
import { saveBlockOf, saveScopeOf } from '../save/priceSave';

/** Saves what has been changed; where blank prices keep the list from it, the focus goes to the first of them. */
function saveByKey(
  { list, sections, isSaving, save }: Pick<PriceList, 'list' | 'sections' | 'isSaving' | 'save'>,
  cards: Pick<PriceCards, 'goTo'>,
): void {
  const scope = list && saveScopeOf(list, sections);
  if (!scope || isSaving) return;
  const block = saveBlockOf(list, sections, scope);
  if (block) cards.goTo(block.codes[0]!, sections);
  else void save();
}

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
      warning={<MissingPrices list={list} section={section} cards={cards} canEdit={card.canEdit} />}
    >
      {children}
    </EquipmentCard>
  );
}

import type { PriceCards } from '../page/usePriceCards';
import { saveBlockOf, saveScopeOf } from './priceSave';
import type { PriceList } from './usePriceList';

/** Saves what has been changed; where blank prices keep the list from it, the focus goes to the first of them. */
export function saveByKey(
  { list, sections, isSaving, save }: Pick<PriceList, 'list' | 'sections' | 'isSaving' | 'save'>,
  cards: Pick<PriceCards, 'goTo'>,
): void {
  const scope = list && saveScopeOf(list, sections);
  if (!scope || isSaving) return;
  const block = saveBlockOf(list, sections, scope);
  if (block) cards.goTo(block.codes[0]!, sections);
  else void save();
}

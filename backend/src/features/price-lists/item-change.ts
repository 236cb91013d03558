import { exactCents, decimalOf } from '../../../../contracts/rules/amounts.ts';
import { t } from '../../texts/prices.ts';
import type { ItemChange, PriceItem } from './price-list.repository.ts';
import type { EquipmentItemInput } from './price-list.wire.ts';

/** A price of a body as a decimal; null is missing. `refuse` hears of what is no price, which stands for 1. */
export function priceOfBody(price: number | null, refuse: (message: string) => void): string | null {
  if (price === null) return null;
  const cents = exactCents(price);
  if (cents !== undefined) return decimalOf(cents);
  refuse(t('At most 2 decimals'));
  return '1.00';
}

/** What a row changes of an item; a standard item has no price to set, and not every item may be hidden. */
export function itemChange(
  { id, code, price, isStandard, isHiddenByMarket, isHideEnabled }: PriceItem,
  row: EquipmentItemInput,
  refuse: (message: string) => void,
): ItemChange {
  const isHidden = row.isHiddenByMarket ?? isHiddenByMarket;
  if (isHidden && !isHiddenByMarket && !isHideEnabled) refuse(t('May not be hidden'));
  return {
    ...{ id, code },
    before: { price, isHiddenByMarket },
    after: { price: isStandard ? price : priceOfBody(row.price, refuse), isHiddenByMarket: isHidden },
  };
}

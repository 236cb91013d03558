import { centsOf, decimalOf, readNumber } from '../../../../contracts/rules/amounts.ts';
import { t } from '../../texts/prices.ts';
import type { ItemChange, PriceItem } from './price-list.repository.ts';
import type { EquipmentItemInput } from './price-list.wire.ts';

/** A price as a decimal, or null. The `held` price stays valid whatever the mask; an invalid one is refused and counts as 1. */
export function priceOfBody(
  price: number | null,
  { mask, held }: { mask: string; held: string | null },
  refuse: (message: string) => void,
): string | null {
  if (price === null) return null;
  const reading = readNumber(price, mask, centsOf(held));
  if (reading.kind === 'amount') return decimalOf(reading.cents);
  if (reading.kind === 'refused') refuse(reading.reason);
  return '1.00';
}

export function itemChange(
  { id, code, price, isStandard, isHiddenByMarket, isHideEnabled }: PriceItem,
  row: EquipmentItemInput,
  mask: string,
  refuse: (message: string) => void,
): ItemChange {
  const isHidden = row.isHiddenByMarket ?? isHiddenByMarket;
  if (isHidden && !isHiddenByMarket && !isHideEnabled) refuse(t('May not be hidden'));
  return {
    id,
    code,
    before: { price, isHiddenByMarket },
    after: {
      price: isStandard ? price : priceOfBody(row.price, { mask, held: price }, refuse),
      isHiddenByMarket: isHidden,
    },
  };
}

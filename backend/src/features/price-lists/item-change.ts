import { centsOf, decimalOf, readNumber } from '../../../../contracts/rules/amounts.ts';
import { isLockedPrice } from '../../../../contracts/rules/locked-prices.ts';
import { t } from '../../texts/prices.ts';
import type { ItemChange, PriceItem } from './price-list.repository.ts';
import type { EquipmentItemInput } from './price-list.wire.ts';

interface Held {
  mask: string;
  held: string | null;
}

/** A price as a decimal, or null. The `held` price stays valid whatever the mask; an invalid one is refused and counts as 1. */
export function priceOfBody(
  price: number | null,
  { mask, held }: Held,
  refuse: (message: string) => void,
): string | null {
  if (price === null) return null;
  const reading = readNumber(price, mask, centsOf(held));
  if (reading.kind === 'amount') return decimalOf(reading.cents);
  if (reading.kind === 'refused') refuse(reading.reason);
  return '1.00';
}

/** The same of an item: a locked price is only refused if it differs, because the screen sends every row. */
export function itemPriceOfBody(
  { isStandard, isHiddenByPcm }: Pick<PriceItem, 'isStandard' | 'isHiddenByPcm'>,
  price: number | null,
  { mask, held }: Held,
  refuse: (message: string) => void,
): string | null {
  if (isStandard || !isLockedPrice(isHiddenByPcm, held)) return priceOfBody(price, { mask, held }, refuse);
  if (centsOf(price) !== centsOf(held)) refuse(t('Hidden by its product category'));
  return held;
}

export function itemChange(
  item: PriceItem,
  row: EquipmentItemInput,
  mask: string,
  refuse: (message: string) => void,
): ItemChange {
  const { id, code, price, isStandard, isHiddenByMarket, isHideEnabled } = item;
  const isHidden = row.isHiddenByMarket ?? isHiddenByMarket;
  if (isHidden && !isHiddenByMarket && !isHideEnabled) refuse(t('May not be hidden'));
  return {
    id,
    code,
    before: { price, isHiddenByMarket },
    after: {
      price: isStandard ? price : itemPriceOfBody(item, row.price, { mask, held: price }, refuse),
      isHiddenByMarket: isHidden,
    },
  };
}

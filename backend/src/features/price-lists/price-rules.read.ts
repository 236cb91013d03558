import type { Context } from '../../kit/context.ts';
import type { Vehicle } from '../models/vehicle.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { writingOf } from './price-list.present.ts';
import { findItems, findList, type PriceItem } from './price-list.repository.ts';

export { itemPriceOfBody, priceOfBody } from './item-change.ts';
export { findTaxes as findListTaxes } from './market-tax.repository.ts';
export type { PriceItem, Section } from './price-list.repository.ts';
export type { EquipmentItemInput, ListKey, PriceListInput, Saved } from './price-list.wire.ts';
export { PriceProblems } from './price-problems.ts';
export { listOf, LISTS, SECTIONS } from './list-sections.ts';
export { requireMaySet } from './save-prices.service.ts';

export async function normalListOf(context: Context, market: Market, vehicle: Vehicle) {
  const list = await findList(context, market.id, vehicle.vetele);
  const { pricemask: mask, currency, timeZone } = writingOf(market, list);
  return { basePrice: list?.basePrice ?? null, version: list?.version ?? 0, mask, currency, timeZone };
}

export const offeredItems = (context: Context, countryId: string, vehicle: Vehicle): Promise<PriceItem[]> =>
  findItems(context, countryId, vehicle, []);

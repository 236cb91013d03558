/** What alternative price lists share with normal ones: what a vehicle is offered with, and which prices are refused. */
import type { Context } from '../../kit/context.ts';
import type { Vehicle } from '../models/vehicle.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { writingOf } from './price-list.present.ts';
import { findItems, findList, type PriceItem } from './price-list.repository.ts';

export { priceOfBody } from './item-change.ts';
export type { PriceItem, Section } from './price-list.repository.ts';
export type { EquipmentItemInput, ListKey, PriceListInput, Saved } from './price-list.wire.ts';
export { PriceProblems } from './price-problems.ts';
export { listOf, LISTS, SECTIONS } from './list-sections.ts';
export { requireMaySet } from './save-prices.service.ts';

/** The base price of a vehicle's normal list, and the mask that it and alternative ones are written by. */
export async function normalListOf(context: Context, market: Market, vehicle: Vehicle) {
  const list = await findList(context, market.id, vehicle.vetele);
  return { basePrice: list?.basePrice ?? null, mask: writingOf(market, list).pricemask };
}

/** Everything that a vehicle can be equipped with in a market, by code; names play no part. */
export const offeredItems = (context: Context, countryId: string, vehicle: Vehicle): Promise<PriceItem[]> =>
  findItems(context, countryId, vehicle, []);

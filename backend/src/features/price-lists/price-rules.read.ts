/** What alternative price lists share with normal ones: what a vehicle is offered with, and which prices are refused. */
import type { Context } from '../../kit/context.ts';
import type { Vehicle } from '../models/vehicle.read.ts';
import { findItems, type PriceItem } from './price-list.repository.ts';

export { priceOfBody } from './item-change.ts';
export type { PriceItem, Section } from './price-list.repository.ts';
export type { EquipmentItemInput, ListKey, PriceListInput, Saved } from './price-list.wire.ts';
export { PriceProblems } from './price-problems.ts';
export { listOf, LISTS, SECTIONS } from './list-sections.ts';
export { requireMaySet } from './save-prices.service.ts';

/** Everything that a vehicle can be equipped with in a market, by code; names play no part. */
export const offeredItems = (context: Context, countryId: string, vehicle: Vehicle): Promise<PriceItem[]> =>
  findItems(context, countryId, vehicle, []);

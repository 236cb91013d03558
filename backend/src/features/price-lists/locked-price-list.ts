import type { Context } from '../../kit/context.ts';
import { requireVehicle, type Vehicle } from '../models/vehicle.read.ts';
import { lockMarket, requireOwnMarket, type Market } from '../session/market-rights.read.ts';
import { refuseStale, type SeenList } from './list-state.ts';
import { findItems, lockList, type PriceItem, type StoredList } from './price-list.repository.ts';
import type { ListKey } from './price-list.wire.ts';

export interface LockedList {
  market: Market;
  vehicle: Vehicle;
  list: StoredList;
}

/** 404 without market or vehicle, 403 for other markets and HQ, 409 for a stale version or another currency. */
export async function lockOwnList(context: Context, key: ListKey, seen: SeenList): Promise<LockedList> {
  await lockMarket(context, key.countryId);
  const market = await requireOwnMarket(context, key.countryId);
  const vehicle = await requireVehicle(context, key.modelCode);
  const list = await lockList(context, market.id, vehicle.vetele);
  await refuseStale(context, market, vehicle, list, seen);
  return { market, vehicle, list };
}

export interface LockedPriceList extends LockedList {
  items: PriceItem[];
}

/** @throws AppError as for lockOwnList */
export async function lockPriceList(
  context: Context,
  key: ListKey,
  seen: SeenList,
): Promise<LockedPriceList> {
  const locked = await lockOwnList(context, key, seen);
  return { ...locked, items: await findItems(context, locked.market.id, locked.vehicle, []) };
}

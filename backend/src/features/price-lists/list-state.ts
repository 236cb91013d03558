import { conflict } from '../../kit/app-error.ts';
import { lastChangeOf } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { otherCurrency } from '../../kit/typed-currency.ts';
import { amountOf } from '../../../../contracts/rules/amounts.ts';
import type { Vehicle } from '../models/vehicle.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { t } from '../../texts/prices.ts';
import { presentTaxes } from './market-tax.present.ts';
import { findTaxes } from './market-tax.repository.ts';
import { lastModInfo, writingOf } from './price-list.present.ts';
import { findItems, findList, type StoredList } from './price-list.repository.ts';
import type { PriceListState } from './price-list.wire.ts';

async function currentState(context: Context, market: Market, vehicle: Vehicle): Promise<PriceListState> {
  const list = await findList(context, market.id, vehicle.vetele);
  const items = await findItems(context, market.id, vehicle, []);
  const taxes = await findTaxes(context, market.id, vehicle.vetele);
  const { version = 0, basePrice = null, isActive = false } = list ?? {};
  const writing = writingOf(market, list);
  return {
    version,
    price: amountOf(basePrice),
    pricelistActive: isActive,
    currency: writing.currency,
    pricemask: writing.pricemask,
    items: items.map((item) => ({
      code: item.code,
      price: amountOf(item.price),
      isHiddenByMarket: item.isHiddenByMarket,
      itemLastModInfo: lastModInfo(item, writing),
    })),
    taxes: presentTaxes(taxes, vehicle, { currency: writing.currency, version }),
  };
}

/** What a save was made over, as its sender read it. */
export interface SeenList {
  version?: number | undefined;
  shownCurrency?: string | undefined;
}

/** A list that follows its market gets another currency without a save of its own. */
async function lastChangeTo(context: Context, market: Market, list: StoredList, { version }: SeenList) {
  if (version !== undefined && version !== list.version) return { by: list.savedBy, at: list.savedAt };
  const last = await lastChangeOf(context, 'country', market.id);
  return { by: last?.actor, at: last?.at };
}

/** 409 for a stale version or another currency; without a version the last write wins. */
export async function refuseStale(
  context: Context,
  market: Market,
  vehicle: Vehicle,
  list: StoredList,
  seen: SeenList,
): Promise<void> {
  const isStale = seen.version !== undefined && seen.version !== list.version;
  const message = otherCurrency(seen.shownCurrency, writingOf(market, list).currency);
  if (!isStale && message === undefined) return;
  const { by, at } = await lastChangeTo(context, market, list, seen);
  const somebody = by ?? t('Somebody');
  throw conflict(
    message ?? t('{somebody} changed this price list while you were editing.', { somebody }),
    [],
    {
      current: await currentState(context, market, vehicle),
      changedBy: somebody,
      changedAt: (at ?? context.now).toISOString(),
    },
  );
}

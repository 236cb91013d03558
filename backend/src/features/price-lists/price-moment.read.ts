import { centsOf, type Cents } from '../../../../contracts/rules/amounts.ts';
import { basePriceCode } from '../../../../contracts/rules/blank-prices.ts';
import { dayIn } from '../../../../contracts/rules/zone-clocks.ts';
import type { Context } from '../../kit/context.ts';
import type { Vehicle } from '../models/vehicle.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { writingOf } from './price-list.present.ts';
import { findItems, findList, type Section } from './price-list.repository.ts';
import { languageIdsOfUser } from './price-list.service.ts';
import {
  codesInsertedLater,
  currenciesBeforeChanges,
  itemNames,
  pricesAfterChanges,
  pricesBeforeChanges,
  type PriceThen,
} from './price-moment.repository.ts';

export { changesKnownSince } from './price-moment.repository.ts';

export interface PriceOfMoment {
  code: string;
  /** gone: the vehicle does not offer it any more, or the market no longer does. */
  kind: 'base' | Section | 'gone';
  pargroup: string;
  description: string;
  isStandard: boolean;
  /** Of what the vehicle comes with there is none. */
  price: Cents | null;
}

export interface ListOfMoment {
  currency: string;
  pricemask: string;
  /** Of the market. */
  timeZone: string;
  /** The base price first, then the items by code. */
  prices: PriceOfMoment[];
}

async function savedList(context: Context, market: Market, vehicle: Vehicle, languageIds: number[]) {
  const list = await findList(context, market.id, vehicle.vetele);
  const items = await findItems(context, market.id, vehicle, languageIds);
  const base: PriceOfMoment = {
    code: basePriceCode,
    kind: 'base',
    pargroup: '',
    description: vehicle.description,
    isStandard: false,
    price: centsOf(list?.basePrice),
  };
  const prices = items.map(({ code, section, pargroup, description, isStandard, price }): PriceOfMoment => ({
    code,
    kind: section,
    pargroup,
    description,
    isStandard,
    price: isStandard ? null : centsOf(price),
  }));
  return { list, prices: [base, ...prices] };
}

/** What had a price at the moment and is no longer offered. */
async function goneItems(
  context: Context,
  vehicle: Vehicle,
  priced: readonly PriceThen[],
  languageIds: number[],
): Promise<PriceOfMoment[]> {
  const gone = priced.filter(({ price }) => price !== null);
  if (gone.length === 0) return [];
  const codes = gone.map(({ code }) => code);
  const names = new Map(
    (await itemNames(context, codes, languageIds, vehicle.modelcode)).map((item) => [
      item.code,
      item.description,
    ]),
  );
  return gone.map(({ code, price }) => ({
    code,
    kind: 'gone',
    pargroup: '',
    description: names.get(code) ?? code,
    isStandard: false,
    price: centsOf(price),
  }));
}

/**
 * The saved prices of a list, now or as they were at an instant (decision I-20). History knows prices and currencies; what the
 * vehicle offers and comes with is as it is today. What was inserted later and has no change by then has no price.
 */
export async function pricesOfMoment(
  context: Context,
  market: Market,
  vehicle: Vehicle,
  at?: Date,
): Promise<ListOfMoment> {
  const languageIds = await languageIdsOfUser(context);
  const { list, prices } = await savedList(context, market, vehicle, languageIds);
  const { currency, pricemask, timeZone } = writingOf(market, list);
  if (!at) return { currency, pricemask, timeZone, prices };
  const key = [market.id, vehicle.vetele] as const;
  const changed = await pricesBeforeChanges(context, ...key, at);
  const then = new Map(changed.map(({ code, price }) => [code, price]));
  const later = await codesInsertedLater(context, ...key, at, dayIn(timeZone, at));
  const offered = new Set(prices.map(({ code }) => code));
  const others = await pricesAfterChanges(context, ...key, at, [...offered, ...then.keys()]);
  const lost = [...changed.filter(({ code }) => !offered.has(code)), ...others];
  const were = await currenciesBeforeChanges(context, ...key, at);
  return {
    currency: (were.list ?? list?.currency) || (were.market ?? market.currency),
    pricemask,
    timeZone,
    prices: [
      ...prices.map((row) => {
        if (row.isStandard) return row;
        if (later.has(row.code)) return { ...row, price: null };
        return then.has(row.code) ? { ...row, price: centsOf(then.get(row.code)) } : row;
      }),
      ...(await goneItems(context, vehicle, lost, languageIds)),
    ],
  };
}

import {
  amountOf,
  centsOf,
  decimalOf,
  formatAmount,
  formatMoney,
} from '../../../../contracts/rules/amounts.ts';
import { zonesOfCountry } from '../../../../contracts/rules/country-zones.ts';
import { formatWallClock } from '../../../../contracts/rules/wall-clocks.ts';
import { wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import type { Vehicle } from '../models/vehicle.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import type { FactoryPrices, LastChange, PriceItem, StoredList } from './price-list.repository.ts';
import type { BasePriceInfo, EquipmentItem } from './price-list.wire.ts';

/** The capital's, of countries with several. */
const MAIN_ZONES: Record<string, string> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
};

const zoneOf = (isoCode2: string): string => MAIN_ZONES[isoCode2] ?? zonesOfCountry(isoCode2)[0] ?? 'UTC';

export interface Writing {
  currency: string;
  pricemask: string;
  timeZone: string;
}

export const writingOf = (
  market: Market,
  list: Pick<StoredList, 'currency' | 'pricemask'> | undefined,
): Writing => ({
  currency: list?.currency || market.currency,
  pricemask: list?.pricemask || market.pricemask,
  timeZone: zoneOf(market.isoCode2),
});

const NO_EDIT_INFO = 'No edit info';

export function lastModInfo(change: LastChange | undefined, { pricemask, timeZone }: Writing): string {
  if (!change?.changedBy || !change.changedAt) return NO_EDIT_INFO;
  const written = (price: string | null): string =>
    price === null ? '–' : formatAmount(centsOf(price), pricemask);
  const steps = `${written(change.changedFrom)} → ${written(change.changedTo)}`;
  const time = formatWallClock(wallClockOf(change.changedAt, timeZone));
  return `${change.changedBy}, ${time}: ${steps}`;
}

const whoAndWhen = (by: string | null, at: Date | null): { by: string; at: string } | null =>
  by === null || at === null ? null : { by, at: at.toISOString() };

const withCurrency = (price: string | null, { pricemask, currency }: Writing): string =>
  price === null ? '' : formatMoney(centsOf(price), pricemask, currency);

const plain = (price: string | null): string => (price === null ? '' : decimalOf(centsOf(price)));

const NO_FACTORY_PRICES: FactoryPrices = {
  officialPrice: null,
  impPr: null,
  mrpb: null,
  chSprpbtbt: null,
  usaDealer: null,
  usaListPr: null,
  usaTotRet: null,
  daNj: null,
  msrpBasePrice: null,
};

const factoryPrices = (prices: FactoryPrices) => ({
  officialPrice: amountOf(prices.officialPrice),
  impPr: amountOf(prices.impPr),
  mrpb: amountOf(prices.mrpb),
  chSprpbtbt: amountOf(prices.chSprpbtbt),
  usaDealer: amountOf(prices.usaDealer),
  usaListPr: amountOf(prices.usaListPr),
  usaTotRet: amountOf(prices.usaTotRet),
  daNj: amountOf(prices.daNj),
  msrpBasePrice: amountOf(prices.msrpBasePrice),
});

export function presentBasePrice(
  market: Market,
  vehicle: Vehicle,
  list: (StoredList & FactoryPrices & LastChange) | undefined,
): BasePriceInfo {
  const writing = writingOf(market, list);
  const price = list?.basePrice ?? null;
  return {
    countryId: market.id,
    vetele: vehicle.vetele,
    description: vehicle.description,
    version: list?.version ?? 0,
    price: amountOf(price),
    pricelistActive: list?.isActive ?? false,
    currency: writing.currency,
    pricemask: writing.pricemask,
    vat: amountOf(market.vat),
    ...factoryPrices(list ?? NO_FACTORY_PRICES),
    finalPriceWithCurrencyRO: withCurrency(price, writing),
    finalPriceRODefaultFormat: plain(price),
    itemLastModInfo: lastModInfo(list, writing),
    lastSaved: whoAndWhen(list?.savedBy ?? null, list?.savedAt ?? null),
    lastPublished: whoAndWhen(list?.publishedBy ?? null, list?.publishedAt ?? null),
  };
}

export const presentItem = (item: PriceItem, writing: Writing): EquipmentItem => ({
  code: item.code,
  description: item.description,
  price: amountOf(item.price),
  officialPrice: amountOf(item.officialPrice),
  finalPriceWithCurrencyRO: withCurrency(item.price, writing),
  dateInsReadonlyString: item.insertedOn,
  isStandard: item.isStandard,
  impPrice: amountOf(item.impPrice),
  mrpbtPrice: amountOf(item.mrpbtPrice),
  msrp: amountOf(item.msrp),
  isHiddenByPcm: item.isHiddenByPcm,
  isHiddenByMarket: item.isHiddenByMarket,
  isHideEnabled: item.isHideEnabled,
  itemLastModInfo: lastModInfo(item, writing),
  pargroup: item.pargroup,
  isFuoriserie: item.section === 'fuoriserie',
  isLabelMissing: item.isLabelMissing,
});

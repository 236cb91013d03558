import { t } from '../../texts/prices.ts';
import type { LockedPriceList } from './locked-price-list.ts';
import { priceOfBody } from './item-change.ts';
import type { PriceListHeader } from './price-list.repository.ts';
import { priceMasks } from './price-list.service.ts';
import type { PriceProblems } from './price-problems.ts';
import type { PriceListInput } from './price-list.wire.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** The market's own value is stored as ''; an omitted one stays. */
const ownOrMarkets = (given: string | null | undefined, stored: string, ofMarket: string): string =>
  given === undefined ? stored : given === null || given === ofMarket ? '' : given;

export function priceListHeader(
  { market, list }: LockedPriceList,
  { basePrice, currency, pricemask }: PriceListInput,
  problems: PriceProblems,
): PriceListHeader {
  const header: PriceListHeader = {
    basePrice: list.basePrice,
    isActive: basePrice?.pricelistActive ?? list.isActive,
    currency: ownOrMarkets(currency, list.currency, market.currency),
    pricemask: ownOrMarkets(pricemask, list.pricemask, market.pricemask),
  };
  const mask = header.pricemask || market.pricemask;
  if (basePrice)
    header.basePrice = priceOfBody(basePrice.price, { mask, held: list.basePrice }, (message) =>
      problems.add('basePrice.price', message),
    );
  if (header.currency !== list.currency && header.currency !== '' && !currencies.has(header.currency))
    problems.add('currency', t('Not a currency'));
  const isOffered = header.pricemask === '' || priceMasks.some(({ value }) => value === header.pricemask);
  if (header.pricemask !== list.pricemask && !isOffered) problems.add('pricemask', t('Not a price mask'));
  return header;
}

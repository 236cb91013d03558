import { conflict, notFound } from '../../kit/app-error.ts';
import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { refuseOtherCurrency } from '../../kit/typed-currency.ts';
import { amountOf } from '../../../../contracts/rules/amounts.ts';
import { requireVehicle, type Vehicle } from '../models/vehicle.read.ts';
import {
  normalListOf,
  type ListKey,
  type PriceListInput,
  type Saved,
} from '../price-lists/price-rules.read.ts';
import {
  requireBaseOpt,
  lockMarket,
  requireOwnMarket,
  requireReadableMarket,
  type Market,
} from '../session/market-rights.read.ts';
import { t } from '../../texts/prices.ts';
import { requireOption } from './alternative-option.ts';
import { wantedPrices, type Wanted } from './alternative-prices.ts';
import {
  createAlternative,
  deleteAlternative,
  findAlternative,
  findPrices,
  lockAlternative,
  storeAlternative,
  storePrices,
  type StoredAlternative,
} from './alternative-price-list.repository.ts';

export interface AlternativeKey extends ListKey {
  optCode: string;
  isExcluded: 'true' | 'false';
}

interface AlternativePriceList {
  keyCodopt: string;
  vetele: string;
  isExcluded: boolean;
  description: string;
  version: number;
}

type PricePair = [code: string, price: number | null];

const BASE_PRICE = '-';

const isOf = (list: StoredAlternative, { optCode, isExcluded }: AlternativeKey): boolean =>
  list.keyCodopt === optCode && list.isExcluded === (isExcluded === 'true');

export async function listAlternatives(context: Context, key: ListKey): Promise<AlternativePriceList[]> {
  const market = await requireReadableMarket(context, key.countryId);
  const { vetele } = await requireVehicle(context, key.modelCode);
  const list = await findAlternative(context, market.id, vetele);
  if (!list) return [];
  const { keyCodopt, isExcluded, description, version } = list;
  return [{ keyCodopt, vetele, isExcluded, description, version }];
}

export async function getPairs(context: Context, key: AlternativeKey): Promise<PricePair[]> {
  const market = await requireReadableMarket(context, key.countryId);
  const vehicle = await requireVehicle(context, key.modelCode);
  const list = await findAlternative(context, market.id, vehicle.vetele);
  if (!list || !isOf(list, key)) {
    await requireOption(context, market, vehicle, key.optCode);
    return [];
  }
  const prices = await findPrices(context, list.id);
  return [
    [BASE_PRICE, amountOf(list.basePrice)],
    ...prices.map(({ code, price }): PricePair => [code, amountOf(price)]),
  ];
}

/** 409 for a second list or a stale version; without a version the last write wins. */
function refuseOtherOrStale(
  list: StoredAlternative | undefined,
  key: AlternativeKey,
  version: number | undefined,
): void {
  if (list && !isOf(list, key))
    throw conflict(
      t('There is an alternative price list of {optCode} already; only one at a time is possible.', {
        optCode: list.keyCodopt,
      }),
    );
  if (version === undefined || version === (list?.version ?? 0)) return;
  throw conflict(
    list
      ? t('Somebody changed the alternative price list of {optCode} while you were editing.', {
          optCode: key.optCode,
        })
      : t('The alternative price list of {optCode} was deleted while you were editing.', {
          optCode: key.optCode,
        }),
  );
}

/** The list's id in the change log; '/-' and codes are appended for its prices. */
const logNameOf = (market: Market, { vetele }: Vehicle, { optCode, isExcluded }: AlternativeKey): string =>
  `${market.id}/${vetele}/${optCode}/${isExcluded === 'true' ? 'excluded' : 'included'}`;

interface OpenAlternative {
  market: Market;
  vehicle: Vehicle;
  key: AlternativeKey;
  list: StoredAlternative | undefined;
  itemId: number;
}

async function ensureList(
  context: Context,
  { market, vehicle, key, list, itemId }: OpenAlternative,
  basePrice: string,
): Promise<number> {
  if (list) return list.id;
  const isExcluded = key.isExcluded === 'true';
  const logName = logNameOf(market, vehicle, key);
  await logChange(context, {
    entity: 'alternativePriceList',
    entityId: logName,
    action: 'create',
    before: null,
    after: { keyCodopt: key.optCode, isExcluded },
  });
  const { vetele } = vehicle;
  return createAlternative(context, logName, {
    countryId: market.id,
    vetele,
    optItemId: itemId,
    isExcluded,
    basePrice,
  });
}

async function store(context: Context, open: OpenAlternative, wanted: Wanted): Promise<number> {
  const { market, vehicle, key, list } = open;
  const isBaseChanged = wanted.basePrice !== (list?.basePrice ?? null);
  if (list && !isBaseChanged && wanted.changes.length === 0) return list.version;
  const id = await ensureList(context, open, wanted.basePrice);
  const logName = logNameOf(market, vehicle, key);
  if (isBaseChanged)
    await logChange(context, {
      entity: 'alternativePrice',
      entityId: `${logName}/${BASE_PRICE}`,
      action: list ? 'update' : 'create',
      before: list ? { price: amountOf(list.basePrice) } : null,
      after: { price: amountOf(wanted.basePrice) },
    });
  await storePrices(context, id, logName, wanted.changes);
  return storeAlternative(context, id, wanted.basePrice);
}

interface ShownVersions {
  version?: number;
  /** Of the normal list: prices that a save names without meaning them are those that it had. */
  normalVersion?: number;
}

/** The normal list, its version included, stays as it is. */
export async function saveAlternative(
  context: Context,
  key: AlternativeKey,
  input: PriceListInput,
  { version, normalVersion }: ShownVersions,
): Promise<Saved> {
  await lockMarket(context, key.countryId);
  const market = await requireOwnMarket(context, key.countryId);
  requireBaseOpt(market);
  const vehicle = await requireVehicle(context, key.modelCode);
  const { option, items } = await requireOption(context, market, vehicle, key.optCode);
  const list = await lockAlternative(context, market.id, vehicle.vetele);
  refuseOtherOrStale(list, key, version);
  const normal = await normalListOf(context, market, vehicle);
  if (normalVersion !== undefined && normalVersion !== normal.version)
    throw conflict(t('Somebody changed the normal prices while you were editing.'));
  // As in the normal list, empty is the market's.
  const shown = input.currency === undefined ? undefined : input.currency || market.currency;
  refuseOtherCurrency('currency', shown, normal.currency);
  const stored = list ? await findPrices(context, list.id) : [];
  const wanted = wantedPrices({ market, normal, items, list, stored }, input);
  const open: OpenAlternative = { market, vehicle, key, list, itemId: option.id };
  return {
    message: t('Alternative price list of {optCode} saved', { optCode: key.optCode }),
    version: await store(context, open, wanted),
  };
}

export async function removeAlternative(
  context: Context,
  key: AlternativeKey,
  version: number | undefined,
): Promise<{ message: string }> {
  const market = await requireOwnMarket(context, key.countryId);
  requireBaseOpt(market);
  const vehicle = await requireVehicle(context, key.modelCode);
  const list = await lockAlternative(context, market.id, vehicle.vetele);
  if (!list || !isOf(list, key))
    throw notFound(
      t('There is no alternative price list of {optCode} for {vehicle}.', {
        optCode: key.optCode,
        vehicle: vehicle.description,
      }),
    );
  if (version !== undefined && version !== list.version)
    throw conflict(
      t(
        'Somebody changed the alternative price list of {optCode} meanwhile. It was not deleted; look at its prices first.',
        { optCode: key.optCode },
      ),
    );
  const prices = await findPrices(context, list.id);
  await logChange(context, {
    entity: 'alternativePriceList',
    entityId: logNameOf(market, vehicle, key),
    action: 'delete',
    before: {
      optCode: list.keyCodopt,
      isExcluded: list.isExcluded,
      basePrice: amountOf(list.basePrice),
      prices: Object.fromEntries(prices.map(({ code, price }) => [code, amountOf(price)])),
    },
    after: null,
  });
  await deleteAlternative(context, list.id);
  return { message: t('Alternative price list of {optCode} deleted', { optCode: key.optCode }) };
}

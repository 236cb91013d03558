import { centsOf, decimalOf } from '../../../../contracts/rules/amounts.ts';
import { basePriceCode } from '../../../../contracts/rules/blank-prices.ts';
import { AppError, notFound, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { digestOf } from '../../kit/import/import.ts';
import { t } from '../../texts/prices.ts';
import { requireVehicle, type Vehicle } from '../models/vehicle.read.ts';
import {
  marketRights,
  refuseHeadquarters,
  requireOwnMarket,
  requireReadableMarket,
  type Market,
} from '../session/market-rights.read.ts';
import { marketNames } from './price-gaps.repository.ts';
import { writingOf } from './price-list.present.ts';
import { findItems, findList, type PriceItem, type StoredList } from './price-list.repository.ts';
import { languageIdsOfUser } from './price-list.service.ts';
import { changesOf, refuseProblems } from './price-list.writer.ts';
import {
  messageOf,
  planList,
  type CopiedList,
  type ListPlan,
  type PlannedPlace,
  type RunChange,
} from './price-run.plan.ts';
import { soldVehicles } from './price-run.repository.ts';

export interface NamedPlan extends ListPlan {
  idCountry: string;
  country: string;
  vetele: string;
  vehicle: string;
}

const nothingSaved: StoredList = {
  version: 0,
  basePrice: null,
  isActive: false,
  currency: '',
  pricemask: '',
  savedBy: null,
  savedAt: null,
  publishedBy: null,
  publishedAt: null,
};

/** For the writer, which stores decimals. */
export const pricesOf = ({ changes }: ListPlan): ReadonlyMap<string, string> =>
  new Map(changes.map(({ code, after }) => [code, decimalOf(after)]));

type Prices = Pick<CopiedList, 'prices' | 'currency'>;

/** Prices as they are saved; what comes with the car has none to copy. */
async function readPrices(context: Context, market: Market, vehicle: Vehicle): Promise<Prices> {
  const list = await findList(context, market.id, vehicle.vetele);
  const items = await findItems(context, market.id, vehicle, []);
  const priceOf = ({ code, isStandard, price }: PriceItem) =>
    [code, isStandard ? null : centsOf(price)] as const;
  return {
    currency: writingOf(market, list).currency,
    prices: new Map([[basePriceCode, centsOf(list?.basePrice ?? null)], ...items.map(priceOf)]),
  };
}

/** Reads the prices of a list. */
type PricesReader = (market: Market, vehicle: Vehicle) => Promise<Prices>;

async function copiedList(
  context: Context,
  { action, copyFrom = '', copyCurrency }: RunChange,
  { market, vehicle }: Pick<PlannedPlace, 'market' | 'vehicle'>,
  read: PricesReader,
): Promise<CopiedList | undefined> {
  if (action !== 'vehicle' && action !== 'market') return undefined;
  const from = {
    market: action === 'market' ? await requireReadableMarket(context, copyFrom) : market,
    vehicle: action === 'vehicle' ? await requireVehicle(context, copyFrom) : vehicle,
  };
  if (from.market.id === market.id && from.vehicle.vetele === vehicle.vetele)
    throw refused(t('Its own prices would be copied.'));
  return {
    name: action === 'market' ? from.market.description : from.vehicle.description,
    expected: action === 'market' ? copyCurrency : undefined,
    ...(await read(from.market, from.vehicle)),
  };
}

/**
 * The plan of one list as it is stored, with what the rules of saving refuse.
 * @throws AppError for what is copied and cannot be read
 */
export async function planPlace(
  context: Context,
  change: RunChange,
  place: Omit<PlannedPlace, 'list'>,
  read: PricesReader = (market, vehicle) => readPrices(context, market, vehicle),
): Promise<ListPlan> {
  const list = await findList(context, place.market.id, place.vehicle.vetele);
  const plan = planList({ ...place, list }, change, await copiedList(context, change, place, read));
  if (plan.refusal !== undefined || plan.changes.length === 0) return plan;
  const saved = { list: list ?? nothingSaved, items: [...place.items] };
  return { ...plan, refusal: messageOf(() => refuseProblems(saved, changesOf(saved, pricesOf(plan)))) };
}

/** Each key is read once. */
function onceEach<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key, read) => {
    if (!known.has(key)) known.set(key, read());
    return known.get(key)!;
  };
}

const refusedPlan = (refusal: string): ListPlan => ({
  currency: '',
  pricemask: '',
  changes: [],
  unchanged: 0,
  reasons: new Map(),
  refusal,
  digest: '',
});

async function orRefused(work: () => Promise<ListPlan>): Promise<ListPlan> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return refusedPlan(error.message);
    throw error;
  }
}

/** Every market with every vehicle, in the given order. @throws AppError (403) for headquarters */
export async function planRun(context: Context, change: RunChange): Promise<NamedPlan[]> {
  refuseHeadquarters(await marketRights(context));
  const { markets, vehicles } = change;
  const named = await marketNames(context, markets);
  const sold = await soldVehicles(context, vehicles, markets);
  const languageIds = await languageIdsOfUser(context);
  const marketOnce = onceEach<Market>();
  const vehicleOnce = onceEach<Vehicle>();
  const pricesOnce = onceEach<Prices>();
  const read: PricesReader = (market, vehicle) =>
    pricesOnce(`${market.id}/${vehicle.vetele}`, () => readPrices(context, market, vehicle));
  const planOf = async (idCountry: string, vetele: string): Promise<ListPlan> => {
    const market = await marketOnce(idCountry, () => requireOwnMarket(context, idCountry));
    const vehicle = await vehicleOnce(vetele, () => requireVehicle(context, vetele));
    if (!sold.get(vetele)?.countries.includes(idCountry))
      throw notFound(t('{market} does not sell it.', { market: market.description }));
    const items = await findItems(context, market.id, vehicle, languageIds);
    return planPlace(context, change, { market, vehicle, items }, read);
  };
  const plans: NamedPlan[] = [];
  for (const idCountry of markets)
    for (const vetele of vehicles)
      plans.push({
        ...(await orRefused(() => planOf(idCountry, vetele))),
        idCountry,
        country: named.get(idCountry) ?? idCountry,
        vetele,
        vehicle: sold.get(vetele)?.name ?? vetele,
      });
  return plans;
}

/** What becomes of the lists, whatever the language of the reasons. */
export const digestOfRun = (plans: readonly NamedPlan[]): string =>
  digestOf(
    plans.map(({ idCountry, vetele, digest, refusal }) => [idCountry, vetele, digest, refusal === undefined]),
  );

export const changesAnything = ({ changes, refusal }: ListPlan): boolean =>
  refusal === undefined && changes.length > 0;

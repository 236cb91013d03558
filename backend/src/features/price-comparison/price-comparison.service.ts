import { formatExactAmount, highestAmount } from '../../../../contracts/rules/amounts.ts';
import { readRate, sameRate, type Rate } from '../../../../contracts/rules/price-changes.ts';
import { formatWallClock } from '../../../../contracts/rules/wall-clocks.ts';
import { wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { t } from '../../texts/prices.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { changesKnownSince, pricesOfMoment, type ListOfMoment } from '../price-lists/price-moment.read.ts';
import { requireReadableMarket } from '../session/market-rights.read.ts';
import { comparedPrices, type ComparisonFilter } from './comparison.ts';

export type PriceComparison = Schema<'PriceComparison'>;
export type ComparedList = Schema<'ComparedList'>;

export interface ComparisonQuery extends ComparisonFilter {
  leftMarket: string;
  leftVehicle: string;
  leftAt?: string | undefined;
  rightMarket: string;
  rightVehicle: string;
  rightAt?: string | undefined;
  rate?: string | undefined;
}

interface Place {
  marketId: string;
  vehicle: string;
  at: Date | undefined;
  /** Of the moment in the query. */
  field: 'leftAt' | 'rightAt';
}

type Side = ListOfMoment & { list: ComparedList };

const momentOf = (instant: string | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant);

const A_DAY_MS = 24 * 3_600_000;

/** @throws AppError (400) for a moment that is none, that is still to come, or whose changes may have been removed. */
function requireKnown({ now }: Context, { at, field }: Place, changeLogDays: number): void {
  if (!at) return;
  // A leap second is no instant of a Date; the database knows no year 0.
  const isInstant = at.getUTCFullYear() >= 1900;
  const fault = !isInstant
    ? t('This is not a valid date and time.')
    : at > now
      ? t('This moment is still to come.')
      : changeLogDays > 0 && now.getTime() - at.getTime() > changeLogDays * A_DAY_MS
        ? t('The history of prices goes back {days} days.', { days: changeLogDays })
        : undefined;
  if (fault) throw invalid(fault, [{ field, message: fault }]);
}

const A_MINUTE_MS = 60_000;

/** @throws AppError (400) for a moment before the first change that is known: what prices were then would be a guess (decision I-20). */
async function requireLogged(context: Context, { at, field }: Place, timeZone: string): Promise<void> {
  if (!at) return;
  const since = await changesKnownSince(context);
  if (since && at >= since) return;
  // The minute after: what is shown can be asked for.
  const shown = since && Math.ceil(since.getTime() / A_MINUTE_MS) * A_MINUTE_MS;
  const message =
    shown === null
      ? t('No change has been recorded yet: only the prices of now are known.')
      : t('Prices are known since {moment} ({timeZone}) only.', {
          moment: formatWallClock(wallClockOf(shown, timeZone)),
          timeZone,
        });
  throw invalid(message, [{ field, message }]);
}

async function sideOf(context: Context, place: Place): Promise<Side> {
  const market = await requireReadableMarket(context, place.marketId);
  const vehicle = await requireVehicle(context, place.vehicle);
  const list = await pricesOfMoment(context, market, vehicle, place.at);
  await requireLogged(context, place, list.timeZone);
  return {
    ...list,
    list: {
      countryId: market.id,
      market: market.description,
      vetele: vehicle.vetele,
      vehicle: vehicle.description,
      at: place.at?.toISOString() ?? null,
      currency: list.currency,
      pricemask: list.pricemask,
    },
  };
}

/** Within one currency 1, whatever was given; null: there is no way to compare. */
function rateOf(given: string, isOneCurrency: boolean): Rate | null {
  const reading = readRate(given);
  if (reading.kind === 'refused') {
    const message = t('It is a number above 0 with at most four digits and six decimals.');
    throw invalid(message, [{ field: 'rate', message }]);
  }
  if (isOneCurrency) return sameRate;
  return reading.kind === 'rate' ? reading.rate : null;
}

/** What is compared, and in which zone of each market its moments are read. */
export interface ComparedLists {
  comparison: PriceComparison;
  zones: { left: string; right: string };
}

/** Two lists side by side. `changeLogDays` is how long changes are kept; 0 for ever. */
export async function comparedLists(
  context: Context,
  {
    leftMarket,
    leftVehicle,
    leftAt,
    rightMarket,
    rightVehicle,
    rightAt,
    rate: given = '',
    ...filter
  }: ComparisonQuery,
  changeLogDays: number,
): Promise<ComparedLists> {
  const places: Place[] = [
    { marketId: leftMarket, vehicle: leftVehicle, at: momentOf(leftAt), field: 'leftAt' },
    { marketId: rightMarket, vehicle: rightVehicle, at: momentOf(rightAt), field: 'rightAt' },
  ];
  for (const place of places) requireKnown(context, place, changeLogDays);
  const left = await sideOf(context, places[0]!);
  const right = await sideOf(context, places[1]!);
  const rate = rateOf(given, left.currency === right.currency);
  const refuse = (code: string): never => {
    const most = formatExactAmount(highestAmount, left.pricemask);
    const message = t('With this rate the price of {code} is above {most}.', { code, most });
    throw invalid(message, [{ field: 'rate', message }]);
  };
  const comparison = {
    left: left.list,
    right: right.list,
    rate: rate === null ? null : rate / sameRate,
    ...comparedPrices(left.prices, right.prices, rate, filter, refuse),
  };
  return { comparison, zones: { left: left.timeZone, right: right.timeZone } };
}

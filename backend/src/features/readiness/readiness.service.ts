import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { listGaps } from '../price-lists/price-gaps.read.ts';
import { fixedTaxNames } from '../../../../contracts/rules/tax-names.ts';
import { marketRights, requireReadableMarket } from '../session/market-rights.read.ts';
import { beginningsOf } from '../sol-campaigns/sol-campaign.read.ts';
import { readableSolMarkets } from '../sol-models/sol-rights.read.ts';
import {
  countCampaigns,
  countMissingLabels,
  countPrices,
  countTaxes,
  countUnpricedPacks,
  findPlaces,
  listMarketIds,
  type EndingDays,
  type Place,
  type PlaceKey,
} from './readiness.repository.ts';

type Readiness = Schema<'Readiness'>;

export interface ReadinessQuery {
  /** Codes separated by commas; all of the user's, or of the markets, if empty. */
  markets?: string | undefined;
  vehicles?: string | undefined;
  /** Percent. */
  limit?: number | undefined;
  days?: number | undefined;
  /** Of the names of markets; by default the user's. */
  language?: string | undefined;
}

const codesIn = (list = ''): string[] => [...new Set(list.split(',').filter((code) => code !== ''))];

/** Those asked for, each of which the user must be able to read; else one's own, or all for headquarters. */
async function marketsOf(context: Context, wanted: string[]): Promise<string[]> {
  for (const market of wanted) await requireReadableMarket(context, market);
  if (wanted.length > 0) return wanted;
  const { isHq, countries } = await marketRights(context);
  return isHq ? listMarketIds(context) : countries;
}

async function requireVehicles(context: Context, wanted: string[], places: Place[]): Promise<void> {
  const found = new Set(places.map(({ vetele }) => vetele));
  for (const vetele of wanted) if (!found.has(vetele)) await requireVehicle(context, vetele);
}

const keyOf = ({ countryId, vetele }: PlaceKey): string => `${countryId}/${vetele}`;
const byPlace = <Counts extends PlaceKey>(rows: Counts[]): Map<string, Counts> =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** The days that the link of the screen filters the list of campaigns by: today in UTC and as many more, each in the campaign's zone. */
async function endingDays(context: Context, days: number): Promise<EndingDays> {
  const today = context.now.toISOString().slice(0, 10);
  const [from, until] = [await beginningsOf(context, today, 0), await beginningsOf(context, today, days + 1)];
  return { from, until };
}

/** What each vehicle still needs in each market that sells it. */
export async function readiness(
  context: Context,
  { markets, vehicles, limit = 20, days = 14, language }: ReadinessQuery,
): Promise<Readiness[]> {
  const wanted = codesIn(vehicles);
  const countries = await marketsOf(context, codesIn(markets));
  const places = await findPlaces(context, countries, wanted, { limit, language });
  await requireVehicles(context, wanted, places);
  if (places.length === 0) return [];
  const veteles = [...new Set(places.map(({ vetele }) => vetele))];
  const gaps = new Map((await listGaps(context, countries)).map((list) => [keyOf(list), list.missing]));
  const prices = byPlace(await countPrices(context, countries, veteles, limit));
  const taxes = byPlace(await countTaxes(context, countries, veteles, fixedTaxNames));
  const labels = byPlace(await countMissingLabels(context, countries, veteles));
  const packs = byPlace(await countUnpricedPacks(context, countries, veteles));
  const ending = await endingDays(context, days);
  const campaigns = byPlace(await countCampaigns(context, countries, veteles, ending));
  const online = await readableSolMarkets(context);
  return places.map((place) => {
    const key = keyOf(place);
    const { hidden = 0, belowCost = 0, far = 0 } = prices.get(key) ?? {};
    const seesOnline = place.sellsOnline && (online === 'all' || online.includes(place.countryId));
    const ofOnline = (count: number): number | null => (seesOnline ? count : null);
    return {
      countryId: place.countryId,
      market: place.market,
      vetele: place.vetele,
      vehicle: place.vehicle,
      language: place.language,
      pricesMissing: gaps.get(key) ?? 0,
      pricesHidden: hidden,
      pricesBelowCost: belowCost + Number(place.basePriceBelowCost),
      pricesFarFromOfficial: far + Number(place.basePriceFar),
      taxesIncomplete: fixedTaxNames.length - (taxes.get(key)?.valued ?? 0),
      labelsMissing: place.language === null ? null : (labels.get(key)?.missing ?? 0),
      packsUnpriced: packs.get(key)?.unpriced ?? 0,
      campaignsOverlapping: ofOnline(campaigns.get(key)?.overlapping ?? 0),
      campaignsEnding: ofOnline(campaigns.get(key)?.ending ?? 0),
      downpaymentMissing: ofOnline(Number(!place.hasDownpayment)),
      notVisibleOnline: ofOnline(Number(!place.isVisible)),
    };
  });
}

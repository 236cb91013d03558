import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { amountOf, centsOf, decimalOf } from '../../../../contracts/rules/amounts.ts';
import {
  paymentLines,
  withoutTaxLines,
  type CustomerKind,
  type PictureLine,
  type PictureTax,
  type PricePart,
} from '../../../../contracts/rules/price-picture.ts';
import { dayIn } from '../../../../contracts/rules/zone-clocks.ts';
import { isSolServiceAvailable } from '../configuration-parameters/sol-service.read.ts';
import { requireVehicle, type Vehicle } from '../models/vehicle.read.ts';
import { findListTaxes, normalListOf, offeredItems } from '../price-lists/price-rules.read.ts';
import { marketRights, requireReadableMarket, type Market } from '../session/market-rights.read.ts';
import { findCampaignsOn, type SolCampaign } from '../sol-campaigns/sol-campaign.read.ts';
import { t } from '../../texts/prices.ts';
import { findOnlinePart, type OnlinePart } from './price-picture.repository.ts';
import { sourceOf, type Origins } from './price-picture.source.ts';
import type { PictureReason, PricePicture } from './price-picture.wire.ts';

const BASE_PRICE = '-';

export interface PictureQuery {
  countryId: string;
  modelCode: string;
  /** '-' is the base price. */
  code?: string | undefined;
  customer?: CustomerKind | undefined;
  day?: string | undefined;
}

interface PricedRow {
  price: string | null;
  part: PricePart;
}

/** Campaigns have a discount for options, and fuoriserie are options (I-30). */
async function rowOf(
  context: Context,
  { market, vehicle, code, basePrice }: Place & { basePrice: string | null },
): Promise<PricedRow> {
  if (code === BASE_PRICE) return { price: basePrice, part: 'vehicle' };
  const item = (await offeredItems(context, market.id, vehicle)).find((each) => each.code === code);
  if (!item) throw notFound(t('{code} is not in this price list.', { code }));
  const isOption = item.section === 'options' || item.section === 'fuoriserie';
  return { price: item.price, part: isOption ? 'option' : 'other' };
}

interface Place {
  market: Market;
  vehicle: Vehicle;
  code: string;
}

interface Online extends OnlinePart {
  campaigns: SolCampaign[];
  /** Why nothing of online sales is in the picture. */
  reason?: PictureReason;
}

const nothing: Online = { isVisible: false, taxes: [], downpayment: null, campaigns: [] };

/** Nothing to dealers, nor while online sales are off, as in the price configurator. */
async function onlineOf(
  context: Context,
  { market, vehicle }: Place,
  { customer, day }: { customer: CustomerKind; day: string },
): Promise<Online> {
  const { isDealer } = await marketRights(context);
  if (isDealer || !(await isSolServiceAvailable(context))) return { ...nothing, reason: 'withoutOnline' };
  if (!market.solEnable) return { ...nothing, reason: 'marketOffline' };
  const part = await findOnlinePart(context, market.id, vehicle.vetele);
  if (!part.isVisible) return { ...nothing, reason: 'vehicleHidden' };
  const campaigns = await findCampaignsOn(context, { countryId: market.id, vetele: vehicle.vetele, day });
  return { ...part, campaigns: campaigns.filter(({ campaignType }) => campaignType === customer) };
}

interface Told {
  customer: CustomerKind;
  /** Prices and taxes are today's whatever the day. */
  isOtherDay: boolean;
  isOtherCurrency: boolean;
}

function reasonsOf(
  online: Online,
  { price, part }: PricedRow,
  { customer, isOtherDay, isOtherCurrency }: Told,
): PictureReason[] {
  if (price === null) return ['noPrice'];
  const reasons: PictureReason[] = isOtherDay ? ['otherDay'] : [];
  if (online.reason) return [...reasons, online.reason];
  if (isOtherCurrency && part === 'vehicle') reasons.push('otherCurrency');
  if (customer === 'B2E') reasons.push('noCampaignForEmployees');
  else if (online.campaigns.length === 0) reasons.push('noCampaign');
  if (part !== 'vehicle') reasons.push('downpaymentOfVehicle');
  else if (online.downpayment === null) reasons.push('noDownpayment');
  return reasons;
}

/** Every line from what is saved to what a kind of customer pays on a day. */
export async function pricePicture(context: Context, query: PictureQuery): Promise<PricePicture> {
  const market = await requireReadableMarket(context, query.countryId);
  const vehicle = await requireVehicle(context, query.modelCode);
  const list = await normalListOf(context, market, vehicle);
  const today = dayIn(list.timeZone, context.now);
  const { code = BASE_PRICE, customer = 'B2C', day = today } = query;
  const place = { market, vehicle, code };
  const row = await rowOf(context, { ...place, basePrice: list.basePrice });
  const online = await onlineOf(context, place, { customer, day });
  const ofList = (await findListTaxes(context, market.id, vehicle.vetele)).map(
    ({ description, taxType, price }): PictureTax => ({
      description,
      code: taxType,
      price: Number(price),
      origin: 'list',
    }),
  );
  const isOtherCurrency = list.currency !== market.currency;
  const origins: Origins = { ...place, list, online, part: row.part };
  return {
    countryId: market.id,
    vetele: vehicle.vetele,
    code,
    customer,
    day,
    version: list.version,
    price: amountOf(row.price),
    currency: list.currency,
    pricemask: list.mask,
    vat: amountOf(market.vat),
    lines: linesOf(row, { market, taxes: ofList, online, customer, isOtherCurrency }).map(
      ({ origin, ...line }) => ({
        ...line,
        amount: Number(decimalOf(line.amount)),
        total: Number(decimalOf(line.total)),
        source: sourceOf(origin, origins),
      }),
    ),
    reasons: reasonsOf(online, row, { customer, isOtherDay: day !== today, isOtherCurrency }),
  };
}

interface Taxed {
  market: Market;
  taxes: PictureTax[];
  online: Online;
  customer: CustomerKind;
  isOtherCurrency: boolean;
}

function linesOf({ price, part }: PricedRow, of: Taxed): PictureLine[] {
  const { market, taxes, online, customer, isOtherCurrency } = of;
  if (price === null) return [];
  const final = centsOf(price);
  return [
    ...withoutTaxLines(final, amountOf(market.vat), part === 'vehicle' ? taxes : undefined),
    ...paymentLines({
      final,
      customer,
      part,
      taxes: [...taxes, ...online.taxes],
      campaigns: online.campaigns,
      downpayment: online.downpayment ? centsOf(online.downpayment.value) : null,
      isOtherCurrency,
    }),
  ];
}

import { invalid, notFound, stale } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { lastChangeOf } from '../../kit/change-log.ts';
import type { Schema } from '../../kit/contract.ts';
import { refuseOtherCurrency } from '../../kit/typed-currency.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { findActiveCampaign, type SolCampaign } from '../sol-campaigns/sol-campaign.read.ts';
import { lockMarket } from '../session/market-rights.read.ts';
import { requireOwnSolMarket, requireSolMarket, requireSolUser } from '../sol-models/sol-rights.read.ts';
import { t } from '../../texts/onlineSales.ts';
import {
  countOnlineVersion,
  holdDownpayment,
  isSameOnline,
  lockOnlineVersion,
  logOnlineChange,
  readOnlineData,
  SOL_TAXES,
  storeDownpayment,
  type ListKey,
  type OnlineData,
} from './sol-price-data.repository.ts';
import { deleteTaxes as deleteStored, findTaxes, storeTaxes, type TaxPlace } from './sol-tax.repository.ts';
import { isFixed, refuseUnknownTaxes, rowsToStore, taxProblems } from './sol-tax.read.ts';

export type SolTaxesInput = Schema<'SolTaxesInput'>;

export type SolPriceData = OnlineData & { solCampaignData: SolCampaign | null };

/** Quoted text (decision B-01). */
const DESCRIPTION_REQUIRED = 'Descrption required';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day without a time means its end (decision A-72). */
function startedBy(startDate: string | undefined, now: Date): Date {
  if (startDate === undefined) return now;
  const date = new Date(DAY.test(startDate) ? `${startDate}T23:59:59.999Z` : startDate);
  const field = 'startDate';
  if (Number.isNaN(date.getTime()))
    throw invalid(t('This is not a date.'), [{ field, message: t('must be a date') }]);
  return date;
}

async function priceData(
  context: Context,
  key: ListKey,
  { isHq, startedBy: latest }: { isHq: boolean; startedBy: Date },
): Promise<SolPriceData> {
  const campaign = await findActiveCampaign(context, { ...key, startedBy: latest });
  return { ...(await readOnlineData(context, key, isHq)), solCampaignData: campaign ?? null };
}

/** */
export async function getPriceData(
  context: Context,
  countryId: string,
  modelCode: string,
  startDate: string | undefined,
): Promise<SolPriceData> {
  const { isHq } = await requireSolMarket(context, countryId);
  const { vetele } = await requireVehicle(context, modelCode);
  return priceData(context, { countryId, vetele }, { isHq, startedBy: startedBy(startDate, context.now) });
}

const only = (texts: (string | null | undefined)[]): string[] => [
  ...new Set(texts.filter((text): text is string => Boolean(text))),
];

function keyIn({ taxList, virtualProduct }: SolTaxesInput): { countryId: string; modelCode: string } {
  const countries = taxList.map(({ countryId, idCountry }) => countryId || idCountry);
  const [countryId, ...otherCountries] = only([virtualProduct?.country, ...countries]);
  const [modelCode, ...otherModels] = only([virtualProduct?.model, ...taxList.map(({ model }) => model)]);
  if (!countryId || !modelCode) throw invalid(t('Which vehicle, and in which market?'));
  if (otherCountries.length + otherModels.length > 0)
    throw invalid(t('Save the taxes of one vehicle in one market at a time.'));
  return { countryId, modelCode };
}

async function staleData(context: Context, key: ListKey): Promise<Error> {
  const last = await lastChangeOf(context, SOL_TAXES, `${key.countryId}/${key.vetele}`);
  const current = await priceData(context, key, { isHq: false, startedBy: context.now });
  const who = last?.actor ?? t('Somebody');
  return stale(context, t('{who} changed these online taxes while you were editing.', { who }), {
    current,
    changedBy: last?.actor,
    changedAt: last?.at,
  });
}

/** A downpayment that is no longer offered may stay where it was chosen. */
function refuseDownpayment(wanted: number | null, data: OnlineData, market: string): void {
  if (wanted === null || wanted === data.virtualProduct?.downpayment) return;
  if (data.downpayments.some(({ downpayment, active }) => active && downpayment === wanted)) return;
  const message = t('{market} does not offer this downpayment.', { market });
  throw invalid(message, [{ field: 'virtualProduct.downpayment', message }]);
}

/** */
export async function saveTaxes(
  context: Context,
  input: SolTaxesInput,
  { version, shownCurrency }: { version?: number | undefined; shownCurrency?: string | undefined },
): Promise<{ message: string; version: number }> {
  const { countryId, modelCode } = keyIn(input);
  await lockMarket(context, countryId);
  const market = await requireOwnSolMarket(context, countryId);
  const vehicle = await requireVehicle(context, modelCode);
  const key = { countryId, vetele: vehicle.vetele };
  refuseOtherCurrency('shownCurrency', shownCurrency, market.currency);
  const wanted = input.virtualProduct?.downpayment ?? null;
  if (wanted !== null) await holdDownpayment(context, countryId, wanted);
  const storedVersion = await lockOnlineVersion(context, key);
  if (version !== undefined && version !== storedVersion) throw await staleData(context, key);
  const before = await readOnlineData(context, key, false);
  refuseUnknownTaxes(input.taxList, before.solTaxesData);
  const problems = taxProblems(input.taxList, before.solTaxesData, {
    required: DESCRIPTION_REQUIRED,
    fieldOf: (index) => `taxList.${index}`,
    mask: market.pricemask,
  });
  if (problems.length > 0) throw invalid(problems[0]!.message, problems);
  await storeTaxes(context, key, rowsToStore(input.taxList, before.solTaxesData));
  if (input.virtualProduct) {
    refuseDownpayment(wanted, before, market.description);
    await storeDownpayment(context, key, wanted);
  }
  const message = t('Online taxes of {vehicle} in {market} saved', {
    vehicle: vehicle.description,
    market: market.description,
  });
  return { message, version: await counted(context, key, before, storedVersion) };
}

async function counted(context: Context, key: ListKey, before: OnlineData, version: number): Promise<number> {
  const after = await readOnlineData(context, key, false);
  if (isSameOnline(before, after)) return version;
  await logOnlineChange(context, key, before, after);
  return countOnlineVersion(context, key);
}

/** Fixed taxes are never deleted. */
export async function deleteTaxes(context: Context, ids: number[]): Promise<{ message: string }> {
  await requireSolUser(context);
  const wanted = [...new Set(ids)];
  const taxes = await findTaxes(context, wanted, 'vehicles');
  const [first] = taxes;
  if (!first || taxes.length < wanted.length) throw notFound(t('One of these taxes no longer exists.'));
  const key = { countryId: first.countryId, vetele: first.vetele! };
  const isOfKey = ({ countryId, vetele }: TaxPlace): boolean =>
    countryId === key.countryId && vetele === key.vetele;
  if (!taxes.every(isOfKey)) throw invalid(t('Delete the taxes of one vehicle in one market at a time.'));
  await requireOwnSolMarket(context, key.countryId);
  const names = [...new Set(taxes.map(({ description }) => description))];
  if (names.some(isFixed)) throw invalid(t('Fixed taxes are never deleted.'));
  const version = await lockOnlineVersion(context, key);
  const before = await readOnlineData(context, key, false);
  await deleteStored(context, wanted, key);
  await counted(context, key, before, version);
  return { message: t('Tax {names} deleted', { names: names.join(', ') }) };
}

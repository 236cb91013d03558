import { conflict, invalid, notFound, stale } from '../../kit/app-error.ts';
import { stateOfChange, type WantedState } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import type { JsonText } from '../../kit/json-reply.ts';
import { centsOf, decimalOf, formatMoney, readNumber } from '../../../../contracts/rules/amounts.ts';
import { pagedList, type Page } from '../../kit/paged-list.ts';
import { refuseOtherCurrency } from '../../kit/typed-currency.ts';
import { carryVehicles } from '../sol-price-data/online-downpayment.read.ts';
import { lockMarket, refuseFormerCurrency, type Market } from '../session/market-rights.read.ts';
import { requireSolMarket, requireSolUser, requireSolUserAs } from '../sol-models/sol-rights.read.ts';
import { t } from '../../texts/onlineSales.ts';
import { downpaymentList, type DownpaymentFilter, type DownpaymentSort } from './downpayment.list.ts';
import { filtersFor, type DownpaymentWish } from './downpayment.read.ts';
import {
  changeDownpayment,
  DOWNPAYMENT,
  isValueTaken,
  lockDownpayment,
  readDownpayment,
  storeDownpayment,
  type DownpaymentState,
  type StoredDownpayment,
} from './downpayment.repository.ts';

export type DownpaymentInput = Schema<'DownpaymentInput'>;

export interface DownpaymentPage {
  page?: number;
  size?: number;
  sortBy?: DownpaymentSort;
  sortDesc?: boolean;
  language?: string;
}

/** Quoted text (decision B-01). */
const TAKEN = 'Downpayment value alredey exists for this country';
export const valueTaken = { message: () => TAKEN, field: 'downpayment' };

/** */
export async function listDownpayments<Row>(
  context: Context,
  { page = 0, size = 15, sortBy = 'id', sortDesc = true, language }: DownpaymentPage,
  asHq: boolean | undefined,
  wish: DownpaymentWish,
): Promise<JsonText<Page<Row>>> {
  const rights = await requireSolUserAs(context, asHq ?? false);
  const parameters = { userId: context.actor?.userId ?? null, language: language ?? null };
  return pagedList<Row, DownpaymentSort, DownpaymentFilter>(context, downpaymentList, {
    page,
    size,
    sortBy,
    sortDesc,
    filters: filtersFor(rights, wish),
    parameters,
  });
}

/** Refuses more decimals than the market's mask has, unless the value is `held` already. */
function decimalOfValue(value: number, { pricemask }: Pick<Market, 'pricemask'>, held?: number): string {
  const reading = readNumber(value, pricemask, centsOf(held));
  if (reading.kind === 'refused')
    throw invalid(`${reading.reason}.`, [{ field: 'downpayment', message: reading.reason }]);
  return decimalOf(centsOf(value));
}

const taken = (): Error => conflict(TAKEN, [{ field: valueTaken.field, message: TAKEN }]);

/** Of any market that the user may see (R-253, R-254, R-310; A-85). */
export async function createDownpayment(
  context: Context,
  { country, downpayment }: DownpaymentInput,
  shownCurrency?: string,
): Promise<{ message: string; id: number; version: number }> {
  await lockMarket(context, country.id);
  const market = await requireSolMarket(context, country.id);
  refuseOtherCurrency('shownCurrency', shownCurrency, market.currency);
  const value = decimalOfValue(downpayment, market);
  if (await isValueTaken(context, market.id, value)) throw taken();
  const stored = await storeDownpayment(context, market.id, value);
  const amount = formatMoney(centsOf(value), market.pricemask, market.currency);
  return {
    message: t('Downpayment {amount} is created for {market}.', { amount, market: market.description }),
    ...stored,
  };
}

async function staleDownpayment(context: Context, { id, changedBy, changedAt }: StoredDownpayment) {
  const message = t('{who} changed this downpayment while you were editing.', {
    who: changedBy ?? t('Somebody'),
  });
  return stale(context, message, { current: await readDownpayment(context, id), changedBy, changedAt });
}

async function lockedFor(context: Context, id: number) {
  await requireSolUser(context);
  const stored = await lockDownpayment(context, id);
  if (!stored) throw notFound(t('This downpayment no longer exists.'));
  await lockMarket(context, stored.country);
  return { stored, market: await requireSolMarket(context, stored.country) };
}

/** Also changes the vehicles that have the old value, and reports how many; an unchanged value is not checked. */
export async function updateDownpayment(
  context: Context,
  id: number,
  { country, downpayment, version }: DownpaymentInput,
  shownCurrency?: string,
): Promise<{ message: string; id: number; version: number }> {
  const { stored, market } = await lockedFor(context, id);
  if (version !== undefined && version !== stored.version) throw await staleDownpayment(context, stored);
  if (country.id !== stored.country) {
    const message = t('A downpayment stays in its market, {market}.', { market: market.description });
    throw invalid(message, [{ field: 'country', message }]);
  }
  const value = decimalOfValue(downpayment, market, stored.downpayment);
  const place = { market: market.description };
  const message = t('The downpayment of {market} is saved.', place);
  if (value === decimalOf(centsOf(stored.downpayment))) return { message, id, version: stored.version };
  refuseOtherCurrency('shownCurrency', shownCurrency, market.currency);
  if (await isValueTaken(context, stored.country, value, id)) throw taken();
  const saved = await changeDownpayment(context, stored, { value });
  const carried = await carryVehicles(context, stored.country, { from: stored.downpayment, to: downpayment });
  const carriedToo =
    carried === 1
      ? t('The downpayment of {market} is saved. 1 vehicle has the new value.', place)
      : t('The downpayment of {market} is saved. {carried} vehicles have the new value.', {
          ...place,
          carried,
        });
  return { message: carried === 0 ? message : carriedToo, id, version: saved };
}

/** Its value too, which its vehicles get; 409 where another one of the market has it by now. */
export async function restoreDownpayment(
  context: Context,
  id: number,
  wanted: WantedState,
): Promise<{ message: string; version: number }> {
  // Locked before its changes are looked at, so that what somebody is saving at this moment is seen.
  const { stored, market } = await lockedFor(context, id);
  const state = await stateOfChange<DownpaymentState>(context, DOWNPAYMENT, id, wanted);
  if (!state) throw notFound(t('There is no such change of this downpayment.'));
  const message = t('The downpayment of {market} is restored.', { market: market.description });
  const { downpayment, active } = state;
  const isSame = downpayment === stored.downpayment;
  if (isSame && active === stored.active) return { message, version: stored.version };
  if (!isSame) await refuseFormerCurrency(context, market, wanted.changeId);
  const value = decimalOf(centsOf(downpayment));
  if (await isValueTaken(context, stored.country, value, id)) throw taken();
  const version = await changeDownpayment(context, stored, { value, active }, 'restore');
  if (!isSame) await carryVehicles(context, stored.country, { from: stored.downpayment, to: downpayment });
  return { message, version };
}

/** */
export async function setActive(
  context: Context,
  id: number,
  active: boolean,
): Promise<{ message: string; id: number; version: number }> {
  const { stored, market } = await lockedFor(context, id);
  const place = { market: market.description };
  const message = active
    ? t('The downpayment of {market} is active now.', place)
    : t('The downpayment of {market} is not active now.', place);
  if (stored.active === active) return { message, id, version: stored.version };
  return { message, id, version: await changeDownpayment(context, stored, { active }) };
}

/** 1 where the market has this value, active or not. */
export async function checkValue(context: Context, countryId: string, value: number): Promise<0 | 1> {
  const market = await requireSolMarket(context, countryId);
  return (await isValueTaken(context, market.id, decimalOfValue(value, market))) ? 1 : 0;
}

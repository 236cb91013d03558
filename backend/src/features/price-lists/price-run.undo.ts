import { centsOf, decimalOf } from '../../../../contracts/rules/amounts.ts';
import { basePriceCode } from '../../../../contracts/rules/blank-prices.ts';
import { isLockedPrice } from '../../../../contracts/rules/locked-prices.ts';
import { conflict, notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { groupedBy } from '../../kit/import/code-finder.ts';
import { t } from '../../texts/prices.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { lockMarket, requireBaseOpt, requireOwnMarket, type Market } from '../session/market-rights.read.ts';
import { writingOf } from './price-list.present.ts';
import { currenciesBeforeChanges } from './price-moment.repository.ts';
import { findItems, lockList, type ItemChange, type StoredList } from './price-list.repository.ts';
import { requireMaySet } from './save-prices.service.ts';
import { storeChanges } from './price-list.writer.ts';
import { RUN_SOURCE } from './price-run.job.ts';
import {
  lockRun,
  markUndone,
  pricesOfRuns,
  type RunList,
  type RunPrice,
  type StoredRun,
} from './price-run.repository.ts';
import { readRun } from './price-run.service.ts';

const NAMED = 3;

interface Locked extends StoredList {
  market: Market;
}

/** In the order in which every undoing locks them. */
async function lockAll(context: Context, lists: readonly RunList[]): Promise<Map<RunList, Locked>> {
  const keyOf = ({ idCountry, vetele }: RunList) => `${idCountry}/${vetele}`;
  const locked = new Map<RunList, Locked>();
  for (const list of lists.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) {
    await lockMarket(context, list.idCountry);
    const market = await requireOwnMarket(context, list.idCountry);
    locked.set(list, { ...(await lockList(context, list.idCountry, list.vetele)), market });
  }
  return locked;
}

/** Nobody means 120 euro of then by 120 francs of now. */
async function refuseOtherCurrency(
  context: Context,
  { idCountry, vetele, vehicle, country }: RunList,
  saved: Locked,
  at: Date,
): Promise<void> {
  const { list, market } = await currenciesBeforeChanges(context, idCountry, vetele, at);
  const former = (list ?? saved.currency) || (market ?? saved.market.currency);
  if (former === writingOf(saved.market, saved).currency) return;
  const said = { vehicle, country, currency: former || '–' };
  throw conflict(t('{vehicle} ({country}) is no longer in {currency}. Nothing was undone.', said));
}

function refuseChanged(locked: ReadonlyMap<RunList, StoredList>): void {
  const names = [...locked].flatMap(([list, { version }]) =>
    version === list.version ? [] : [`${list.vehicle} (${list.country})`],
  );
  if (names.length === 0) return;
  const lists = names.slice(0, NAMED).join(', ');
  const count = names.length - NAMED;
  throw conflict(
    count > 0
      ? t('Saved since: {lists} and {count} more. Nothing was undone.', { lists, count })
      : t('Saved since: {lists}. Nothing was undone.', { lists }),
  );
}

const stored = (price: number | null): string | null => (price === null ? null : decimalOf(centsOf(price)));

/** What is no longer offered is no longer priced either. */
const formerItem = ({ code, itemId, before, after }: RunPrice): ItemChange[] =>
  itemId === null
    ? []
    : [
        {
          id: itemId,
          code,
          before: { price: stored(after.price), isHiddenByMarket: after.isHiddenByMarket ?? false },
          after: { price: stored(before.price), isHiddenByMarket: before.isHiddenByMarket ?? false },
        },
      ];

/**
 * Nothing is taken back where the factory prices by now, or hides a price that stood there before the run (I-44); what the run has
 * filled in is missing again. @throws AppError (403, 409)
 */
async function requireStillSet(
  context: Context,
  market: Market,
  { vetele, vehicle, country }: RunList,
  prices: readonly RunPrice[],
): Promise<void> {
  if (prices.some(({ code }) => code === basePriceCode)) requireBaseOpt(market);
  const codes = new Set(prices.map(({ code }) => code));
  const offered = await findItems(context, market.id, await requireVehicle(context, vetele), []);
  const items = offered.filter(({ code }) => codes.has(code));
  for (const section of new Set(items.map((item) => item.section))) requireMaySet(market, section);
  const former = new Map(prices.map(({ code, before }) => [code, stored(before.price)]));
  const locked = items.filter(({ code, isHiddenByPcm }) =>
    isLockedPrice(isHiddenByPcm, former.get(code) ?? null),
  );
  if (locked.length === 0) return;
  const shown = locked.slice(0, NAMED).map(({ code }) => code);
  throw conflict(
    t('Hidden by its product category since: {codes} of {vehicle} ({country}). Nothing was undone.', {
      codes: shown.join(', '),
      vehicle,
      country,
    }),
  );
}

/** Also prices that were missing, which no save would leave blank: it names no lists. */
async function takeBack(
  context: Context,
  list: RunList,
  saved: StoredList,
  prices: RunPrice[],
): Promise<void> {
  const base = prices.find(({ code }) => code === basePriceCode);
  const header = base ? { ...saved, basePrice: stored(base.before.price) } : saved;
  const place = { market: { id: list.idCountry }, vehicle: { vetele: list.vetele }, list: saved, items: [] };
  await storeChanges(context, place, { lists: [], header, items: prices.flatMap(formerItem) }, RUN_SOURCE);
}

function changedLists({ lists, isRunning, isUndone }: StoredRun): RunList[] {
  if (isRunning) throw conflict(t('The change is still being made.'));
  if (isUndone) throw conflict(t('The change has already been undone.'));
  const changed = lists.filter(({ state }) => state === 'changed');
  if (changed.length === 0) throw conflict(t('There is nothing to undo.'));
  return changed;
}

/**
 * Gives every price of the run its former value, in the caller's transaction.
 * @throws AppError (403) for prices that the market no longer sets; 409 for hidden ones; 404 for another user's run; 409 while it runs, for a second time, or if one of its lists was saved since
 */
export async function undoRun(context: Context, id: number): Promise<Schema<'PriceRun'>> {
  const run = await lockRun(context, id);
  if (!run) throw notFound(t('There is no such change of yours.'));
  const lists = changedLists(run);
  const locked = await lockAll(context, lists);
  refuseChanged(locked);
  const prices = groupedBy(await pricesOfRuns(context, lists, RUN_SOURCE), ({ xid }) => xid);
  for (const [list, saved] of locked) {
    const former = prices.get(list.xid!) ?? [];
    // The change log is cleared after some time.
    if (former.length < list.changed) throw conflict(t('The former prices are no longer known.'));
    await refuseOtherCurrency(context, list, saved, run.at);
    await requireStillSet(context, saved.market, list, former);
    await takeBack(context, list, saved, former);
  }
  await markUndone(context, id);
  return readRun(context, id);
}

/** What a user may do in which market. */
import { conflict, notFound, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { t } from '../../texts/users.ts';
import {
  findFormerCurrency,
  findMarket,
  findUserRights,
  isPriceUser,
  lockMarket,
  type Market,
  type StoredRights,
} from './market-rights.repository.ts';

export type { Market } from './market-rights.repository.ts';

/**
 * Before amounts are stored that were typed in its currency, and before its lists are locked: whoever changes the market waits, or
 * was first and is seen.
 */
export { lockMarket };

export interface UserRights extends StoredRights {
  owns(countryId: string): boolean;
}

export async function marketRights(context: Context): Promise<UserRights> {
  const row = await findUserRights(context);
  const rights = row ?? { isHq: false, isDealer: false, countries: [], onlineCountries: [] };
  return { ...rights, owns: (countryId) => rights.countries.includes(countryId) };
}

/** One's own market, or any for HQ. @throws AppError (404, 403) */
export async function requireReadableMarket(context: Context, countryId: string): Promise<Market> {
  const row = await findMarket(context, countryId);
  if (!row) throw notFound(t('There is no market {countryId}.', { countryId }));
  if (!row.isOwn && !row.isHq)
    throw refused(t('{market} is not one of your markets.', { market: row.description }));
  return row;
}

/** One's own market. HQ reads every market and modifies none. */
export async function requireOwnMarket(context: Context, countryId: string): Promise<Market> {
  const found = await requireReadableMarket(context, countryId);
  refuseHeadquarters(found);
  return found;
}

/** @throws AppError (403) */
export function refuseHeadquarters({ isHq }: { isHq: boolean }): void {
  if (isHq) throw refused(t('Headquarters can only read prices; each market sets its own.'));
}

/** For jobs, which go on when their user's sessions have ended. @throws AppError (403) */
export async function requirePriceUser(context: Context): Promise<void> {
  if (!(await isPriceUser(context)))
    throw refused(t('Your user was deactivated, or may no longer change prices.'));
}

export function requireBaseOpt(found: Market): void {
  if (!found.enableBaseOpt)
    throw refused(
      t('{market} does not set prices of vehicles and options; they come from the factory.', {
        market: found.description,
      }),
    );
}

/**
 * Nobody means 120 euro of then by 120 francs of now.
 * @throws AppError (409) where the market has had another currency since the change whose amount is to be restored
 */
export async function refuseFormerCurrency(
  context: Context,
  { id, description, currency }: Market,
  changeId: number,
): Promise<void> {
  const former = await findFormerCurrency(context, id, changeId);
  if (former === undefined || former === currency) return;
  throw conflict(
    t('{market} had {former} then and has {currency} now: nothing was restored. Enter the amount anew.', {
      market: description,
      former: former || '–',
      currency: currency || '–',
    }),
  );
}

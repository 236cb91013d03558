import { refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { isSolServiceAvailable } from '../configuration-parameters/sol-service.read.ts';
import {
  marketRights,
  requireReadableMarket,
  type Market,
  type UserRights,
} from '../session/market-rights.read.ts';
import { t } from '../../texts/onlineSales.ts';

/** 403 for dealers, and for all users while the service is off. */
export async function requireSolUser(context: Context): Promise<UserRights> {
  const rights = await marketRights(context);
  if (rights.isDealer) throw refused(t('Online sales are not open to dealers.'));
  if (!(await isSolServiceAvailable(context)))
    throw refused(t('Online sales are switched off at the moment. An administrator can switch them on.'));
  return rights;
}

/** The markets of online sales that the user may read: headquarters all, dealers none, and nobody while the service is off. */
export async function readableSolMarkets(context: Context): Promise<'all' | readonly string[]> {
  const { isDealer, isHq, onlineCountries } = await marketRights(context);
  if (isDealer || !(await isSolServiceAvailable(context))) return [];
  return isHq ? 'all' : onlineCountries;
}

/** 403 for a false claim to be HQ (isHQUser of the calls). */
export async function requireSolUserAs(context: Context, claimsHq: boolean): Promise<UserRights> {
  const rights = await requireSolUser(context);
  if (claimsHq && !rights.isHq) throw refused(t('You are not an HQ user.'));
  return rights;
}

/** One's own market that sells online, or any for HQ (decision A-18). */
export async function requireSolMarket(context: Context, countryId: string): Promise<Market> {
  const { isHq } = await requireSolUser(context);
  const market = await requireReadableMarket(context, countryId);
  if (!market.solEnable && !isHq)
    throw refused(t('{market} does not sell online.', { market: market.description }));
  return market;
}

/** Headquarters can only read campaigns and taxes; a market sets them. */
export async function requireOwnSolMarket(context: Context, countryId: string): Promise<Market> {
  const market = await requireSolMarket(context, countryId);
  if (market.isHq)
    throw refused(t('Headquarters can only read what a market sells online; the market sets it.'));
  return market;
}

/** What a user may do in which market: who is HQ or dealer, and which markets are the user's own. */
import { notFound, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { t } from '../../texts/users.ts';
import { findMarket, findUserRights, type Market, type StoredRights } from './market-rights.repository.ts';

export type { Market } from './market-rights.repository.ts';

export interface UserRights extends StoredRights {
  /** Whether a market is one of the user's own. */
  owns(countryId: string): boolean;
}

/** The user's flags and markets, for what is not about a single market. */
export async function marketRights(context: Context): Promise<UserRights> {
  const row = await findUserRights(context);
  const rights = row ?? { isHq: false, isDealer: false, countries: [] };
  return { ...rights, owns: (countryId) => rights.countries.includes(countryId) };
}

/** A market that the user may read: an own one, or any for HQ. 404 for no market, 403 for somebody else's. */
export async function requireReadableMarket(context: Context, countryId: string): Promise<Market> {
  const row = await findMarket(context, countryId);
  if (!row) throw notFound(t('There is no market {countryId}.', { countryId }));
  if (!row.isOwn && !row.isHq)
    throw refused(t('{market} is not one of your markets.', { market: row.description }));
  return row;
}

/** A market whose prices the user may modify: an own one. HQ reads every market and modifies none. */
export async function requireOwnMarket(context: Context, countryId: string): Promise<Market> {
  const found = await requireReadableMarket(context, countryId);
  if (found.isHq) throw refused(t('Headquarters read prices; a market sets them.'));
  return found;
}

/** Base price, options, fuoriserie, programmes, Excel and alternative lists need the market's enableBaseOpt. */
export function requireBaseOpt(found: Market): void {
  if (!found.enableBaseOpt)
    throw refused(
      t('{market} does not set prices of vehicles and options; they come from the factory.', {
        market: found.description,
      }),
    );
}

/** What a user may do in which market: who is HQ or dealer, and which markets are the user's own. */
import { notFound, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { countryDescriptionSql } from '../countries/country.read.ts';
import { t } from '../../texts/users.ts';

export interface UserRights {
  isHq: boolean;
  isDealer: boolean;
  owns(countryId: string): boolean;
  countries: string[];
}

const userRights = statement(
  `SELECT u.is_hq_user AS "isHq", u.is_dealer AS "isDealer",
     ARRAY(SELECT country_id FROM user_country WHERE user_id = u.id ORDER BY country_id) AS countries
   FROM app_user u WHERE u.id = $1`,
);

/** The user's flags and markets, for what is not about a single market. */
export async function marketRights(context: Context): Promise<UserRights> {
  type Row = Omit<UserRights, 'owns'>;
  const [row] = await context.sql.rows<Row>(userRights, [context.actor?.userId ?? null]);
  const rights = row ?? { isHq: false, isDealer: false, countries: [] };
  return { ...rights, owns: (countryId) => rights.countries.includes(countryId) };
}

export interface Market {
  id: string;
  description: string;
  currency: string;
  pricemask: string;
  /** Percent, as a decimal; null without one. */
  vat: string | null;
  isoCode2: string;
  enableBaseOpt: boolean;
  enableAccessories: boolean;
  enableCustomerPrg: boolean;
  priceFromAS400: boolean;
  solEnable: boolean;
  isHq: boolean;
  isDealer: boolean;
  isOwn: boolean;
}

const market = statement(
  `SELECT c.id, d.description, c.currency, c.pricemask, c.vat,
     c.iso_code2 AS "isoCode2", c.enable_base_opt AS "enableBaseOpt", c.enable_accessories AS "enableAccessories",
     c.enable_customer_prg AS "enableCustomerPrg", c.price_from_as400 AS "priceFromAS400", c.sol_enable AS "solEnable",
     coalesce(u.is_hq_user, false) AS "isHq", coalesce(u.is_dealer, false) AS "isDealer",
     EXISTS (SELECT FROM user_country WHERE user_id = u.id AND country_id = c.id) AS "isOwn"
   FROM country c LEFT JOIN app_user u ON u.id = $2
   CROSS JOIN LATERAL (SELECT ${countryDescriptionSql('u.lang')} AS description) d
   WHERE c.id = $1 AND c.id <> 'DEFAULT'`,
);

/** A market that the user may read: an own one, or any for HQ. 404 for no market, 403 for somebody else's. */
export async function requireReadableMarket(context: Context, countryId: string): Promise<Market> {
  const [row] = await context.sql.rows<Market>(market, [countryId, context.actor?.userId ?? null]);
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

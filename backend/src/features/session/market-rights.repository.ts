import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { countryDescriptionSql } from '../countries/country.read.ts';

export interface StoredRights {
  isHq: boolean;
  isDealer: boolean;
  countries: string[];
  /** Those of them that sell online. */
  onlineCountries: string[];
}

const userRights = statement(
  `SELECT u.is_hq_user AS "isHq", u.is_dealer AS "isDealer",
     ARRAY(SELECT country_id FROM user_country WHERE user_id = u.id ORDER BY country_id) AS countries,
     ARRAY(SELECT c.id FROM user_country o JOIN country c ON c.id = o.country_id
       WHERE o.user_id = u.id AND c.sol_enable ORDER BY c.id) AS "onlineCountries"
   FROM app_user u WHERE u.id = $1`,
);

export const findUserRights = async (context: Context): Promise<StoredRights | undefined> =>
  (await context.sql.rows<StoredRights>(userRights, [context.actor?.userId ?? null]))[0];

const priceUser = statement('SELECT FROM app_user WHERE id = $1 AND active AND price_conf_enabled');

/** Whether the user may set prices by now: a job goes on with the rights that it was begun with. */
export const isPriceUser = async (context: Context): Promise<boolean> =>
  (await context.sql.rows(priceUser, [context.actor?.userId ?? null])).length > 0;

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

/** Its currency and mask stay as they are until the transaction ends. */
export const lockMarket = async (context: Context, countryId: string): Promise<void> =>
  void (await context.sql.rows(statement('SELECT FROM country WHERE id = $1 FOR SHARE'), [countryId]));

const currencyBefore = statement(
  `SELECT before ->> 'currency' AS currency FROM change_log WHERE entity = 'country' AND entity_id = $1 AND id > $2
     AND before ->> 'currency' IS DISTINCT FROM after ->> 'currency' ORDER BY id LIMIT 1`,
);

/** The currency that a market had at a change of anything, known by its first change since; undefined: it was never changed since. */
export const findFormerCurrency = async (
  context: Context,
  countryId: string,
  changeId: number,
): Promise<string | undefined> =>
  (await context.sql.rows<{ currency: string }>(currencyBefore, [countryId, changeId]))[0]?.currency;

export const findMarket = async (context: Context, countryId: string): Promise<Market | undefined> =>
  (await context.sql.rows<Market>(market, [countryId, context.actor?.userId ?? null]))[0];

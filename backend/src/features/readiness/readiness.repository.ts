/** What vehicles need in markets: each statement counts for all markets and vehicles at once. */
import type { Context } from '../../kit/context.ts';
import { plannedEachTime, statement } from '../../kit/sql.ts';
import { countryDescriptionSql, descriptionLanguageSql } from '../countries/country.read.ts';
import { VEHICLE_LABEL } from '../models/model.read.ts';
import { isVisibleSql } from '../sol-models/sol-model.read.ts';

// All but this are planned each time: a plan for any number of markets and vehicles expects ten of each, and sorts on disk what it
// should hash, 380 ms instead of 90.
const allMarkets = statement(`SELECT id FROM country WHERE id <> 'DEFAULT' ORDER BY id`);

export const listMarketIds = async (context: Context): Promise<string[]> =>
  (await context.sql.rows<{ id: string }>(allMarkets)).map(({ id }) => id);

export interface PlaceKey {
  countryId: string;
  vetele: string;
}

/** A vehicle in a market that sells it, with what is stored once for both. */
export interface Place extends PlaceKey {
  market: string;
  vehicle: string;
  language: string | null;
  sellsOnline: boolean;
  basePriceBelowCost: boolean;
  basePriceFar: boolean;
  hasDownpayment: boolean;
  isVisible: boolean;
}

/** SQL for a price that differs from the official one by more than a limit in percent; most are equal, which is quick to see. */
const isFarSql = (price: string, official: string, limit: string): string =>
  `(${price} <> ${official} AND abs(${price} - ${official}) * 100 > ${limit} * ${official})`;

/** Whether the prices of a list are in the currency of the market `c`, as what the factory asks is (decision I-10). */
const isComparableSql = (list: string): string =>
  `coalesce(nullif(${list}.currency, ''), c.currency) = c.currency`;

// $1 markets, $2 user, $3 limit, $4 language of names, $5 vehicles. Names are computed once for each market and vehicle.
const placesSql = (ofVehicles: string): string => `
  WITH market AS MATERIALIZED (
    SELECT c.id, d.description, search_text(d.description) AS folded, l.code AS language, c.sol_enable,
      c.currency
    FROM country c CROSS JOIN (SELECT ${descriptionLanguageSql('$4', '$2')} AS lang) n LEFT JOIN language l ON l.id = c.language_id
    CROSS JOIN LATERAL (SELECT ${countryDescriptionSql('n.lang')} AS description) d
    WHERE c.id = ANY($1) AND c.id <> 'DEFAULT'),
  named AS MATERIALIZED (
    SELECT v.vetele, v.modelcode, v.model_year, v.description, ${VEHICLE_LABEL} AS label, f.sort_number, f.code AS family
    FROM vehicle v JOIN commercial_model m ON m.modelcode = v.modelcode JOIN model_family f ON f.code = m.family_code)
  SELECT c.id AS "countryId", c.description AS market, v.vetele, v.label AS vehicle, c.language,
    c.sol_enable AS "sellsOnline",
    coalesce(${isComparableSql('p')} AND p.base_price < p.importer_price, false) AS "basePriceBelowCost",
    coalesce(${isComparableSql('p')} AND ${isFarSql('p.base_price', 'p.official_base_price', '$3::numeric')}, false)
      AS "basePriceFar",
    o.downpayment IS NOT NULL AS "hasDownpayment", ${isVisibleSql('v.vetele', 'c.id')} AS "isVisible"
  FROM market c
  JOIN country_model cm ON cm.country_id = c.id AND cm.generally_active
  JOIN named v ON v.modelcode = cm.modelcode
  LEFT JOIN price_list p ON p.country_id = c.id AND p.vetele = v.vetele
  LEFT JOIN virtual_product o ON o.country_id = c.id AND o.vetele = v.vetele
  ${ofVehicles}
  ORDER BY c.folded, c.id, v.sort_number, v.family, v.description, v.model_year, v.vetele`;

const placesOfAll = plannedEachTime(placesSql(''));
const placesOfVehicles = plannedEachTime(placesSql('WHERE v.vetele = ANY($5)'));

export function findPlaces(
  context: Context,
  markets: string[],
  vehicles: string[],
  { limit, language }: { limit: number; language: string | undefined },
): Promise<Place[]> {
  const values = [markets, context.actor?.userId ?? null, limit, language ?? null];
  return vehicles.length === 0
    ? context.sql.rows(placesOfAll, values)
    : context.sql.rows(placesOfVehicles, [...values, vehicles]);
}

const taxCounts = plannedEachTime(`
  SELECT country_id AS "countryId", vetele, count(DISTINCT description)::integer AS valued FROM market_tax
  WHERE description = ANY($3) AND price > 0 AND country_id = ANY($1) AND vetele = ANY($2) GROUP BY country_id, vetele`);

/** How many of these taxes have a value for some type of customer. */
export const countTaxes = (
  context: Context,
  markets: string[],
  vehicles: string[],
  descriptions: readonly string[],
): Promise<(PlaceKey & { valued: number })[]> =>
  context.sql.rows(taxCounts, [markets, vehicles, descriptions]);

/** Whether a market offers a kind of equipment, as the price configurator shows it; `c` is the market. */
const offersSql = (groupType: string): string =>
  `CASE ${groupType} WHEN 'ACC' THEN c.enable_accessories WHEN 'CUSTPRG' THEN c.enable_customer_prg ELSE true END`;

const ITEMS = `items AS MATERIALIZED (
    SELECT g.vetele, g.opt_item_id, g.is_standard, og.group_type
    FROM opt_grid g JOIN opt_item i ON i.id = g.opt_item_id AND NOT i.inactive JOIN opt_group og ON og.id = i.opt_group_id
    WHERE g.vetele = ANY($2))`;

export interface PriceCounts extends PlaceKey {
  hidden: number;
  belowCost: number;
  far: number;
}

// The grid itself: PostgreSQL knows that it has each item once, and hashes it rather than the prices. $3 limit. Accessories that have been
// priced anyway are shown and count; the card of customer programmes is not shown where the market has none.
const priceCounts = plannedEachTime(`
  SELECT p.country_id AS "countryId", p.vetele,
    (count(*) FILTER (WHERE p.is_hidden_by_market OR p.is_hidden_by_pcm))::integer AS hidden,
    (count(*) FILTER (WHERE ${isComparableSql('l')} AND NOT g.is_standard AND p.price < p.importer_price))::integer AS "belowCost",
    (count(*) FILTER (WHERE ${isComparableSql('l')} AND NOT g.is_standard
      AND ${isFarSql('p.price', 'p.official_price', '$3::numeric')}))::integer AS far
  FROM item_price p JOIN opt_grid g ON g.vetele = p.vetele AND g.opt_item_id = p.opt_item_id
  JOIN opt_item i ON i.id = p.opt_item_id AND NOT i.inactive
  JOIN opt_group og ON og.id = i.opt_group_id JOIN country c ON c.id = p.country_id
  LEFT JOIN price_list l ON l.country_id = p.country_id AND l.vetele = p.vetele
  WHERE p.country_id = ANY($1) AND p.vetele = ANY($2) AND (og.group_type <> 'CUSTPRG' OR c.enable_customer_prg)
  GROUP BY p.country_id, p.vetele`);

export const countPrices = (
  context: Context,
  markets: string[],
  vehicles: string[],
  limit: number,
): Promise<PriceCounts[]> => context.sql.rows(priceCounts, [markets, vehicles, limit]);

// Markets of one language have the same labels, so each is looked up once. No fallback counts, but a text for all models does.
const labelCounts = plannedEachTime(`
  WITH ${ITEMS},
  wanted AS (SELECT DISTINCT language_id FROM country WHERE id = ANY($1) AND language_id IS NOT NULL),
  missing AS (
    SELECT i.vetele, i.group_type, w.language_id, count(*) AS items
    FROM items i JOIN vehicle v ON v.vetele = i.vetele CROSS JOIN wanted w
    WHERE NOT EXISTS (SELECT FROM opt_label l WHERE l.opt_item_id = i.opt_item_id AND l.language_id = w.language_id
      AND l.modelcode IN ('DEFAULT', v.modelcode) AND l.label ~ '\\S')
    GROUP BY i.vetele, i.group_type, w.language_id)
  SELECT c.id AS "countryId", m.vetele, sum(m.items)::integer AS missing
  FROM country c JOIN missing m ON m.language_id = c.language_id AND ${offersSql('m.group_type')}
  WHERE c.id = ANY($1) GROUP BY c.id, m.vetele`);

export const countMissingLabels = (
  context: Context,
  markets: string[],
  vehicles: string[],
): Promise<(PlaceKey & { missing: number })[]> => context.sql.rows(labelCounts, [markets, vehicles]);

const packCounts = plannedEachTime(`
  SELECT k.country_id AS "countryId", k.vetele, count(DISTINCT k.parent_id)::integer AS unpriced
  FROM commercial_pack_item k
  LEFT JOIN item_price p ON p.country_id = k.country_id AND p.vetele = k.vetele AND p.opt_item_id = k.child_id
  JOIN opt_grid g ON g.vetele = k.vetele AND g.opt_item_id = k.child_id AND NOT g.is_standard
  JOIN opt_item i ON i.id = k.child_id AND NOT i.inactive
  WHERE k.country_id = ANY($1) AND k.vetele = ANY($2) AND NOT k.price_included AND p.price IS NULL
  GROUP BY k.country_id, k.vetele`);

export const countUnpricedPacks = (
  context: Context,
  markets: string[],
  vehicles: string[],
): Promise<(PlaceKey & { unpriced: number })[]> => context.sql.rows(packCounts, [markets, vehicles]);

export interface CampaignCounts extends PlaceKey {
  overlapping: number;
  ending: number;
}

// $3 now, $4 and $5 by zone when the days begin that a campaign may end on, and when they are over. What is over cannot be corrected:
// neither campaign of an overlap may be. No zone's today began more than two days ago.
const campaignCounts = plannedEachTime(`
  WITH current AS MATERIALIZED (
    SELECT k.id, k.country_id, k.campaign_type, k.starts_at, k.ends_at, m.vetele, z.is_ending
    FROM sol_campaign k JOIN sol_campaign_model m ON m.campaign_id = k.id
    CROSS JOIN LATERAL (SELECT k.ends_at >= ($4::jsonb ->> k.time_zone)::timestamptz
      AND k.ends_at < ($5::jsonb ->> k.time_zone)::timestamptz AS is_ending) z
    WHERE k.active AND k.ends_at > $3::timestamptz - interval '2 days' AND (k.ends_at > $3 OR z.is_ending) AND k.country_id = ANY($1) AND m.vetele = ANY($2)),
  met AS (
    SELECT DISTINCT k.country_id, k.vetele, k.id FROM current k
    JOIN current o ON o.country_id = k.country_id AND o.vetele = k.vetele AND o.campaign_type = k.campaign_type
      AND o.id <> k.id AND o.starts_at < k.ends_at AND o.ends_at > k.starts_at
    WHERE k.ends_at > $3 AND o.ends_at > $3)
  SELECT k.country_id AS "countryId", k.vetele, count(met.id)::integer AS overlapping,
    (count(*) FILTER (WHERE k.is_ending))::integer AS ending
  FROM current k LEFT JOIN met USING (country_id, vetele, id)
  GROUP BY k.country_id, k.vetele`);

/** When the days that are counted begin, and when they are over, by zone of campaigns. */
export interface EndingDays {
  from: Record<string, Date>;
  until: Record<string, Date>;
}

export const countCampaigns = (
  context: Context,
  markets: string[],
  vehicles: string[],
  { from, until }: EndingDays,
): Promise<CampaignCounts[]> =>
  context.sql.rows(campaignCounts, [
    ...[markets, vehicles, context.now],
    JSON.stringify(from),
    JSON.stringify(until),
  ]);

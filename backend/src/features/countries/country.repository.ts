import { actorName, type Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-reply.ts';
import { statement } from '../../kit/sql.ts';
import { LINK_SAYS_SOMETHING } from '../call-to-actions/country-link.read.ts';
import { SAYS_SOMETHING } from '../country-models/country-model.read.ts';
import { usesOf, usesStatement, type Use } from '../../kit/uses.ts';

const state = (row: string): string => `jsonb_build_object('label', ${row}.label)`;

// An unnamed region is called by its number.
const NUMBERED = `'Region ' || $1::integer`;

// $5: whether to rename an existing one.
const nameRegion = statement(
  `WITH before AS (SELECT * FROM geo_region WHERE id = $1),
   put AS (
     INSERT INTO geo_region AS r (id, label) VALUES ($1, coalesce($2, ${NUMBERED}))
     ON CONFLICT (id) DO UPDATE SET label = excluded.label WHERE $5 AND r.label <> excluded.label
     RETURNING *)
   INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
   SELECT $3, $4, 'geoRegion', put.id::text, CASE WHEN before.id IS NULL THEN 'create' ELSE 'update' END,
     CASE WHEN before.id IS NOT NULL THEN ${state('before')} END, ${state('put')}
   FROM put LEFT JOIN before ON true`,
);

export const ensureRegion = (context: Context, id: number, label: string | null): Promise<unknown[]> =>
  context.sql.rows(nameRegion, [id, label, context.now, actorName(context), false]);

export const renameRegion = (context: Context, id: number, label: string): Promise<unknown[]> =>
  context.sql.rows(nameRegion, [id, label, context.now, actorName(context), true]);

const lockedLabel = statement(`SELECT label FROM geo_region WHERE id = $1 FOR UPDATE`);

/** Of a region that there is; locked until the transaction ends. */
export async function lockRegionLabel(context: Context, id: number): Promise<string> {
  const [region] = await context.sql.rows<{ label: string }>(lockedLabel, [id]);
  return region!.label;
}

// A region keeps a label that it shares already, as regions of the feed may.
const otherRegion = statement(
  `SELECT FROM geo_region WHERE id <> $1 AND lower(label) = lower(coalesce($2, ${NUMBERED}))
     AND NOT EXISTS (SELECT FROM geo_region WHERE id = $1 AND ($2::text IS NULL OR label = $2)) LIMIT 1`,
);

/**
 * Whether a new label of a region would be that of another one, which the landing page could not tell apart.
 * @param label null: the one that a new region gets by its number
 */
export const isLabelOfOtherRegion = async (
  context: Context,
  id: number,
  label: string | null,
): Promise<boolean> => (await context.sql.rows(otherRegion, [id, label])).length > 0;

const everyRegion = statement(
  `SELECT coalesce(json_agg(regions ORDER BY regions.id), '[]')::text AS content FROM (
     SELECT r.id, r.label, (SELECT count(*) FROM country c WHERE c.geo_region_id = r.id) AS "countryCount"
     FROM geo_region r) regions`,
);

export async function regionsJson<Shape>(context: Context): Promise<JsonText<Shape>> {
  const [row] = await context.sql.rows<{ content: string }>(everyRegion);
  return jsonText(row!.content);
}

/** A test compares it with the foreign keys of the database. What was switched on and off again does not count as a use. */
export const countryUses: Use[] = [
  { one: 'model', many: 'models', rows: `country_model WHERE country_id = $1 AND ${SAYS_SOMETHING}` },
  { one: 'user', many: 'users', rows: 'user_country WHERE country_id = $1' },
  {
    one: 'commercial pack item',
    many: 'commercial pack items',
    rows: 'commercial_pack_item WHERE country_id = $1',
  },
  { one: 'price list', many: 'price lists', rows: 'price_list WHERE country_id = $1' },
  {
    one: 'alternative price list',
    many: 'alternative price lists',
    rows: 'alternative_price_list WHERE country_id = $1',
  },
  {
    one: 'editorial placeholder',
    many: 'editorial placeholders',
    rows: 'editorial_placeholder WHERE country_id = $1',
  },
  {
    one: 'call to action',
    many: 'calls to action',
    rows: `country_call_to_action WHERE country_id = $1 AND ${LINK_SAYS_SOMETHING}`,
  },
  {
    one: 'interface configuration',
    many: 'interface configurations',
    rows: 'interface_config WHERE country_id = $1',
  },
  { one: 'online tax', many: 'online taxes', rows: 'sol_tax WHERE country_id = $1' },
  { one: 'downpayment', many: 'downpayments', rows: 'downpayment WHERE country_id = $1' },
  { one: 'virtual product', many: 'virtual products', rows: 'virtual_product WHERE country_id = $1' },
  { one: 'online vehicle', many: 'online vehicles', rows: 'sol_model_market WHERE country_id = $1' },
  { one: 'campaign', many: 'campaigns', rows: 'sol_campaign WHERE country_id = $1' },
];

const counts = usesStatement(countryUses);

export const usesOfCountry = (context: Context, id: string): Promise<string[]> =>
  usesOf(context, countryUses, counts, id);

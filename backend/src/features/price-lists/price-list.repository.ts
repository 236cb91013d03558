import type { PriceChange } from './price-list.wire.ts';
import { actorName, type Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

export interface LastChange {
  changedBy: string | null;
  changedAt: Date | null;
  changedFrom: string | null;
  changedTo: string | null;
}

/** Amounts are decimals; '' is the market's currency or mask. */
export interface StoredList {
  version: number;
  basePrice: string | null;
  isActive: boolean;
  currency: string;
  pricemask: string;
  savedBy: string | null;
  savedAt: Date | null;
  publishedBy: string | null;
  publishedAt: Date | null;
}

export interface FactoryPrices {
  officialPrice: string | null;
  impPr: string | null;
  mrpb: string | null;
  chSprpbtbt: string | null;
  usaDealer: string | null;
  usaListPr: string | null;
  usaTotRet: string | null;
  daNj: string | null;
  msrpBasePrice: string | null;
}

const LIST_COLUMNS = `version, base_price AS "basePrice", is_active AS "isActive", coalesce(currency, '') AS currency,
  coalesce(pricemask, '') AS pricemask, saved_by AS "savedBy", saved_at AS "savedAt", published_by AS "publishedBy",
  published_at AS "publishedAt"`;

/** `id` is the price's id in the change log; '-' is the base price. Hiding an item changes no price. */
const lastPriceChange = (id: string): string =>
  `LEFT JOIN LATERAL (
     SELECT d.actor AS "changedBy", d.at AS "changedAt", d.before ->> 'price' AS "changedFrom", d.after ->> 'price' AS "changedTo"
     FROM change_log d WHERE d.entity = 'price' AND d.entity_id = ${id}
       AND d.before ->> 'price' IS DISTINCT FROM d.after ->> 'price'
     ORDER BY d.id DESC LIMIT 1) change ON true`;
const CHANGE = `change."changedBy", change."changedAt", change."changedFrom", change."changedTo"`;

const listOf = statement(
  `SELECT ${LIST_COLUMNS}, official_base_price AS "officialPrice", importer_price AS "impPr", mrpbt_price AS mrpb,
     ch_sprpbtbt AS "chSprpbtbt", usa_dealer AS "usaDealer", usa_list_price AS "usaListPr", usa_total_retail AS "usaTotRet",
     da_nj AS "daNj", msrp_price AS "msrpBasePrice", ${CHANGE}
   FROM price_list ${lastPriceChange(`$1 || '/' || $2 || '/-'`)}
   WHERE country_id = $1 AND vetele = $2`,
);

export async function findList(
  context: Context,
  countryId: string,
  vetele: string,
): Promise<(StoredList & FactoryPrices & LastChange) | undefined> {
  type Row = StoredList & FactoryPrices & LastChange;
  return (await context.sql.rows<Row>(listOf, [countryId, vetele]))[0];
}

export type Section = 'options' | 'fuoriserie' | 'programs' | 'accessories';

export interface PriceItem extends LastChange {
  id: number;
  code: string;
  description: string;
  section: Section;
  pargroup: string;
  price: string | null;
  officialPrice: string | null;
  impPrice: string | null;
  mrpbtPrice: string | null;
  msrp: string | null;
  isStandard: boolean;
  isHiddenByPcm: boolean;
  isHiddenByMarket: boolean;
  isHideEnabled: boolean;
  isLabelMissing: boolean;
  insertedOn: string;
}

// Accessories and programmes also if they have been priced anyway. $3: language ids by preference; $4: the model.
const itemsOf = statement(
  `SELECT i.id, i.code, coalesce(name.label, nullif(i.as400_description, ''), i.code) AS description, g.code AS pargroup,
     CASE WHEN g.group_type = 'ACC' THEN 'accessories' WHEN g.group_type = 'CUSTPRG' THEN 'programs'
       WHEN i.is_fuoriserie THEN 'fuoriserie' ELSE 'options' END AS section,
     p.price, p.official_price AS "officialPrice", p.importer_price AS "impPrice", p.mrpbt_price AS "mrpbtPrice",
     p.msrp_price AS msrp, o.is_standard AS "isStandard", coalesce(p.is_hidden_by_pcm, false) AS "isHiddenByPcm",
     coalesce(p.is_hidden_by_market, false) AS "isHiddenByMarket",
     NOT o.is_standard AND coalesce(p.is_hide_enabled, true) AS "isHideEnabled",
     c.language_id IS NOT NULL AND NOT EXISTS (SELECT FROM opt_label l WHERE l.opt_item_id = i.id AND l.language_id = c.language_id
       AND l.modelcode IN ('DEFAULT', $4) AND l.label ~ '\\S') AS "isLabelMissing",
     coalesce(to_char(p.inserted_on, 'DD/MM/YY'), '') AS "insertedOn", ${CHANGE}
   FROM opt_grid o
   JOIN opt_item i ON i.id = o.opt_item_id AND NOT i.inactive
   JOIN opt_group g ON g.id = i.opt_group_id
   JOIN country c ON c.id = $1
   LEFT JOIN item_price p ON p.country_id = $1 AND p.vetele = $2 AND p.opt_item_id = i.id
   LEFT JOIN LATERAL (
     SELECT l.label FROM opt_label l
     WHERE l.opt_item_id = i.id AND l.language_id = ANY($3::integer[]) AND l.modelcode IN ('DEFAULT', $4) AND l.label <> ''
     ORDER BY array_position($3::integer[], l.language_id), l.modelcode = 'DEFAULT' LIMIT 1) name ON true
   ${lastPriceChange(`$1 || '/' || $2 || '/' || i.code`)}
   WHERE o.vetele = $2 AND (p.opt_item_id IS NOT NULL
     OR CASE g.group_type WHEN 'ACC' THEN c.enable_accessories WHEN 'CUSTPRG' THEN c.enable_customer_prg ELSE true END)
   ORDER BY i.code`,
);

export const findItems = (
  context: Context,
  countryId: string,
  { vetele, modelcode }: { vetele: string; modelcode: string },
  languageIds: number[],
): Promise<PriceItem[]> => context.sql.rows(itemsOf, [countryId, vetele, languageIds, modelcode]);

const createList = statement(
  `INSERT INTO price_list (country_id, vetele) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
);
const lockedList = statement(
  `SELECT ${LIST_COLUMNS} FROM price_list WHERE country_id = $1 AND vetele = $2 FOR UPDATE`,
);

/** Created if needed, locked until the transaction ends: saves of a list are serialised. */
export async function lockList(context: Context, countryId: string, vetele: string): Promise<StoredList> {
  await context.sql.rows(createList, [countryId, vetele]);
  return (await context.sql.rows<StoredList>(lockedList, [countryId, vetele]))[0]!;
}

export interface ItemChange {
  id: number;
  code: string;
  before: { price: string | null; isHiddenByMarket: boolean };
  after: { price: string | null; isHiddenByMarket: boolean };
}

const state = (price: string, hidden: string): string =>
  `jsonb_build_object('price', ${price}, 'isHiddenByMarket', ${hidden})`;

const writeItems = statement(
  `WITH c AS (SELECT * FROM unnest($3::integer[], $4::text[], $5::numeric[], $6::boolean[], $7::numeric[], $8::boolean[])
     AS c(id, code, old_price, old_hidden, price, hidden)),
   put AS (
     INSERT INTO item_price (country_id, vetele, opt_item_id, price, is_hidden_by_market)
     SELECT $1, $2, c.id, c.price, c.hidden FROM c
     ON CONFLICT (country_id, vetele, opt_item_id)
       DO UPDATE SET price = excluded.price, is_hidden_by_market = excluded.is_hidden_by_market)
   INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after)
   SELECT $9, $10, 'price', $1 || '/' || $2 || '/' || c.code, 'update', $11,
     ${state('c.old_price', 'c.old_hidden')}, ${state('c.price', 'c.hidden')} FROM c ORDER BY c.code`,
);

export async function storeItems(
  context: Context,
  countryId: string,
  vetele: string,
  changes: ItemChange[],
  source: string,
): Promise<void> {
  if (changes.length === 0) return;
  await context.sql.rows(writeItems, [
    ...[countryId, vetele],
    ...[changes.map(({ id }) => id), changes.map(({ code }) => code)],
    ...[changes.map(({ before }) => before.price), changes.map(({ before }) => before.isHiddenByMarket)],
    ...[changes.map(({ after }) => after.price), changes.map(({ after }) => after.isHiddenByMarket)],
    ...[context.now, actorName(context), source],
  ]);
}

const writeList = statement(
  `UPDATE price_list SET base_price = $3, is_active = $4, currency = nullif($5, ''), pricemask = nullif($6, ''),
     version = version + 1, saved_by = $7, saved_at = $8,
     published_by = CASE WHEN $4 AND NOT is_active THEN $7 ELSE published_by END,
     published_at = CASE WHEN $4 AND NOT is_active THEN $8 ELSE published_at END
   WHERE country_id = $1 AND vetele = $2 RETURNING version`,
);

export type PriceListHeader = Pick<StoredList, 'basePrice' | 'isActive' | 'currency' | 'pricemask'>;

/** Every save of prices or taxes ends here. */
export async function storeList(
  context: Context,
  countryId: string,
  vetele: string,
  { basePrice, isActive, currency, pricemask }: PriceListHeader,
): Promise<number> {
  const values = [countryId, vetele, basePrice, isActive, currency, pricemask];
  const [row] = await context.sql.rows<{ version: number }>(writeList, [
    ...values,
    actorName(context),
    context.now,
  ]);
  return row!.version;
}

const changesOfPrice = statement(
  `SELECT coalesce(json_agg(changes), '[]') AS changes FROM (
     SELECT id, at, actor, source, (before ->> 'price')::numeric AS before, (after ->> 'price')::numeric AS after
     FROM change_log WHERE entity = 'price' AND entity_id = $1 || '/' || $2 || '/' || $3
       AND before ->> 'price' IS DISTINCT FROM after ->> 'price'
     ORDER BY id DESC LIMIT 200) changes`,
);

export async function findPriceChanges(
  context: Context,
  countryId: string,
  vetele: string,
  code: string,
): Promise<PriceChange[]> {
  const values = [countryId, vetele, code];
  const [row] = await context.sql.rows<{ changes: PriceChange[] }>(changesOfPrice, values);
  return row!.changes;
}

const langOfUser = statement(`SELECT lang FROM app_user WHERE id = $1`);

export async function findLangOfUser(context: Context): Promise<string | undefined> {
  return (await context.sql.rows<{ lang: string }>(langOfUser, [context.actor?.userId ?? null]))[0]?.lang;
}

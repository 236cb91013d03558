import { actorName, type Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { OptItem } from '../option-colour-labels/item.entity.ts';
import { AlternativePriceList } from './alternative-price-list.entity.ts';

export interface StoredAlternative {
  id: number;
  keyCodopt: string;
  vetele: string;
  isExcluded: boolean;
  description: string;
  basePrice: string | null;
  version: number;
}

const COLUMNS = `l.id, i.code AS "keyCodopt", l.vetele, l.is_excluded AS "isExcluded",
  coalesce(nullif(i.as400_description, ''), i.code) AS description, l.base_price AS "basePrice", l.version`;
const FROM = `FROM alternative_price_list l JOIN opt_item i ON i.id = l.opt_item_id WHERE l.country_id = $1 AND l.vetele = $2`;

const alternativeOf = statement(`SELECT ${COLUMNS} ${FROM}`);
const lockedAlternative = statement(`SELECT ${COLUMNS} ${FROM} FOR UPDATE OF l`);

export async function findAlternative(
  context: Context,
  countryId: string,
  vetele: string,
): Promise<StoredAlternative | undefined> {
  return (await context.sql.rows<StoredAlternative>(alternativeOf, [countryId, vetele]))[0];
}

export async function lockAlternative(
  context: Context,
  countryId: string,
  vetele: string,
): Promise<StoredAlternative | undefined> {
  return (await context.sql.rows<StoredAlternative>(lockedAlternative, [countryId, vetele]))[0];
}

/** Prices of items that the vehicle has lost are kept. */
export interface AlternativePrice {
  itemId: number;
  code: string;
  price: string | null;
}

const pricesOf = statement(
  `SELECT p.opt_item_id AS "itemId", i.code, p.price FROM alternative_price p JOIN opt_item i ON i.id = p.opt_item_id
   WHERE p.list_id = $1 ORDER BY i.code`,
);

export const findPrices = (context: Context, listId: number): Promise<AlternativePrice[]> =>
  context.sql.rows(pricesOf, [listId]);

export const isKnownItem = (context: Context, code: string): Promise<boolean> =>
  context.db.existsBy(OptItem, { code });

const lastDeletion = statement(
  `SELECT coalesce(max(id), 0)::integer AS id FROM change_log
   WHERE entity = 'alternativePriceList' AND entity_id = $1 AND action = 'delete'`,
);

/**
 * An empty list in version 0; storing its prices makes it version 1. One that was deleted before goes on from the number of its deletion
 * in the change log, which is above each version that it has had: every one of them was logged. Whoever still has the old list open must
 * not save over the new one.
 */
export async function createAlternative(
  context: Context,
  logName: string,
  list: Pick<AlternativePriceList, 'countryId' | 'vetele' | 'optItemId' | 'isExcluded' | 'basePrice'>,
): Promise<number> {
  const [{ id: version } = { id: 0 }] = await context.sql.rows<{ id: number }>(lastDeletion, [logName]);
  const { identifiers } = await context.db.insert(AlternativePriceList, { ...list, version });
  return (identifiers[0] as { id: number }).id;
}

const updateAlternative = statement(
  `UPDATE alternative_price_list SET base_price = $2, version = version + 1 WHERE id = $1 RETURNING version`,
);

export async function storeAlternative(
  context: Context,
  id: number,
  basePrice: string | null,
): Promise<number> {
  return (await context.sql.rows<{ version: number }>(updateAlternative, [id, basePrice]))[0]!.version;
}

export interface PriceChange {
  itemId: number;
  code: string;
  before: string | null;
  after: string;
}

// $6: the change log's name of the list, to which the code is appended.
const writePrices = statement(
  `WITH c AS (SELECT * FROM unnest($2::integer[], $3::text[], $4::numeric[], $5::numeric[]) AS c(id, code, old_price, price)),
   put AS (
     INSERT INTO alternative_price (list_id, opt_item_id, price) SELECT $1, c.id, c.price FROM c
     ON CONFLICT (list_id, opt_item_id) DO UPDATE SET price = excluded.price)
   INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
   SELECT $7, $8, 'alternativePrice', $6 || '/' || c.code, CASE WHEN c.old_price IS NULL THEN 'create' ELSE 'update' END,
     CASE WHEN c.old_price IS NOT NULL THEN jsonb_build_object('price', c.old_price) END, jsonb_build_object('price', c.price)
   FROM c ORDER BY c.code`,
);

export async function storePrices(
  context: Context,
  listId: number,
  logName: string,
  changes: PriceChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await context.sql.rows(writePrices, [
    listId,
    ...[changes.map(({ itemId }) => itemId), changes.map(({ code }) => code)],
    ...[changes.map(({ before }) => before), changes.map(({ after }) => after)],
    ...[logName, context.now, actorName(context)],
  ]);
}

export async function deleteAlternative(context: Context, id: number): Promise<void> {
  await context.db.delete(AlternativePriceList, id);
}

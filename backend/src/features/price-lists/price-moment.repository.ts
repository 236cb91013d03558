/** What prices were: the saved ones, and for a moment of the past what the first later change says was there before it. */
import type { Context } from '../../kit/context.ts';
import { plannedEachTime, statement } from '../../kit/sql.ts';

export interface PriceThen {
  code: string;
  price: string | null;
}

// The ids of a list's prices are one stretch of the index: '0' follows '/'. A list has thousands of changes, the log a million.
const OF_LIST = `entity = 'price' AND entity_id >= $1 || '/' || $2 || '/' AND entity_id < $1 || '/' || $2 || '0'`;
const IS_PRICED = `before ->> 'price' IS DISTINCT FROM after ->> 'price'`;
const CODE = `substr(entity_id, length($1 || '/' || $2) + 2)`;

const changedLater = plannedEachTime(
  `SELECT DISTINCT ON (entity_id) ${CODE} AS code, before ->> 'price' AS price FROM change_log
   WHERE ${OF_LIST} AND at > $3 AND ${IS_PRICED} ORDER BY entity_id, id`,
);

/** The prices that have changed since a moment, as they were then. */
export const pricesBeforeChanges = (
  context: Context,
  countryId: string,
  vetele: string,
  at: Date,
): Promise<PriceThen[]> => context.sql.rows(changedLater, [countryId, vetele, at]);

const insertedLater = plannedEachTime(
  `SELECT i.code FROM item_price p JOIN opt_item i ON i.id = p.opt_item_id
   WHERE p.country_id = $1 AND p.vetele = $2 AND p.inserted_on > $4::date AND NOT EXISTS (
     SELECT FROM change_log d WHERE d.entity = 'price' AND d.entity_id = $1 || '/' || $2 || '/' || i.code AND d.at <= $3
       AND d.before ->> 'price' IS DISTINCT FROM d.after ->> 'price')`,
);

/** Codes that the factory began to offer after a moment, of that day in the market, and whose prices had no change until then. */
export async function codesInsertedLater(
  context: Context,
  countryId: string,
  vetele: string,
  at: Date,
  day: string,
): Promise<Set<string>> {
  const rows = await context.sql.rows<{ code: string }>(insertedLater, [countryId, vetele, at, day]);
  return new Set(rows.map(({ code }) => code));
}

const firstChange = statement(
  `SELECT coalesce((SELECT at FROM change_log_cut_off), min(at)) AS at FROM change_log`,
);

/** Since when all changes are known, older ones may have been removed; null: there has been none. */
export async function changesKnownSince(context: Context): Promise<Date | null> {
  return (await context.sql.rows<{ at: Date | null }>(firstChange, []))[0]!.at;
}

const lastUntil = plannedEachTime(
  `SELECT DISTINCT ON (entity_id) ${CODE} AS code, after ->> 'price' AS price FROM change_log
   WHERE ${OF_LIST} AND at <= $3 AND ${IS_PRICED} AND ${CODE} <> ALL($4) ORDER BY entity_id, id DESC`,
);

/** The last prices that codes other than these got until a moment. */
export const pricesAfterChanges = (
  context: Context,
  countryId: string,
  vetele: string,
  at: Date,
  otherThan: string[],
): Promise<PriceThen[]> => context.sql.rows(lastUntil, [countryId, vetele, at, otherThan]);

const namesOfCodes = plannedEachTime(
  `SELECT i.code, coalesce(name.label, nullif(i.as400_description, ''), i.code) AS description
   FROM opt_item i
   LEFT JOIN LATERAL (
     SELECT l.label FROM opt_label l
     WHERE l.opt_item_id = i.id AND l.language_id = ANY($2::integer[]) AND l.modelcode IN ('DEFAULT', $3) AND l.label <> ''
     ORDER BY array_position($2::integer[], l.language_id), l.modelcode = 'DEFAULT' LIMIT 1) name ON true
   WHERE i.code = ANY($1)`,
);

export const itemNames = (
  context: Context,
  codes: string[],
  languageIds: number[],
  modelcode: string,
): Promise<{ code: string; description: string }[]> =>
  context.sql.rows(namesOfCodes, [codes, languageIds, modelcode]);

// '' is the market's currency, which may have been another one too.
const currencyThen = plannedEachTime(
  `SELECT (SELECT before ->> 'currency' FROM change_log WHERE entity = 'priceList' AND entity_id = $1 || '/' || $2 AND at > $3
       AND before ->> 'currency' IS DISTINCT FROM after ->> 'currency' ORDER BY id LIMIT 1) AS list,
     (SELECT before ->> 'currency' FROM change_log WHERE entity = 'country' AND entity_id = $1 AND at > $3
       AND before ->> 'currency' IS DISTINCT FROM after ->> 'currency' ORDER BY id LIMIT 1) AS market`,
);

/** The currencies that list and market had at a moment, where they have changed since; '' of the list is that of the market. */
export async function currenciesBeforeChanges(
  context: Context,
  countryId: string,
  vetele: string,
  at: Date,
): Promise<{ list: string | null; market: string | null }> {
  return (
    await context.sql.rows<{ list: string | null; market: string | null }>(currencyThen, [
      countryId,
      vetele,
      at,
    ])
  )[0]!;
}

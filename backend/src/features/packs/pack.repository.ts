import { logChanges } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-reply.ts';
import { statement, type Statement } from '../../kit/sql.ts';
import { countryDescriptionSql } from '../countries/country.read.ts';
import { isSoldSql } from '../models/model.read.ts';
import {
  NOTHING_SAID,
  type PackItem,
  type PackTarget,
  type PackWrite,
  type StoredPack,
} from './pack-item.ts';
import type { Option } from './pack-cells.ts';
import type { PackMarket } from './pack-row.ts';

const everyOption = statement(`SELECT id, code, as400_description AS name FROM opt_item ORDER BY code`);

export const listOptions = (context: Context): Promise<Option[]> => context.sql.rows(everyOption);

const everyMarket = statement(
  `SELECT c.id, c.codmercato AS "codMercato", c.enabled AS "isEnabled", ${countryDescriptionSql('u.lang')} AS description,
     EXISTS (SELECT FROM user_country WHERE user_id = u.id AND country_id = c.id) AS "isOwn"
   FROM country c LEFT JOIN app_user u ON u.id = $1 WHERE c.id <> 'DEFAULT' ORDER BY c.id`,
);

export const listMarkets = (context: Context): Promise<PackMarket[]> =>
  context.sql.rows(everyMarket, [context.actor?.userId ?? null]);

const everyVehicle = statement(`SELECT vetele, model_year AS "modelYear" FROM vehicle`);

export const listModelYears = async (context: Context): Promise<Map<string, string>> => {
  const rows = await context.sql.rows<{ vetele: string; modelYear: string }>(everyVehicle);
  return new Map(rows.map(({ vetele, modelYear }) => [vetele, modelYear]));
};

interface PackTable {
  entity: string;
  lock: Statement;
  find: Statement;
  clear: Statement;
  insert: Statement;
}

type StoredItem = PackItem & { id: string };

const TARGETS = `jsonb_to_recordset($1::jsonb) AS t(id text, "countryId" text, vetele text, "parentId" integer)`;
const SAME_PLACE = `p.country_id = t."countryId" AND p.vetele = t.vetele AND p.parent_id = t."parentId"`;
const NEW_OPTIONS = `jsonb_to_recordset($1::jsonb) AS t("countryId" text, vetele text, "parentId" integer, code text,
  "priceIncluded" boolean, compulsory boolean, "optManovra" text, "alternateSet" text, "defaultSet" text)`;

/** Blocks other imports, not readers. */
const lockOf = (table: string): Statement => statement(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);

export const COMMERCIAL_TABLE: PackTable = {
  entity: 'pack',
  lock: lockOf('commercial_pack_item'),
  find: statement(
    `SELECT t.id, o.code, p.price_included AS "priceIncluded", p.compulsory, p.opt_manovra AS "optManovra",
       p.alternate_set AS "alternateSet", p.default_set AS "defaultSet"
     FROM ${TARGETS} JOIN commercial_pack_item p ON ${SAME_PLACE} JOIN opt_item o ON o.id = p.child_id ORDER BY t.id, o.code`,
  ),
  clear: statement(`DELETE FROM commercial_pack_item p USING ${TARGETS} WHERE ${SAME_PLACE}`),
  insert: statement(
    `INSERT INTO commercial_pack_item (country_id, vetele, parent_id, child_id, price_included, compulsory, opt_manovra,
       alternate_set, default_set)
     SELECT t."countryId", t.vetele, t."parentId", o.id, t."priceIncluded", t.compulsory, t."optManovra", t."alternateSet",
       t."defaultSet" FROM ${NEW_OPTIONS} JOIN opt_item o ON o.code = t.code`,
  ),
};

export const IMPLICIT_TABLE: PackTable = {
  entity: 'implicitPack',
  lock: lockOf('implicit_pack_item'),
  find: statement(
    `SELECT t.id, o.code FROM ${TARGETS} JOIN implicit_pack_item p ON p.parent_id = t."parentId"
     JOIN opt_item o ON o.id = p.child_id ORDER BY t.id, o.code`,
  ),
  clear: statement(`DELETE FROM implicit_pack_item p USING ${TARGETS} WHERE p.parent_id = t."parentId"`),
  insert: statement(
    `INSERT INTO implicit_pack_item (parent_id, child_id)
     SELECT t."parentId", o.id FROM ${NEW_OPTIONS} JOIN opt_item o ON o.code = t.code`,
  ),
};

const everyImplicit = statement(
  `SELECT p.code, array_agg(c.code ORDER BY c.code) AS children FROM implicit_pack_item i
   JOIN opt_item p ON p.id = i.parent_id JOIN opt_item c ON c.id = i.child_id GROUP BY p.code`,
);

export async function findBrought(context: Context): Promise<Map<string, string[]>> {
  const rows = await context.sql.rows<{ code: string; children: string[] }>(everyImplicit);
  return new Map(rows.map(({ code, children }) => [code, children]));
}

const unsold = statement(
  `SELECT t.id FROM ${TARGETS} JOIN vehicle v ON v.vetele = t.vetele
   WHERE NOT ${isSoldSql('v.modelcode', '= t."countryId"')}`,
);

/** Commercial packs whose market does not sell the vehicle; no screen would show them. */
export async function findUnsold(context: Context, targets: PackTarget[]): Promise<Set<string>> {
  const rows = await context.sql.rows<{ id: string }>(unsold, [JSON.stringify(targets)]);
  return new Set(rows.map(({ id }) => id));
}

export const lockPacks = async (context: Context, { lock }: PackTable): Promise<void> =>
  void (await context.sql.rows(lock));

export async function findPacks(
  context: Context,
  { find }: PackTable,
  targets: PackTarget[],
): Promise<Map<string, StoredPack>> {
  const rows = await context.sql.rows<StoredItem>(find, [JSON.stringify(targets)]);
  const packs = new Map<string, StoredPack>();
  for (const { id, ...item } of rows) {
    const pack = packs.get(id);
    const whole = { ...NOTHING_SAID, ...item };
    if (pack) pack.set(item.code, whole);
    else packs.set(id, new Map([[item.code, whole]]));
  }
  return packs;
}

const logged = (items: Iterable<PackItem>) => ({
  options: [...items].toSorted((one, other) => (one.code < other.code ? -1 : 1)),
});

export async function storePacks(
  context: Context,
  { entity, clear, insert }: PackTable,
  packs: { items: PackItem[]; writes: PackWrite[] }[],
  source: string,
): Promise<void> {
  const writes = packs.flatMap(({ items, writes: of }) => of.map((write) => ({ ...write, items })));
  if (writes.length === 0) return;
  await context.sql.rows(clear, [JSON.stringify(writes.map(({ target }) => target))]);
  const options = writes.flatMap(({ target, items }) => items.map((item) => ({ ...target, ...item })));
  await context.sql.rows(insert, [JSON.stringify(options)]);
  await logChanges(
    context,
    writes.map(({ target, before, items }) => ({
      entity,
      entityId: target.id,
      source,
      action: before ? ('update' as const) : ('create' as const),
      before: before ? logged(before.values()) : null,
      after: logged(items),
    })),
  );
}

const NO_IMPLICIT = `'[]'::json`;

const packJson = (isChild: boolean, members: string): string =>
  `json_build_object('ocparObj', json_build_object('parele', o.code, 'parde2', o.as400_description),
     'isChild', ${isChild}, 'implicitList', coalesce(b.items, ${NO_IMPLICIT}), ${members})`;

const packs = statement(
  `WITH brings AS (
     SELECT m.parent_id, json_agg(json_build_object('code', i.code, 'name', i.as400_description) ORDER BY i.code) AS items
     FROM implicit_pack_item m JOIN opt_item i ON i.id = m.child_id GROUP BY m.parent_id),
   pack AS (
     SELECT p.parent_id, bool_or(p.price_included) AS price_included,
       json_agg(${packJson(
         true,
         `'listMasPackCommOpts', '[]'::json, 'priceIncluded', p.price_included, 'optManovra', p.opt_manovra,
          'alternateSet', p.alternate_set, 'defaultSet', p.default_set, 'compulsory', p.compulsory`,
       )} ORDER BY p.alternate_set COLLATE "C", o.code) AS options
     FROM commercial_pack_item p JOIN opt_item o ON o.id = p.child_id LEFT JOIN brings b ON b.parent_id = p.child_id
     WHERE p.country_id = $1 AND p.vetele = $2 GROUP BY p.parent_id)
   SELECT coalesce(json_agg(${packJson(
     false,
     `'listMasPackCommOpts', k.options, 'priceIncluded', k.price_included, 'optManovra', '',
      'alternateSet', '', 'defaultSet', '', 'compulsory', false`,
   )} ORDER BY o.code), '[]')::text AS content
   FROM pack k JOIN opt_item o ON o.id = k.parent_id LEFT JOIN brings b ON b.parent_id = k.parent_id`,
);

export async function packsJson<Shape>(
  context: Context,
  countryId: string,
  vetele: string,
): Promise<JsonText<Shape>> {
  const [row] = await context.sql.rows<{ content: string }>(packs, [countryId, vetele]);
  return jsonText(row!.content);
}

import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

export interface Offer {
  id: string;
  description: string;
  currency: string;
  pricemask: string;
  language: string | null;
  isOffered: boolean;
  basePrice: string | null;
}

// $1 country, $2 vetele, $3 model code.
const offerOfMarket = statement(
  `SELECT c.id, coalesce(nullif(c.desc_en, ''), c.id) AS description, coalesce(l.currency, c.currency) AS currency,
     coalesce(l.pricemask, c.pricemask) AS pricemask, g.code AS language,
     coalesce(m.generally_active, false) AS "isOffered", l.base_price AS "basePrice"
   FROM country c
   LEFT JOIN language g ON g.id = c.language_id
   LEFT JOIN country_model m ON m.country_id = c.id AND m.modelcode = $3
   LEFT JOIN price_list l ON l.country_id = c.id AND l.vetele = $2
   WHERE c.id = $1`,
);

export async function findOffer(
  context: Context,
  country: string,
  vetele: string,
  modelcode: string,
): Promise<Offer | undefined> {
  return (await context.sql.rows<Offer>(offerOfMarket, [country, vetele, modelcode]))[0];
}

export interface GridEntry {
  group: string;
  groupName: string;
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
  exclusive: boolean;
  mandatory: boolean;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
  code: string;
  label: string;
  isStandard: boolean;
  price: string | null;
  colours: { code: string; label: string }[];
}

/** The first language that has a text, model-specific before general; else the factory's description. */
const labelSql = (table: 'opt' | 'col', item: string): string =>
  `coalesce((SELECT t.label FROM ${table}_label t
     WHERE t.${table}_item_id = ${item}.id AND t.language_id = ANY($3::integer[]) AND t.modelcode IN ('DEFAULT', $2) AND t.label ~ '\\S'
     ORDER BY array_position($3::integer[], t.language_id), t.modelcode = 'DEFAULT' LIMIT 1), nullif(${item}.as400_description, ''), ${item}.code)`;

// $1 vetele, $2 model code, $3 language ids by preference, $4 country. Accessories and programmes only where it sells them.
const entriesOfVehicle = statement(
  `SELECT p.code AS "group", coalesce(nullif(p.label, ''), nullif(p.description, ''), p.code) AS "groupName",
     p.group_type AS "groupType", p.exclusive, p.mandatory, p.model_enable_regexp AS "modelEnableRegexp",
     p.model_disable_regexp AS "modelDisableRegexp", i.code, ${labelSql('opt', 'i')} AS label,
     g.is_standard AS "isStandard", x.price,
     (SELECT coalesce(json_agg(json_build_object('code', ci.code, 'label', ${labelSql('col', 'ci')}) ORDER BY ci.code), '[]')
       FROM col_grid cg JOIN col_item ci ON ci.id = cg.col_item_id WHERE cg.opt_grid_id = g.id AND NOT ci.inactive) AS colours
   FROM opt_grid g
   JOIN opt_item i ON i.id = g.opt_item_id AND NOT i.inactive
   JOIN opt_group p ON p.id = i.opt_group_id
   JOIN country c ON c.id = $4
   LEFT JOIN item_price x ON x.country_id = c.id AND x.vetele = g.vetele AND x.opt_item_id = i.id
   WHERE g.vetele = $1
     AND CASE p.group_type WHEN 'ACC' THEN c.enable_accessories WHEN 'CUSTPRG' THEN c.enable_customer_prg ELSE true END
   ORDER BY p.code, i.code`,
);

export const findGridEntries = (
  context: Context,
  vehicle: { vetele: string; modelcode: string },
  languageIds: number[],
  country: string,
): Promise<GridEntry[]> =>
  context.sql.rows(entriesOfVehicle, [vehicle.vetele, vehicle.modelcode, languageIds, country]);

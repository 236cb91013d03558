import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { t } from '../../texts/grids.ts';

export interface CheckedVehicle {
  vetele: string;
  modelcode: string;
  modelYear: string;
  description: string;
}

const vehiclesOfModel = statement(
  `SELECT v.vetele, v.modelcode, v.model_year AS "modelYear", m.description
   FROM vehicle v JOIN commercial_model m ON m.modelcode = v.modelcode
   WHERE v.modelcode = $1 OR v.vetele = $1 ORDER BY v.model_year, v.vetele`,
);

export const findVehicles = (context: Context, model: string): Promise<CheckedVehicle[]> =>
  context.sql.rows(vehiclesOfModel, [model]);

export interface Finding {
  line: string;
  total: number;
}

const kinds = (): string[] => [t('option'), t('colour')];

// $1 vehicles, $2 model code, $3 languages, $4 limit, $5 and $6 kinds. A model's or a general text counts, no fallback.
const missingLabels = statement(
  `WITH used AS (
     SELECT DISTINCT 'option' AS kind, i.id, i.code, i.as400_description
     FROM opt_grid g JOIN opt_item i ON i.id = g.opt_item_id WHERE g.vetele = ANY($1) AND NOT i.inactive
     UNION ALL
     SELECT DISTINCT 'colour', c.id, c.code, c.as400_description
     FROM opt_grid g JOIN opt_item i ON i.id = g.opt_item_id JOIN col_grid cg ON cg.opt_grid_id = g.id
       JOIN col_item c ON c.id = cg.col_item_id
     WHERE g.vetele = ANY($1) AND NOT i.inactive AND NOT c.inactive),
   wanted AS (SELECT l.id, l.code, w.position FROM unnest($3::text[]) WITH ORDINALITY AS w(code, position) JOIN language l USING (code))
   SELECT concat_ws('  ', w.code, CASE u.kind WHEN 'option' THEN $5 ELSE $6 END, u.code, u.as400_description) AS line, (count(*) OVER ())::integer AS total
   FROM used u CROSS JOIN wanted w
   WHERE NOT EXISTS (SELECT FROM opt_label t WHERE u.kind = 'option' AND t.opt_item_id = u.id AND t.language_id = w.id
       AND t.modelcode IN ('DEFAULT', $2) AND t.label ~ '\\S')
     AND NOT EXISTS (SELECT FROM col_label t WHERE u.kind = 'colour' AND t.col_item_id = u.id AND t.language_id = w.id
       AND t.modelcode IN ('DEFAULT', $2) AND t.label ~ '\\S')
   ORDER BY w.position, u.kind DESC, u.code LIMIT $4`,
);

export const findMissingLabels = (
  context: Context,
  veteles: string[],
  modelcode: string,
  languages: string[],
  limit: number,
): Promise<Finding[]> => context.sql.rows(missingLabels, [veteles, modelcode, languages, limit, ...kinds()]);

// $1 vehicles, $2 markets, $3 limit, $4 to $6 what is missing. Accessories and programmes only where a market sells them.
const missingPrices = statement(
  `WITH offers AS (
     SELECT c.id AS country_id, v.vetele, c.enable_accessories, c.enable_customer_prg, p.base_price,
       p.vetele IS NULL AS has_no_list
     FROM vehicle v
     JOIN country_model cm ON cm.modelcode = v.modelcode AND cm.generally_active
     JOIN country c ON c.id = cm.country_id
     LEFT JOIN price_list p ON p.country_id = c.id AND p.vetele = v.vetele
     WHERE v.vetele = ANY($1) AND c.id = ANY($2)),
   missing AS (
     SELECT country_id, vetele, '' AS code, $4::text AS what FROM offers WHERE has_no_list
     UNION ALL
     SELECT country_id, vetele, '', $5 FROM offers WHERE NOT has_no_list AND base_price IS NULL
     UNION ALL
     SELECT o.country_id, o.vetele, i.code, concat_ws('  ', $6::text, i.code, i.as400_description)
     FROM offers o
     JOIN opt_grid g ON g.vetele = o.vetele AND NOT g.is_standard
     JOIN opt_item i ON i.id = g.opt_item_id AND NOT i.inactive
     JOIN opt_group p ON p.id = i.opt_group_id
     WHERE NOT o.has_no_list
       AND CASE p.group_type WHEN 'ACC' THEN o.enable_accessories WHEN 'CUSTPRG' THEN o.enable_customer_prg ELSE true END
       AND NOT EXISTS (SELECT FROM item_price x WHERE x.country_id = o.country_id AND x.vetele = o.vetele
         AND x.opt_item_id = i.id AND x.price IS NOT NULL))
   SELECT concat_ws('  ', country_id, vetele, what) AS line, (count(*) OVER ())::integer AS total
   FROM missing ORDER BY country_id, vetele, code LIMIT $3`,
);

export const findMissingPrices = (
  context: Context,
  veteles: string[],
  markets: string[],
  limit: number,
): Promise<Finding[]> =>
  context.sql.rows(missingPrices, [
    veteles,
    markets,
    limit,
    t('no price list'),
    t('base price'),
    t('option'),
  ]);

export interface UsedGroup {
  code: string;
  description: string;
  label: string;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
  options: string[];
}

const usedGroups = statement(
  `SELECT p.code, p.description, p.label, p.model_enable_regexp AS "modelEnableRegexp",
     p.model_disable_regexp AS "modelDisableRegexp", array_agg(DISTINCT i.code ORDER BY i.code) AS options
   FROM opt_grid g JOIN opt_item i ON i.id = g.opt_item_id JOIN opt_group p ON p.id = i.opt_group_id
   WHERE g.vetele = ANY($1) AND NOT i.inactive GROUP BY p.id ORDER BY p.code`,
);

export const findUsedGroups = (context: Context, veteles: string[]): Promise<UsedGroup[]> =>
  context.sql.rows(usedGroups, [veteles]);

const unknownCodes = statement(
  `WITH unknown AS (
     SELECT DISTINCT 'option' AS kind, s.opt_code AS code FROM source_vehicle_option s
     WHERE s.vetele = ANY($1) AND NOT EXISTS (SELECT FROM opt_item i WHERE i.code = s.opt_code)
     UNION ALL
     SELECT DISTINCT 'colour', s.col_code FROM source_vehicle_option_colour s
     WHERE s.vetele = ANY($1) AND NOT EXISTS (SELECT FROM col_item i WHERE i.code = s.col_code))
   SELECT concat_ws('  ', CASE kind WHEN 'option' THEN $3 ELSE $4 END, code) AS line, (count(*) OVER ())::integer AS total
   FROM unknown ORDER BY kind DESC, code LIMIT $2`,
);

export const findUnknownFeedCodes = (
  context: Context,
  veteles: string[],
  limit: number,
): Promise<Finding[]> => context.sql.rows(unknownCodes, [veteles, limit, ...kinds()]);

const enabledMarkets = statement(`SELECT id FROM country WHERE enabled AND id <> 'DEFAULT' ORDER BY id`);

export async function listEnabledMarkets(context: Context): Promise<string[]> {
  return (await context.sql.rows<{ id: string }>(enabledMarkets)).map(({ id }) => id);
}

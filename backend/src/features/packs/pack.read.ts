/** The packs of a vehicle in a market as the screen shows them; PostgreSQL builds the JSON. */
import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-text.ts';
import { statement } from '../../kit/sql.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { requireReadableMarket } from '../session/market-rights.read.ts';
import { t } from '../../texts/packs.ts';

const NO_IMPLICIT = `'[]'::json`;

/** An option as a Pack; `o` is its row of opt_item, `b` what it brings along. */
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

export interface PackPlace {
  countryId: string;
  /** A vetele, or the code of a commercial model for its newest model year. */
  modelValue: string;
  modelValue2: string;
}

export async function listPacks<Shape>(context: Context, place: PackPlace): Promise<JsonText<Shape>> {
  const market = await requireReadableMarket(context, place.countryId);
  const { vetele, modelYear, description } = await requireVehicle(context, place.modelValue);
  if (modelYear !== place.modelValue2)
    throw notFound(
      t('{description} ({vetele}) is of model year {modelYear}, not {wanted}.', {
        ...{ description, vetele, modelYear },
        wanted: place.modelValue2,
      }),
    );
  const [row] = await context.sql.rows<{ content: string }>(packs, [market.id, vetele]);
  return jsonText(row!.content);
}

import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { statement } from '../../kit/sql.ts';
import { countryDescriptionSql } from '../countries/country.read.ts';
import { isSoldSql, VEHICLE_LABEL } from '../models/model.read.ts';

type Uses = Schema<'OptionUses'>;
export type UsedOption = Pick<Uses, 'code' | 'name' | 'broughtBy'> & { label: NonNullable<Uses['label']> };

const option = statement(
  `SELECT i.code, i.as400_description AS name,
     json_build_object('kind', CASE c.group_type WHEN 'ACC' THEN 'accessory' WHEN 'CUSTPRG' THEN 'customerProgramme'
       ELSE 'option' END, 'group', c.code, 'groupName', coalesce(nullif(c.description, ''), c.code)) AS label,
     (SELECT coalesce(json_agg(o.code ORDER BY o.code), '[]') FROM implicit_pack_item p JOIN opt_item o ON o.id = p.parent_id
      WHERE p.child_id = i.id) AS "broughtBy"
   FROM opt_item i JOIN opt_group c ON c.id = i.opt_group_id WHERE i.code = $1`,
);

export async function findOption(context: Context, code: string): Promise<UsedOption | undefined> {
  const [found] = await context.sql.rows<UsedOption>(option, [code]);
  return found;
}

/** Vehicles of the user's markets; `places` selects country_id and vetele of option $1. */
const placesSql = (places: string): string =>
  `SELECT p.country_id AS "idCountry", ${countryDescriptionSql('u.lang')} AS market,
     json_agg(json_build_object('vetele', v.vetele, 'description', ${VEHICLE_LABEL}) ORDER BY ${VEHICLE_LABEL}, v.vetele) AS vehicles
   FROM app_user u JOIN user_country uc ON uc.user_id = u.id
   JOIN (${places}) p ON p.country_id = uc.country_id
   JOIN country c ON c.id = p.country_id JOIN vehicle v ON v.vetele = p.vetele
   JOIN commercial_model m ON m.modelcode = v.modelcode
   WHERE u.id = $2 AND m.family_code IS NOT NULL AND ${isSoldSql('v.modelcode', '= p.country_id')}
   GROUP BY p.country_id, c.id, u.lang ORDER BY market, p.country_id`;

const priced = statement(
  placesSql(`SELECT k.id AS country_id, g.vetele FROM opt_item i JOIN opt_grid g ON g.opt_item_id = i.id CROSS JOIN country k
    WHERE i.code = $1`),
);
const packed = statement(
  placesSql(`SELECT DISTINCT p.country_id, p.vetele FROM opt_item i
    JOIN commercial_pack_item p ON i.id IN (p.parent_id, p.child_id) WHERE i.code = $1`),
);

/** Where the user finds a price of the option, or it as a pack or in one. */
export const findPlaces = (
  context: Context,
  code: string,
  of: 'prices' | 'packs',
): Promise<Schema<'OptionPlace'>[]> =>
  context.sql.rows(of === 'prices' ? priced : packed, [code, context.actor?.userId ?? null]);

import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { countryDescriptionSql } from '../countries/country.read.ts';
import { isSoldSql, VEHICLE_LABEL } from '../models/model.read.ts';

export interface ListGaps {
  countryId: string;
  vetele: string;
  description: string;
  missing: number;
  isPublished: boolean;
}

const TYPES = { opt: 'OPT', acc: 'ACC', prg: 'CUSTPRG' };

/** By kind of item: how many of them a vehicle offers. */
const offered = Object.entries(TYPES)
  .map(([name, type]) => `count(*) FILTER (WHERE group_type = '${type}') AS ${name}`)
  .join(', ');

/**
 * `c` is the market: what its price configurator shows of what is stored, accessories that it does not set prices for among them,
 * but no customer programmes unless it has them and sets them, which follows its right to the base price.
 */
const hasPrograms = '(c.enable_base_opt AND c.enable_customer_prg)';
const isShown = `CASE o.group_type WHEN 'OPT' THEN c.enable_base_opt WHEN 'CUSTPRG' THEN ${hasPrograms} ELSE true END`;
const isSet = `(o.group_type <> 'ACC' OR c.enable_accessories)`;

/**
 * Every list of the markets: a vehicle that one of them sells. The prices that are missing are those offered but for those stored,
 * so that only what is stored is read. Markets whose prices come from the factory set none of vehicles and options.
 */
const gapsOf = statement(
  `WITH offer AS MATERIALIZED (
     SELECT g.vetele, g.opt_item_id, q.group_type FROM opt_grid g
     JOIN opt_item i ON i.id = g.opt_item_id AND NOT i.inactive JOIN opt_group q ON q.id = i.opt_group_id
     WHERE NOT g.is_standard),
   counted AS MATERIALIZED (SELECT vetele, ${offered} FROM offer GROUP BY vetele),
   stored AS MATERIALIZED (
     SELECT p.country_id, p.vetele, count(*) FILTER (WHERE ${isSet}) AS set, count(*) FILTER (WHERE p.price IS NULL) AS blank
     FROM item_price p JOIN country c ON c.id = p.country_id
     JOIN offer o ON o.vetele = p.vetele AND o.opt_item_id = p.opt_item_id
     WHERE p.country_id = ANY($1) AND ${isShown}
     GROUP BY p.country_id, p.vetele)
   SELECT c.id AS "countryId", v.vetele, ${VEHICLE_LABEL} AS description,
     ((c.enable_base_opt AND coalesce(l.base_price, 0) <= 0)::integer
       + CASE WHEN c.enable_base_opt THEN coalesce(f.opt, 0) ELSE 0 END
       + CASE WHEN c.enable_accessories THEN coalesce(f.acc, 0) ELSE 0 END
       + CASE WHEN ${hasPrograms} THEN coalesce(f.prg, 0) ELSE 0 END
       - coalesce(s.set, 0) + coalesce(s.blank, 0))::integer AS missing,
     NOT c.enable_base_opt OR coalesce(l.is_active, false) AS "isPublished"
   FROM country c JOIN vehicle v ON ${isSoldSql('v.modelcode', '= c.id')}
   JOIN commercial_model m ON m.modelcode = v.modelcode AND m.family_code IS NOT NULL
   LEFT JOIN price_list l ON l.country_id = c.id AND l.vetele = v.vetele
   LEFT JOIN counted f ON f.vetele = v.vetele
   LEFT JOIN stored s ON s.country_id = c.id AND s.vetele = v.vetele
   WHERE c.id = ANY($1)`,
);

export const findGaps = (context: Context, countries: string[]): Promise<ListGaps[]> =>
  context.sql.rows(gapsOf, [countries]);

const namesOf = statement(
  `SELECT c.id, ${countryDescriptionSql('(SELECT lang FROM app_user WHERE id = $2)')} AS name FROM country c WHERE c.id = ANY($1)`,
);

/** The names of markets in the user's language. */
export async function marketNames(context: Context, countries: string[]): Promise<Map<string, string>> {
  const rows = await context.sql.rows<{ id: string; name: string }>(namesOf, [
    countries,
    context.actor?.userId ?? null,
  ]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

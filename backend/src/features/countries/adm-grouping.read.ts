import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-text.ts';
import { statement } from '../../kit/sql.ts';
import { countryDescriptionSql } from './country.read.ts';

const admGroupings = statement(
  `SELECT coalesce(json_agg(groupings ORDER BY search_text(groupings.tabele), groupings.tabele), '[]')::text AS content FROM (
     SELECT c.tabele, json_agg(json_build_object('id', c.id, 'description', d.description, 'codMercato', c.codmercato,
       'currency', c.currency, 'pricemask', c.pricemask, 'solEnable', c.sol_enable)
       ORDER BY search_text(d.description), c.id) AS countries
     FROM country c LEFT JOIN app_user u ON u.id = $1
     CROSS JOIN LATERAL (SELECT ${countryDescriptionSql('u.lang')} AS description) d
     WHERE c.enabled AND c.id <> 'DEFAULT' AND c.tabele <> '' GROUP BY c.tabele) groupings`,
);

/** The ADM groupings with their enabled countries in the user's language, by name. `Shape` is the contract's list of AdmGrouping. */
export async function admGroupingsJson<Shape>(context: Context): Promise<JsonText<Shape>> {
  const [row] = await context.sql.rows<{ content: string }>(admGroupings, [context.actor?.userId ?? null]);
  return jsonText(row!.content);
}

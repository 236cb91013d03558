import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-reply.ts';
import { statement } from '../../kit/sql.ts';

/** Countries have one description for de, de_AT and DE. `code` is SQL of text. */
const baseOfLanguageSql = (code: string): string => `lower(split_part(translate(${code}, '_', '-'), '-', 1))`;

/** A country's own description in the language `lang`, or null. `c` is its row. */
export const ownCountryDescriptionSql = (lang: string): string =>
  `nullif(CASE ${baseOfLanguageSql(lang)} WHEN 'de' THEN c.desc_de WHEN 'fr' THEN c.desc_fr WHEN 'it' THEN c.desc_it
    WHEN 'es' THEN c.desc_es WHEN 'en' THEN c.desc_en END, '')`;

/** The same, else in English, else the id. */
export const countryDescriptionSql = (lang: string): string =>
  `coalesce(${ownCountryDescriptionSql(lang)}, nullif(c.desc_en, ''), c.id)`;

/** The wanted language where countries have descriptions in it, else the user's. Both arguments are placeholders. */
export const descriptionLanguageSql = (wanted: string, userId: string): string =>
  `CASE WHEN ${baseOfLanguageSql(`${wanted}::text`)} IN ('en', 'de', 'fr', 'it', 'es') THEN ${wanted}::text
    ELSE (SELECT lang FROM app_user WHERE id = ${userId}) END`;

/** How a country is called in that language. Both arguments are placeholders. */
export const countryNameSql = (wanted: string, userId: string): string =>
  countryDescriptionSql(`(SELECT ${descriptionLanguageSql(wanted, userId)})`);

/** Visitors see only such a country. `c` is its row. */
export const IS_PUBLIC_COUNTRY = `(c.id <> 'DEFAULT' AND c.enabled AND NOT c.hidden)`;

const publicCountry = statement(`SELECT FROM country c WHERE c.id = $1 AND ${IS_PUBLIC_COUNTRY}`);

export const isPublicCountry = async (context: Context, countryId: string): Promise<boolean> =>
  (await context.sql.rows(publicCountry, [countryId])).length > 0;

export interface CountryOption {
  id: string;
  description: string;
  isoCode2: string;
  enabled: boolean;
}

const countriesNoDefault = statement(
  `SELECT c.id, d.description, c.iso_code2 AS "isoCode2", c.enabled
   FROM country c CROSS JOIN (SELECT ${descriptionLanguageSql('$1', '$2')} AS lang) l
   CROSS JOIN LATERAL (SELECT ${countryDescriptionSql('l.lang')} AS description) d
   WHERE c.id <> 'DEFAULT' ORDER BY search_text(d.description), c.id`,
);

/** Every country but DEFAULT (decision A-26), by description; disabled ones too. */
export const listCountriesNoDefault = (context: Context, language = ''): Promise<CountryOption[]> =>
  context.sql.rows(countriesNoDefault, [language, context.actor?.userId ?? null]);

const admGroupings = statement(
  `SELECT coalesce(json_agg(groupings ORDER BY search_text(groupings.tabele), groupings.tabele), '[]')::text AS content FROM (
     SELECT c.tabele, json_agg(json_build_object('id', c.id, 'description', d.description, 'codMercato', c.codmercato,
       'currency', c.currency, 'pricemask', c.pricemask, 'solEnable', c.sol_enable)
       ORDER BY search_text(d.description), c.id) AS countries
     FROM country c LEFT JOIN app_user u ON u.id = $1
     CROSS JOIN LATERAL (SELECT ${countryDescriptionSql('u.lang')} AS description) d
     WHERE c.enabled AND c.id <> 'DEFAULT' AND c.tabele <> '' GROUP BY c.tabele) groupings`,
);

export async function admGroupingsJson<Shape>(context: Context): Promise<JsonText<Shape>> {
  const [row] = await context.sql.rows<{ content: string }>(admGroupings, [context.actor?.userId ?? null]);
  return jsonText(row!.content);
}

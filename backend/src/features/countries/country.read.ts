/** What other features may read of the countries, which are the markets too. */
import type { Context } from '../../kit/context.ts';
import { reference } from '../../kit/record.ts';
import { known, type CellReader } from '../../kit/record-cells.ts';
import { statement } from '../../kit/sql.ts';

/** How a country itself is called in the language that `lang` holds, if anybody has written it. `c` is its row. */
export const ownCountryDescriptionSql = (lang: string): string =>
  `nullif(CASE ${lang} WHEN 'de' THEN c.desc_de WHEN 'fr' THEN c.desc_fr WHEN 'it' THEN c.desc_it
    WHEN 'es' THEN c.desc_es WHEN 'en' THEN c.desc_en END, '')`;

/** The same, else in English, else by its id. */
export const countryDescriptionSql = (lang: string): string =>
  `coalesce(${ownCountryDescriptionSql(lang)}, nullif(c.desc_en, ''), c.id)`;

/**
 * The language of the descriptions that are asked for: the wanted one where countries have descriptions in it, else that of the
 * user. `wanted` and `userId` are parameters of the statement.
 */
export const descriptionLanguageSql = (wanted: string, userId: string): string =>
  `CASE WHEN ${wanted}::text IN ('en', 'de', 'fr', 'it', 'es') THEN ${wanted}::text
    ELSE (SELECT lang FROM app_user WHERE id = ${userId}) END`;

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

/** Every country but the default one (decision A-26), by description in this language or the user's; disabled ones too. */
export const listCountriesNoDefault = (context: Context, language = ''): Promise<CountryOption[]> =>
  context.sql.rows(countriesNoDefault, [language, context.actor?.userId ?? null]);

export const countryColumn = reference('country_id', 'country', 'country', 'id');

const everyCountry = statement(`SELECT id FROM country`);

/** Reads the country of an imported row by its id, in any case. */
export async function countryCell(context: Context): Promise<CellReader> {
  const rows = await context.sql.rows<{ id: string }>(everyCountry);
  const ids = new Map(rows.map(({ id }) => [id.toLowerCase(), id]));
  return known('country', (cell) => ids.get(cell.toLowerCase()));
}

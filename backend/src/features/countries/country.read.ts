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

export interface CountryOption {
  id: string;
  description: string;
  isoCode2: string;
  enabled: boolean;
}

const countriesNoDefault = statement(
  `SELECT c.id, d.description, c.iso_code2 AS "isoCode2", c.enabled
   FROM country c LEFT JOIN app_user u ON u.id = $1
   CROSS JOIN LATERAL (SELECT ${countryDescriptionSql('u.lang')} AS description) d
   WHERE c.id <> 'DEFAULT' ORDER BY search_text(d.description), c.id`,
);

/** Every country but the default one (readings A-26), by description in the user's language; disabled ones too. */
export const listCountriesNoDefault = (context: Context): Promise<CountryOption[]> =>
  context.sql.rows(countriesNoDefault, [context.actor?.userId ?? null]);

/** A record's country, by its id. */
export const countryColumn = reference('country_id', 'country', 'country', 'id');

const everyCountry = statement(`SELECT id FROM country`);

/** Reads the country of an imported row by its id, in any case. */
export async function countryCell(context: Context): Promise<CellReader> {
  const rows = await context.sql.rows<{ id: string }>(everyCountry);
  const ids = new Map(rows.map(({ id }) => [id.toLowerCase(), id]));
  return known('country', (cell) => ids.get(cell.toLowerCase()));
}

import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { statement } from '../../kit/sql.ts';
import { IS_PUBLIC_COUNTRY, ownCountryDescriptionSql } from '../countries/country.read.ts';

interface LandingCountryRow {
  id: string;
  own: string | null;
  english: string | null;
  isoCode2: string;
}

export interface LandingRegionRow {
  label: string;
  countries: LandingCountryRow[];
}

/** The models of country `c`, each with its vehicle of MY 1, else of MY 2, else of the newest model year. */
const SHOWN_MODELS = `country_model cm
  JOIN commercial_model m ON m.modelcode = cm.modelcode AND m.modelcode <> 'DEFAULT'
  JOIN model_family f ON f.code = m.family_code
  CROSS JOIN LATERAL (SELECT vetele, model_year FROM vehicle
    WHERE vehicle.modelcode = m.modelcode
    ORDER BY model_year = cm.my_active DESC, model_year = cm.my_secondary DESC, model_year DESC LIMIT 1) v
  WHERE cm.country_id = c.id AND cm.generally_active AND cm.frontend_active`;

// The page and its address name a region by its label.
const regions = statement(
  `SELECT r.label, json_agg(json_build_object('id', c.id, 'own', ${ownCountryDescriptionSql('$1')},
     'english', nullif(c.desc_en, ''), 'isoCode2', c.iso_code2)) AS countries
   FROM geo_region r
   JOIN country c ON c.geo_region_id = r.id
   WHERE ${IS_PUBLIC_COUNTRY} AND EXISTS (SELECT FROM ${SHOWN_MODELS})
   GROUP BY r.label ORDER BY min(r.id)`,
);

export const listLandingRegions = (context: Context, language: string): Promise<LandingRegionRow[]> =>
  context.sql.rows(regions, [language]);

// The address of a family is its code in lower case, with hyphens.
const range = statement(
  `SELECT f.code, f.description, json_agg(json_build_object('modelDescription', m.description, 'code', m.modelcode,
       'vetele', v.vetele, 'model', json_build_object('modelYear', v.model_year),
       'urlContext', '/' || trim(BOTH '-' FROM lower(regexp_replace(f.code, '[^A-Za-z0-9]+', '-', 'g'))),
       'lang', coalesce(l.code, 'en'), 'version', v.model_year) ORDER BY search_text(m.description), m.modelcode) AS models
   FROM country c LEFT JOIN language l ON l.id = c.language_id, ${SHOWN_MODELS} AND c.id = $1
   GROUP BY f.code, f.description, f.sort_number ORDER BY f.sort_number, f.code`,
);

export const listLandingRange = (context: Context, countryId: string): Promise<Schema<'LandingFamily'>[]> =>
  context.sql.rows(range, [countryId]);

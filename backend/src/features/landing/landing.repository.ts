import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { ownCountryDescriptionSql } from '../countries/country.read.ts';

export interface LandingCountryRow {
  id: string;
  own: string | null;
  english: string | null;
  isoCode2: string;
}

export interface LandingRegionRow {
  label: string;
  countries: LandingCountryRow[];
}

export interface LandingFamily {
  code: string;
  description: string;
  models: {
    modelDescription: string;
    code: string;
    vetele: string;
    model: { modelYear: string };
    urlContext: string;
    lang: string;
    version: string;
  }[];
}

const IS_PUBLIC = `c.id <> 'DEFAULT' AND c.enabled AND NOT c.hidden`;

/** The models of country `c`, each with a vehicle of an active model year, else of the newest from its minimum on. */
const SHOWN_MODELS = `country_model cm
  JOIN commercial_model m ON m.modelcode = cm.modelcode AND m.modelcode <> 'DEFAULT'
  JOIN model_family f ON f.code = m.family_code
  CROSS JOIN LATERAL (SELECT vetele, model_year FROM vehicle
    WHERE vehicle.modelcode = m.modelcode AND model_year >= cm.my_minimum
    ORDER BY model_year IN (cm.my_active, cm.my_secondary) DESC, model_year DESC LIMIT 1) v
  WHERE cm.country_id = c.id AND cm.generally_active AND cm.frontend_active`;

const regions = statement(
  `SELECT r.label, json_agg(json_build_object('id', c.id, 'own', ${ownCountryDescriptionSql('$1')},
     'english', nullif(c.desc_en, ''), 'isoCode2', c.iso_code2)) AS countries
   FROM geo_region r
   JOIN country c ON c.geo_region_id = r.id
   WHERE ${IS_PUBLIC} AND EXISTS (SELECT FROM ${SHOWN_MODELS})
   GROUP BY r.id, r.label ORDER BY r.id`,
);

export const listLandingRegions = (context: Context, language: string): Promise<LandingRegionRow[]> =>
  context.sql.rows(regions, [language]);

const publicCountry = statement(`SELECT FROM country c WHERE c.id = $1 AND ${IS_PUBLIC}`);

export const isPublicCountry = async (context: Context, countryId: string): Promise<boolean> =>
  (await context.sql.rows(publicCountry, [countryId])).length > 0;

// The address of a family is its code in lower case, with hyphens.
const range = statement(
  `SELECT f.code, f.description, json_agg(json_build_object('modelDescription', m.description, 'code', m.modelcode,
       'vetele', v.vetele, 'model', json_build_object('modelYear', v.model_year),
       'urlContext', '/' || trim(BOTH '-' FROM lower(regexp_replace(f.code, '[^A-Za-z0-9]+', '-', 'g'))),
       'lang', coalesce(l.code, 'en'), 'version', v.model_year) ORDER BY search_text(m.description), m.modelcode) AS models
   FROM country c LEFT JOIN language l ON l.id = c.language_id, ${SHOWN_MODELS} AND c.id = $1
   GROUP BY f.code, f.description, f.sort_number ORDER BY f.sort_number, f.code`,
);

export const listLandingRange = (context: Context, countryId: string): Promise<LandingFamily[]> =>
  context.sql.rows(range, [countryId]);

import { hashPassword } from '../../kit/password.ts';
import { fillApiJsonTests } from './api-json-tests.ts';
import { demoData, type DemoData } from './demo-data.ts';
import { fillLabelHistory } from './label-history.ts';
import { fillOptions, optionTables } from './options/load-options.ts';
import { demoPassword } from './users.ts';

export interface DemoClient {
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface DemoOptions {
  today: Date;
  log?: (message: string) => void;
}

/** Numbers that nobody else uses; processes that start together load one after the other. */
const DEMO_LOCK = 7_230_462;

/**
 * Fills the migrated tables in one transaction of one connection.
 * False, and nothing is touched, where the demo data set is there already.
 */
export async function loadDemoData(client: DemoClient, { today, log }: DemoOptions): Promise<boolean> {
  const data = demoData({ today });
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    const { rows } = await client.query(`SELECT FROM model_family WHERE code = $1`, [data.families[0]?.code]);
    if (rows.length === 0) {
      await fillTables(client, data);
      await fillOptions(client, data.vehicles);
      await fillLabelHistory(client, today);
      await fillApiJsonTests(client, today);
    }
    await client.query('COMMIT');
    if (rows.length > 0) return false;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  // Outside the transaction: the first reader gets its plans from real figures.
  await client.query(
    `ANALYZE interface_label, model_regexp, vehicle, country_model, change_log, ${optionTables.join(', ')}`,
  );
  log?.(
    `demo data loaded: ${data.markets.length} markets, ${data.vehicles.length} vehicles, ${data.labels.length} labels`,
  );
  return true;
}

async function fillTables(client: DemoClient, data: DemoData): Promise<void> {
  const insert = (sql: string, rows: unknown[]) => client.query(sql, [JSON.stringify(rows)]);
  await insert(insertLanguages, data.languages);
  await insert(linkFallbacks, data.languages);
  await insert(insertRegions, data.regions);
  await insert(insertCountries, data.markets.map(countryRow));
  await insert(insertFamilies, data.families);
  await insert(insertModels, data.models);
  await insert(insertVehicles, data.vehicles);
  await insert(insertCountryModels, data.countryModels);
  await insert(updateConfigValues, data.configValues);
  await insert(insertUsers, await Promise.all(data.users.map(userRow)));
  await insert(insertUserCountries, data.users);
  await insert(insertLabels, data.labels);
  await client.query(insertPatterns);
}

const countryRow = ({ flags, descriptions, languages, ...market }: DemoData['markets'][number]) => ({
  ...market,
  language: languages[0],
  ...Object.fromEntries(Object.entries(descriptions).map(([code, text]) => [`desc_${code}`, text])),
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});

const userRow = async ({ flags, ...user }: DemoData['users'][number]) => ({
  ...user,
  passwordHash: await hashPassword(demoPassword(user.username)),
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});

// In the order of the data set, without wasting an identity on the two languages that the migrations bring.
const insertLanguages = `
  INSERT INTO language (code, description, language2_char_code, language_simple_code)
  SELECT r.code, r.description, upper(r.code), r.code
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (code text, description text)) WITH ORDINALITY AS r(code, description, n)
  WHERE NOT EXISTS (SELECT FROM language l WHERE l.code = r.code) ORDER BY n`;

const linkFallbacks = `
  UPDATE language SET fallback_language_id = f.id
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, fallback text) JOIN language f ON f.code = r.fallback
  WHERE language.code = r.code`;

const insertRegions = `
  INSERT INTO geo_region (id, label)
  SELECT id, label FROM jsonb_to_recordset($1::jsonb) AS r(id integer, label text)`;

const insertCountries = `
  INSERT INTO country (id, codmercato, tabele, iso_code2, iso_code, currency, pricemask, vat, geo_region_id, language_id,
    format_date, format_date_month, desc_en, desc_de, desc_fr, desc_it, desc_es, enabled, hidden,
    enable_accessories, enable_customer_prg, enable_base_opt, enable_wltp_emissions, enable_nedc_consumptions,
    price_from_as400, sol_enable)
  SELECT r.id, codmercato, tabele, r.id, "isoCode", currency, pricemask, "vatPercent", "regionId", l.id,
    "formatDate", 'MMMM yyyy', desc_en, desc_de, desc_fr, desc_it, desc_es, enabled, hidden,
    coalesce(acc, false), coalesce(cust, false), coalesce(base, false), coalesce(wltp, false), coalesce(nedc, false),
    coalesce(as400, false), coalesce(sol, false)
  FROM jsonb_to_recordset($1::jsonb) AS r(id text, codmercato text, tabele text, "isoCode" text, currency text,
    pricemask text, "vatPercent" numeric, "regionId" integer, language text, "formatDate" text, desc_en text,
    desc_de text, desc_fr text, desc_it text, desc_es text, enabled boolean, hidden boolean, acc boolean, cust boolean,
    base boolean, wltp boolean, nedc boolean, as400 boolean, sol boolean)
  JOIN language l ON l.code = r.language`;

const insertFamilies = `
  INSERT INTO model_family (code, description, sort_number)
  SELECT code, description, "sortNumber"
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, description text, "sortNumber" integer)`;

const insertModels = `
  INSERT INTO commercial_model (modelcode, family_code, description, range_my, max_my_video_available)
  SELECT modelcode, "familyCode", description, "rangeMy", "maxMyVideoAvailable"
  FROM jsonb_to_recordset($1::jsonb)
    AS r(modelcode text, "familyCode" text, description text, "rangeMy" text, "maxMyVideoAvailable" text)`;

const insertVehicles = `
  INSERT INTO vehicle (vetele, modelcode, model_year, description)
  SELECT vetele, modelcode, "modelYear", description
  FROM jsonb_to_recordset($1::jsonb) AS r(vetele text, modelcode text, "modelYear" text, description text)`;

const insertCountryModels = `
  INSERT INTO country_model (country_id, modelcode, generally_active, frontend_active)
  SELECT "countryId", modelcode, "generallyActive", "frontendActive"
  FROM jsonb_to_recordset($1::jsonb)
    AS r("countryId" text, modelcode text, "generallyActive" boolean, "frontendActive" boolean)`;

const updateConfigValues = `
  UPDATE console_config SET value = r.value
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, value text), language l
  WHERE console_config.code = r.code AND console_config.language_id = l.id AND l.is_default`;

const insertUsers = `
  INSERT INTO app_user (username, password_hash, alias, email, lang, active, mktg, ccadm_enabled, price_conf_enabled,
    pack_conf_enabled, sol_enabled_front_end, api_user, is_dealer, is_hq_user, user_admin)
  SELECT username, "passwordHash", alias, email, lang, active, coalesce(mktg, false), coalesce("ccadmEnabled", false),
    coalesce("priceConfEnabled", false), coalesce("packConfEnabled", false), coalesce("solEnabledFrontEnd", false),
    coalesce("apiUser", false), coalesce("isDealer", false), coalesce("isHqUser", false), coalesce("userAdmin", false)
  FROM jsonb_to_recordset($1::jsonb) AS r(username text, "passwordHash" text, alias text, email text, lang text,
    active boolean, mktg boolean, "ccadmEnabled" boolean, "priceConfEnabled" boolean, "packConfEnabled" boolean,
    "solEnabledFrontEnd" boolean, "apiUser" boolean, "isDealer" boolean, "isHqUser" boolean, "userAdmin" boolean)`;

const insertUserCountries = `
  INSERT INTO user_country (user_id, country_id)
  SELECT u.id, c.id
  FROM jsonb_to_recordset($1::jsonb) AS r(username text, countries jsonb)
  CROSS JOIN jsonb_array_elements_text(r.countries) AS c(id) JOIN app_user u ON u.username = r.username`;

const insertLabels = `
  INSERT INTO interface_label (label_group, code, language_id, label, model_enable_regexp, model_disable_regexp)
  SELECT "labelGroup", r.code, l.id, label, "modelEnableRegexp", "modelDisableRegexp"
  FROM jsonb_to_recordset($1::jsonb) AS r("labelGroup" text, code text, language text, label text,
    "modelEnableRegexp" text, "modelDisableRegexp" text)
  JOIN language l ON l.code = r.language`;

// Patterns that the lists compare with; DEFAULT and nothing are no patterns (features/models/model.read.ts).
const insertPatterns = `
  INSERT INTO model_regexp (pattern)
  SELECT model_enable_regexp FROM interface_label WHERE model_enable_regexp NOT IN ('', 'DEFAULT')
  UNION
  SELECT model_disable_regexp FROM interface_label WHERE model_disable_regexp NOT IN ('', 'DEFAULT')
  ON CONFLICT DO NOTHING`;

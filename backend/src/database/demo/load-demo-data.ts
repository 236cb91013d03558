import { hashPassword } from '../../kit/password.ts';
import { fillAlternativeLists } from './alternative-lists.ts';
import { fillApiJsonTests } from './api-json-tests.ts';
import { fillCallToActions } from './call-to-actions.ts';
import { fillCountryHistory } from './country-history.ts';
import { fillCountryModels } from './country-models.ts';
import type { FeedProblem } from '../feed/feed-table.ts';
import { loadFeed } from '../feed/load-feed.ts';
import { demoData, type DemoData } from './demo-data.ts';
import { demoFeed } from './demo-feed.ts';
import { fillEditorial } from './editorial/load-editorial.ts';
import { fillGlossary } from './glossary-terms.ts';
import { fillLabelHistory } from './label-history.ts';
import { fillOptGroupHistory } from './opt-group-history.ts';
import { fillOnlineSales } from './online-sales.ts';
import { families } from './models.ts';
import { fillOptions, optionTables } from './options/load-options.ts';
import { fillPriceLists } from './price-lists.ts';
import { fillReferenceData } from './reference-data.ts';
import { demoPassword, users } from './users.ts';

export interface DemoClient {
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface DemoOptions {
  today: Date;
  log?: (message: string) => void;
}

/** Numbers that nobody else uses; processes that start together load one after the other. */
const DEMO_LOCK = 7_230_462;

// Its users have passwords that everybody knows: they never join what somebody has stored. Migrations leave all three empty.
const content = `SELECT EXISTS (SELECT FROM model_family f, app_user u WHERE f.code = $1 AND u.username = ANY($2)) AS "isDemo",
  NOT (EXISTS (SELECT FROM app_user) OR EXISTS (SELECT FROM model_family)
    OR EXISTS (SELECT FROM country WHERE id <> 'DEFAULT')) AS "isEmpty"`;

/** What a database with tables holds; the demo data set is loaded where nothing has been stored. */
export async function contentOf(client: DemoClient): Promise<{ isDemo: boolean; isEmpty: boolean }> {
  const { rows } = await client.query(content, [families[0]?.code, users.map(({ username }) => username)]);
  return rows[0] as { isDemo: boolean; isEmpty: boolean };
}

/**
 * Fills the migrated tables in one transaction of one connection, if nothing has been stored in them.
 * Returns whether the demo data set is there.
 */
export async function loadDemoData(client: DemoClient, { today, log }: DemoOptions): Promise<boolean> {
  const data = demoData({ today });
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    const { isDemo, isEmpty } = await contentOf(client);
    if (isEmpty) {
      await fillFromFeed(client, data);
      await fillTables(client, data);
      await fillOptions(client, data.vehicles);
      await fillEditorial(client, today);
      await fillLabelHistory(client, today);
      await fillApiJsonTests(client, today);
      await fillCallToActions(client, today);
      await fillOptGroupHistory(client, today);
      await fillCountryHistory(client, today);
      await fillCountryModels(client, today);
      await fillReferenceData(client, today);
      await fillGlossary(client, today);
      await fillPriceLists(client, today);
      await fillAlternativeLists(client, today);
      await fillOnlineSales(client, today);
    }
    await client.query('COMMIT');
    if (!isEmpty) return isDemo;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  // Outside the transaction: the first reader gets its plans from real figures.
  await client.query(
    `ANALYZE interface_label, editorial_placeholder, editorial_content, model_regexp, vehicle, country_model, change_log, ${optionTables.join(', ')}`,
  );
  log?.(
    `demo data loaded: ${data.markets.length} markets, ${data.vehicles.length} vehicles, ${data.labels.length} labels`,
  );
  return true;
}

/** By the same code as `npm run feed:load`, so that the demo data set proves it at every first start. */
async function fillFromFeed(client: DemoClient, data: DemoData): Promise<void> {
  const problems: FeedProblem[] = [];
  await loadFeed(client, demoFeed(data), problems);
  const [first] = problems;
  if (first) throw new Error(`${first.file}, row ${first.row}, ${first.column}: ${first.message}`);
}

async function fillTables(client: DemoClient, data: DemoData): Promise<void> {
  const insert = (sql: string, rows: unknown[]) => client.query(sql, [JSON.stringify(rows)]);
  await insert(linkFallbacks, data.languages);
  await insert(updateConfigValues, data.configValues);
  await insert(insertUsers, await Promise.all(data.users.map(userRow)));
  await insert(insertUserCountries, data.users);
  await insert(insertLabels, data.labels);
  await client.query(insertPatterns);
}

const userRow = async ({ flags, ...user }: DemoData['users'][number]) => ({
  ...user,
  passwordHash: await hashPassword(demoPassword(user.username)),
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});

const linkFallbacks = `
  UPDATE language SET fallback_language_id = f.id
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, fallback text) JOIN language f ON f.code = r.fallback
  WHERE language.code = r.code`;

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

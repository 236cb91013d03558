/** Provider states: what must be true in the server before an interaction is replayed. */
import type { StatefulApp } from '../backend/test/started-app.ts';
import { apiJsonTestStates } from './states/api-json-tests.ts';
import { bulkStates } from './states/bulk.ts';
import { callToActionStates } from './states/call-to-actions.ts';
import { carModelStates } from './states/car-models.ts';
import { countryModelStates } from './states/country-models.ts';
import { countryStates } from './states/countries.ts';
import { editorialStates } from './states/editorial.ts';
import { glossaryStates } from './states/glossary.ts';
import { listViewStates } from './states/list-views.ts';
import { imageStates } from './states/images.ts';
import { jobRunStates } from './states/job-runs.ts';
import { crudResourceStates } from './states/crud-resources.ts';
import { optionColourLabelStates } from './states/option-colour-labels.ts';
import { onlineTaxStates } from './states/online-taxes.ts';
import { landingStates } from './states/landing.ts';
import { onlineSalesStates } from './states/online-sales.ts';
import { overviewStates } from './states/overview.ts';
import { packStates } from './states/packs.ts';
import { priceComparisonStates } from './states/price-comparison.ts';
import { priceListStates } from './states/price-lists.ts';
import { pricePictureStates } from './states/price-pictures.ts';
import { priceRunStates } from './states/price-runs.ts';
import { optionLabelStates } from './states/option-labels.ts';
import { readinessStates } from './states/readiness.ts';
import { searchStates } from './states/search.ts';
import { solCampaignStates } from './states/sol-campaigns.ts';
import { solModelStates } from './states/sol-models.ts';
import { translationStates } from './states/translations.ts';
import { userStates } from './states/users.ts';

const TABLES =
  'session app_user user_country interface_label model_regexp change_log menu_entry country_model vehicle opt_group col_item job_run api_json_test tracking_label call_to_action interface_config editorial_placeholder editorial_content sol_campaign downpayment text_mark glossary_term translation_length_limit search_word import_run list_view'.split(
    ' ',
  );

/**
 * Empties TABLES and the tables that refer to them, and restarts their ids at 1. TRUNCATE would recreate all files of tables and
 * indexes, which would take most of the time of an interaction.
 */
async function emptyingOf(app: StatefulApp): Promise<string> {
  const tables = await app.sql<{ name: string }>(
    `WITH RECURSIVE emptied (oid) AS (
       SELECT unnest($1::text[])::regclass::oid
       UNION SELECT conrelid FROM pg_constraint JOIN emptied ON confrelid = emptied.oid WHERE contype = 'f')
     SELECT oid::regclass::text AS name FROM emptied`,
    [TABLES],
  );
  const sequences = await app.sql<{ name: string }>(
    `SELECT objid::regclass::text AS name FROM pg_depend JOIN pg_class ON pg_class.oid = objid AND relkind = 'S'
     WHERE refobjid = ANY ($1::text[]::regclass[]) AND deptype IN ('a', 'i')`,
    [tables.map(({ name }) => name)],
  );
  return [
    'BEGIN',
    // Disables foreign keys and triggers.
    'SET LOCAL session_replication_role = replica',
    ...tables.map(({ name }) => `DELETE FROM ${name}`),
    // Setting one takes longer than asking which have been used.
    `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false) FROM pg_sequences WHERE last_value IS NOT NULL
     AND format('%I.%I', schemaname, sequencename)::regclass = ANY ('{${sequences.map(({ name }) => name).join()}}'::regclass[])`,
    'COMMIT',
    // What is kept has rows of its own, and what refers to the others goes with them.
    `DELETE FROM commercial_model WHERE modelcode <> 'DEFAULT'`,
    `DELETE FROM country WHERE id <> 'DEFAULT'`,
    `DELETE FROM console_config WHERE code = 'MAX_COMPARED_CARS'`,
    `DELETE FROM language WHERE code NOT IN ('it', 'en')`,
  ].join('; ');
}

const emptyings = new WeakMap<StatefulApp, Promise<string>>();

/** The user whose token the replayed requests carry. */
export interface Caller {
  token: string;
}

/** Runs before every interaction, so it must be cheap. */
export async function resetConsole(app: StatefulApp, caller: Caller): Promise<void> {
  if (!emptyings.has(app)) emptyings.set(app, emptyingOf(app));
  await app.sql(await emptyings.get(app)!);
  await app.clearCache('*');
  // The server caches a token's session for a second: a new token is a new session.
  caller.token = (await app.signIn({ ccadmEnabled: true })).token;
}

const title = {
  labelGroup: 'Main Window',
  code: 'MAIN_TITLE',
  language: 'it',
  label: 'Configura la tua Alturia',
  modelEnableRegexp: 'DEFAULT',
  modelDisableRegexp: '',
};

/** A change with a fixed id. */
const logged = (app: StatefulApp, action: 'update' | 'delete', after: unknown, before = title) =>
  app.sql(
    `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before, after)
     OVERRIDING SYSTEM VALUE VALUES (904, $1, 'Giulia Ferri', 'interfaceLabel', '109', $2, $3, $4)`,
    [
      app.clock.now,
      action,
      JSON.stringify({ ...before, label: 'Crea la tua Alturia' }),
      after === null ? null : JSON.stringify(after),
    ],
  );

const mainTitle = (app: StatefulApp, version = 1) => app.aLabel({ ...title, id: 109, version });

async function modelsOfItaly(app: StatefulApp): Promise<void> {
  await app.aModel({ modelcode: 'AURORA_15_HYB', vetele: '3410126', countries: ['IT'] });
  await app.aModel({ modelcode: 'LINCE_FLEET', countries: ['IT'] });
}

/** For every state named in contracts/interactions; pact itself ignores a missing one. */
export const stateHandlers = (app: StatefulApp, caller: Caller): Record<string, () => Promise<void>> => ({
  ...listViewStates(app, caller),
  ...optionColourLabelStates(app),
  ...optionLabelStates(app),
  ...bulkStates(app, caller),
  ...translationStates(app, caller),
  ...priceComparisonStates(app, caller),
  ...readinessStates(app, caller),
  ...glossaryStates(app),
  ...crudResourceStates(app, caller),
  ...countryModelStates(app),
  ...countryStates(app),
  ...carModelStates(app),
  ...callToActionStates(app),
  ...jobRunStates(app),
  ...apiJsonTestStates(app),
  ...onlineSalesStates(app, caller),
  ...solModelStates(app, caller),
  ...searchStates(app, caller),
  ...overviewStates(app, caller),
  ...solCampaignStates(app, caller),
  ...onlineTaxStates(app, caller),
  ...priceListStates(app, caller),
  ...pricePictureStates(app, caller),
  ...priceRunStates(app, caller),
  ...landingStates(app),
  ...packStates(app, caller),
  async 'the user admin'() {
    await modelsOfItaly(app);
    await app.aUser({ username: 'admin', password: 'admin-demo', ccadmEnabled: true, countries: ['IT'] });
  },
  async 'a session of a user with markets'() {
    await modelsOfItaly(app);
    caller.token = (await app.signIn({ priceConfEnabled: true, countries: ['IT'] })).token;
  },
  async 'a session that is over'() {
    caller.token = 'unknown';
  },
  async 'a user without the label tool'() {
    caller.token = (await app.signIn({ priceConfEnabled: true })).token;
  },
  async 'a user without any right'() {
    caller.token = (await app.signIn()).token;
  },
  async 'a configurator address'() {
    await app.aParameter('CCF_URL', 'https://configurator.alturia.example');
  },
  async 'a menu with label groups'() {
    await app.aMenuEntry({ linkTo: '/interface_labels', action: 'search', groupSource: 'interfaceLabel' });
  },
  async 'no menu'() {},
  'models of Italy': () => modelsOfItaly(app),
  'online sales are available': () => app.aParameter('SOL_SERVICE_AVAILABLE', 'true'),
  'online sales are not available': () => app.aParameter('SOL_SERVICE_AVAILABLE', 'false'),
  async 'the label MAIN_TITLE'() {
    await mainTitle(app);
  },
  async 'the label MAIN_TITLE changed by a colleague'() {
    await mainTitle(app, 2);
    await logged(app, 'update', title);
  },
  'the deleted label MAIN_TITLE': async () => void (await logged(app, 'delete', null)),
  'the deleted label MAIN_TITLE of a language that is gone': async () =>
    void (await logged(app, 'delete', null, { ...title, language: 'xx' })),
  async 'the deleted label MAIN_TITLE, written anew'() {
    await app.aLabel(title);
    await logged(app, 'delete', null);
  },
  async 'a label that every filter finds'() {
    await app.aLabel({ code: 'MAIN_TITLE', label: "Scopri l'Alturia (100%) + * elettrica" });
  },
  ...userStates(app, caller),
  ...imageStates(app),
  ...editorialStates(app),
});

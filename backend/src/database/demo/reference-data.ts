/** Languages that are not offered, parameters, tracking labels and interface configurations, with how they became what they are. */
import { interfaceConfigs } from './interface-configs.ts';
import type { DemoClient } from './load-demo-data.ts';
import { trackingLabels } from './tracking-labels.ts';

/** Prepared for the next market; nothing refers to it yet. */
const insertInactiveLanguage = `
  INSERT INTO language (code, description, language2_char_code, language_simple_code, active, fallback_language_id)
  SELECT 'sv', 'Svenska', 'SV', 'sv', false, id FROM language WHERE code = 'en'`;

const parameters = [
  {
    code: 'CONTACT_FORM_URL',
    description: 'Form that customers reach the dealer with',
    values: {
      it: 'https://www.alturia.example/it/contatti',
      en: 'https://www.alturia.example/en/contact',
      de: 'https://www.alturia.example/de/kontakt',
      fr: 'https://www.alturia.example/fr/contact',
    },
  },
  {
    code: 'PRICE_CONF_PDF_URL',
    description: 'Address of the tutorial for area managers (PDF)',
    values: { en: 'https://configurator.example/tutorial/area-manager-en.pdf' },
  },
  {
    code: 'MAX_COMPARED_CARS',
    description: 'How many cars a customer compares side by side',
    values: { it: '3' },
  },
  {
    code: 'SESSION_HINT_MINUTES',
    description: 'Minutes after which the configurator offers to save a configuration',
    values: { it: '20' },
  },
  {
    code: 'MAINTENANCE_NOTE',
    description: 'Shown above the configurator during maintenance',
    values: {
      it: 'Domenica dalle 2:00 alle 6:00 il configuratore non è disponibile.',
      de: 'Am Sonntag von 2 bis 6 Uhr steht der Konfigurator nicht zur Verfügung.',
    },
  },
].flatMap(({ values, ...parameter }) =>
  Object.entries(values).map(([language, value]) => ({ ...parameter, language, value })),
);

const insertParameters = `
  INSERT INTO console_config (code, description, value, language_id)
  SELECT r.code, r.description, r.value, l.id
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, description text, value text, language text)
  JOIN language l ON l.code = r.language ORDER BY r.code, l.id`;

const insertTrackingLabels = `
  INSERT INTO tracking_label (key, label, language_id)
  SELECT r.key, r.label, l.id
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (key text, language text, label text)) WITH ORDINALITY
    AS r(key, language, label, n)
  JOIN language l ON l.code = r.language ORDER BY n`;

const insertInterfaceConfigs = `
  INSERT INTO interface_config (country_id, modelcode, content)
  SELECT country, model, content
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (country text, model text, content text)) WITH ORDINALITY
    AS r(country, model, content, n) ORDER BY n`;

const TRACKING_STATE = `jsonb_build_object('key', t.key, 'label', t.label, 'language', g.code)`;
const CONFIG_STATE = `jsonb_build_object('country', c.country_id, 'model', c.modelcode, 'conftype', c.conftype,
  'content', c.content)`;
const PARAMETER_STATE = `jsonb_build_object('code', p.code, 'description', p.description, 'value', p.value, 'language', g.code)`;
const EARLIER_START = `jsonb_build_object('label', 'Inizio configurazione')`;
const EARLIER_THEME = `jsonb_build_object('content', replace(c.content, '"theme": "dark"', '"theme": "light"'))`;
const IS_ITALY = `c.country_id = 'IT' AND c.modelcode = 'DEFAULT'`;
const EARLIER_COMPARED = `jsonb_build_object('value', '2')`;

// The first tracking label was worded otherwise, Italy was light at first, and two cars were compared for a while.
const insertHistory = [
  `INSERT INTO change_log (at, actor, entity, entity_id, action, source, after)
   SELECT $1, 'Alessandro Rossi', 'trackingLabel', t.id::text, 'create', 'demo data', ${TRACKING_STATE} ||
     CASE WHEN t.key = 'configurator.start' AND g.code = 'it' THEN ${EARLIER_START} ELSE '{}' END
   FROM tracking_label t JOIN language g ON g.id = t.language_id`,
  `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
   SELECT $1::timestamptz + interval '95 days', 'Giulia Ferri', 'trackingLabel', t.id::text, 'update',
     ${TRACKING_STATE} || ${EARLIER_START}, ${TRACKING_STATE}
   FROM tracking_label t JOIN language g ON g.id = t.language_id WHERE t.key = 'configurator.start' AND g.code = 'it'`,
  `INSERT INTO change_log (at, actor, entity, entity_id, action, source, after)
   SELECT $1, 'Alessandro Rossi', 'interfaceConfig', c.id::text, 'create', 'demo data',
     ${CONFIG_STATE} || CASE WHEN ${IS_ITALY} THEN ${EARLIER_THEME} ELSE '{}' END
   FROM interface_config c`,
  `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
   SELECT $1::timestamptz + interval '120 days', 'Maria Keller', 'interfaceConfig', c.id::text, 'update',
     ${CONFIG_STATE} || ${EARLIER_THEME}, ${CONFIG_STATE}
   FROM interface_config c WHERE ${IS_ITALY}`,
  `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
   SELECT $1::timestamptz + interval '80 days', 'Maria Keller', 'configurationParameter', p.id::text, 'update',
     ${PARAMETER_STATE} || ${EARLIER_COMPARED}, ${PARAMETER_STATE}
   FROM console_config p JOIN language g ON g.id = p.language_id WHERE p.code = 'MAX_COMPARED_CARS'`,
];

const DAY_MS = 86_400_000;
const CREATED_DAYS_AGO = 150;

/** Stores them; languages, countries and models are there already. */
export async function fillReferenceData(client: DemoClient, today: Date): Promise<void> {
  await client.query(insertInactiveLanguage);
  await client.query(insertParameters, [JSON.stringify(parameters)]);
  await client.query(insertTrackingLabels, [JSON.stringify(trackingLabels)]);
  await client.query(insertInterfaceConfigs, [JSON.stringify(interfaceConfigs)]);
  const began = new Date(today.getTime() - CREATED_DAYS_AGO * DAY_MS);
  for (const sql of insertHistory) await client.query(sql, [began]);
}

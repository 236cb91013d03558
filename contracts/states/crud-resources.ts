/** Provider states of languages, configuration parameters, tracking labels and interface configurations. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { Caller } from '../states.ts';

const logged = (app: StatefulApp, entity: string, id: number, before: object, after: object) =>
  app.sql(
    `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before, after)
     OVERRIDING SYSTEM VALUE VALUES (921, $1, 'Giulia Ferri', $2, $3, 'update', $4, $5)`,
    [app.clock.now, entity, String(id), JSON.stringify(before), JSON.stringify(after)],
  );

const german = {
  code: 'de',
  description: "Deutsch, l'allemand (100%) + *",
  active: true,
  fallbackLanguage: 'en',
  language2CharCode: 'DE',
  languageSimpleCode: 'de',
  default: false,
};
const LANGUAGE = `INSERT INTO language (id, code, description, fallback_language_id, language2_char_code, version)
  VALUES ($1, $2, $3, $4, upper($2), $5)`;

/** Dutch falls back to German. */
async function languages(app: StatefulApp, version: number): Promise<void> {
  await app.sql(LANGUAGE, [3, 'de', german.description, 2, version]);
  await app.sql(LANGUAGE, [4, 'nl', 'Nederlands', 3, 1]);
  await app.sql('ALTER TABLE language ALTER COLUMN id RESTART WITH 5');
}

const parameter = {
  code: 'MAX_COMPARED_CARS',
  description: "Cars, l'auto (100%) + *",
  value: '4',
  language: 'it',
};

async function administrator(app: StatefulApp, caller: Caller): Promise<void> {
  caller.token = (await app.signIn({ ccadmEnabled: true, userAdmin: true })).token;
}

async function parameters(app: StatefulApp, caller: Caller, version: number): Promise<void> {
  await administrator(app, caller);
  await app.sql(
    `INSERT INTO console_config (id, code, description, value, language_id, version) VALUES (13, $1, $2, $3, 1, $4)`,
    [parameter.code, parameter.description, parameter.value, version],
  );
}

const tracking = { key: 'configurator.start', label: 'Start', language: 'it' };
const trackingLabel = (app: StatefulApp, version: number) =>
  app.sql(`INSERT INTO tracking_label (id, key, label, language_id, version) VALUES (601, $1, $2, 1, $3)`, [
    tracking.key,
    tracking.label,
    version,
  ]);

const config = {
  country: 'IT',
  model: 'DEFAULT',
  conftype: 'json',
  content: `{"text": "l'auto (100%) + *"}`,
};
async function interfaceConfig(app: StatefulApp, version: number): Promise<void> {
  await app.aCountry({ id: 'IT' });
  await app.sql(
    `INSERT INTO interface_config (id, country_id, content, version) VALUES (701, 'IT', $1, $2)`,
    [config.content, version],
  );
}

export const crudResourceStates = (app: StatefulApp, caller: Caller) => ({
  'the language de': () => languages(app, 3),
  'the language nl': () => languages(app, 3),
  async 'the language de changed by a colleague'() {
    await languages(app, 4);
    await logged(app, 'language', 3, german, { ...german, description: 'Tedesco' });
  },
  'a user administrator': () => administrator(app, caller),
  'the parameter MAX_COMPARED_CARS': () => parameters(app, caller, 1),
  async 'the parameter MAX_COMPARED_CARS changed by a colleague'() {
    await parameters(app, caller, 2);
    await logged(app, 'configurationParameter', 13, parameter, { ...parameter, value: '5' });
  },
  'the tracking label configurator.start': async () => void (await trackingLabel(app, 3)),
  async 'the tracking label configurator.start changed by a colleague'() {
    await trackingLabel(app, 4);
    await logged(app, 'trackingLabel', 601, tracking, { ...tracking, label: 'Avvio' });
  },
  'the interface configuration 701': () => interfaceConfig(app, 3),
  async 'the interface configuration 701 changed by a colleague'() {
    await interfaceConfig(app, 4);
    await logged(app, 'interfaceConfig', 701, config, { ...config, content: '{}' });
  },
});

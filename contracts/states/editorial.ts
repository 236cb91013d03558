/** Provider states of editorial placeholders and contents; their texts match every filter of the contract. */
import type { StatefulApp } from '../../backend/test/started-app.ts';

const placeholder = {
  code: 'customer_service_phone',
  country: 'IT',
  language: 'it',
  model: 'DEFAULT',
  content: "L'800 (100%) + * 123 456",
};

async function customerServicePhone(app: StatefulApp, version: number): Promise<void> {
  await app.aCountry({ id: 'IT' });
  await app.sql(
    `INSERT INTO editorial_placeholder (id, code, country_id, language_id, content, version) VALUES (201, $1, 'IT', 1, $2, $3)`,
    [placeholder.code, placeholder.content, version],
  );
}

const content = {
  code: 'ED_AURORA_HYBRID',
  label: "Aurora, l'ibrida (100%) + *",
  content: '<p>Aurora sceglie da sola tra elettrico e benzina.</p>',
  language: 'it',
  optcode: null,
  modelEnableRegexp: '^AURORA_(15|18)_HYB.*$',
  modelDisableRegexp: '',
};

const auroraHybrid = (app: StatefulApp, version: number) =>
  app.sql(
    `INSERT INTO editorial_content (id, code, label, content, language_id, model_enable_regexp, version)
     VALUES (301, $1, $2, $3, 1, $4, $5)`,
    [content.code, content.label, content.content, content.modelEnableRegexp, version],
  );

const logged = (app: StatefulApp, id: number, entity: string, of: number, before: object, after: object) =>
  app.sql(
    `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before, after)
     OVERRIDING SYSTEM VALUE VALUES ($1, $2, 'Giulia Ferri', $3, $4, 'update', $5, $6)`,
    [id, app.clock.now, entity, String(of), JSON.stringify(before), JSON.stringify(after)],
  );

export const editorialStates = (app: StatefulApp) => ({
  'the placeholder customer_service_phone': () => customerServicePhone(app, 1),
  async 'the placeholder customer_service_phone changed by a colleague'() {
    await customerServicePhone(app, 2);
    const after = { ...placeholder, content: '800 123 999' };
    await logged(app, 941, 'editorialPlaceholder', 201, placeholder, after);
  },
  'the content ED_AURORA_HYBRID': async () => void (await auroraHybrid(app, 4)),
  async 'the content ED_AURORA_HYBRID changed by a colleague'() {
    await auroraHybrid(app, 5);
    await logged(app, 942, 'editorialContent', 301, content, { ...content, label: 'Aurora' });
  },
});

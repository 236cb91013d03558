/** Provider states of the translators' workbench. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { Caller } from '../states.ts';
import { signInAsMakerOf } from './change-runs.ts';

const start = { labelGroup: 'Main Window', code: 'MAIN_BTN_START' };

/** A colleague was the last one to change a label. */
const changed = (app: StatefulApp, id: number) =>
  app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
     VALUES ($1, 'Giulia Ferri', 'interfaceLabel', $2, 'update', '{}', '{}')`,
    [app.clock.now, String(id)],
  );

async function translated(
  app: StatefulApp,
  english: string,
  italian = 'Inizia la configurazione',
): Promise<void> {
  await app.aLabel({ ...start, language: 'it', label: italian, id: 110 });
  await app.aLabel({ ...start, language: 'en', label: english, id: 111 });
}

/** A copy into German by the caller: one text is new, the other was there before. */
async function copied(app: StatefulApp, caller: Caller): Promise<void> {
  await signInAsMakerOf('48211', app, caller);
  await app.aLanguage({ code: 'de' });
  const cancel = { ...start, code: 'MAIN_BTN_CANCEL' };
  await app.aLabel({ ...start, language: 'de', label: 'Inizia la configurazione', version: 2, id: 112 });
  await app.aLabel({ ...cancel, language: 'de', label: 'Annulla', id: 113 });
  const german = { ...start, language: 'de', modelEnableRegexp: 'DEFAULT', modelDisableRegexp: '' };
  await app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after, xid) VALUES
       ($1, 'Giulia Ferri', 'interfaceLabel', '112', 'update', 'Copy', $2, $3, '48211'),
       ($1, 'Giulia Ferri', 'interfaceLabel', '113', 'create', 'Copy', NULL, $4, '48211')`,
    [
      app.clock.now,
      JSON.stringify({ ...german, label: 'Konfiguration starten' }),
      JSON.stringify({ ...german, label: 'Inizia la configurazione' }),
      JSON.stringify({ ...german, code: 'MAIN_BTN_CANCEL', label: 'Annulla' }),
    ],
  );
}

export const translationStates = (app: StatefulApp, caller: Caller): Record<string, () => Promise<void>> => ({
  async 'MAIN_BTN_CANCEL and MAIN_BTN_START in Italian, the latter in German'() {
    await app.aLanguage({ code: 'de' });
    await app.aLabel({ ...start, code: 'MAIN_BTN_CANCEL', language: 'it', label: 'Annulla', id: 109 });
    await app.aLabel({ ...start, language: 'it', label: 'Inizia la configurazione', id: 110 });
    await app.aLabel({ ...start, language: 'de', label: 'Konfiguration starten', id: 112 });
  },
  'a copy of two texts': () => copied(app, caller),
  async 'a copy of two texts, one of them changed since'() {
    await copied(app, caller);
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       VALUES ($1, 'Marco Neri', 'interfaceLabel', '112', 'update', '{}', '{}')`,
      [app.clock.now],
    );
  },
  'MAIN_BTN_START in Italian and English': () => translated(app, 'Start configuring'),
  async 'MAIN_BTN_START changed by a colleague'() {
    await translated(app, 'Begin your configuration');
    await changed(app, 111);
  },
  async 'MAIN_BTN_START with a source that a colleague has changed'() {
    await translated(app, 'Start configuring', 'Configura la tua auto');
    await changed(app, 110);
  },
  async 'the option 08C with labels in Italian and English'() {
    await app.sql(`INSERT INTO opt_group (code, group_type) VALUES ('WHEELS', 'OPT')`);
    await app.sql(
      `INSERT INTO opt_item (code, opt_group_id) SELECT '08C', id FROM opt_group WHERE code = 'WHEELS'`,
    );
    await app.sql(
      `INSERT INTO opt_label (opt_item_id, language_id, label)
       SELECT i.id, g.id, CASE g.code WHEN 'it' THEN 'Cerchi in lega' ELSE 'Alloy wheels' END
       FROM opt_item i, language g WHERE i.code = '08C' AND g.code IN ('it', 'en')`,
    );
  },
});

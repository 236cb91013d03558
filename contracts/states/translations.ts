/** Provider states of the translators' workbench. */
import type { StatefulApp } from '../../backend/test/started-app.ts';

const start = { labelGroup: 'Main Window', code: 'MAIN_BTN_START' };

async function translated(app: StatefulApp, english: string): Promise<void> {
  await app.aLabel({ ...start, language: 'it', label: 'Inizia la configurazione', id: 110 });
  await app.aLabel({ ...start, language: 'en', label: english, id: 111 });
}

export const translationStates = (app: StatefulApp): Record<string, () => Promise<void>> => ({
  'MAIN_BTN_START in Italian and English': () => translated(app, 'Start configuring'),
  async 'MAIN_BTN_START changed by a colleague'() {
    await translated(app, 'Begin your configuration');
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       VALUES ($1, 'Giulia Ferri', 'interfaceLabel', '111', 'update', '{}', '{}')`,
      [app.clock.now],
    );
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

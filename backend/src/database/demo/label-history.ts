import type { DemoClient } from './load-demo-data.ts';

/** Who worded a label differently before; the texts the demo set holds are what came of it. */
const EARLIER_TEXTS = [
  { code: 'MAIN_BTN_CONTINUE', daysAgo: 9, actor: 'Giulia Ferri', before: 'Continua da dove eri rimasto' },
  { code: 'MAIN_BTN_CONTINUE', daysAgo: 40, actor: 'Maria Keller', before: 'Continua la configurazione' },
  { code: 'MAIN_BTN_CONTINUE', daysAgo: 78, actor: 'Alessandro Rossi', before: 'Continua' },
  { code: 'MAIN_BTN_START', daysAgo: 12, actor: 'Maria Keller', before: 'Configura ora' },
  { code: 'MAIN_BTN_PRINT', daysAgo: 3, actor: 'Giulia Ferri', before: 'Stampa la pagina' },
];

const DAY_MS = 86_400_000;
const CREATED_DAYS_AGO = 150;

const STATE = `jsonb_build_object('labelGroup', l.label_group, 'code', l.code, 'language', g.code, 'label', l.label,
  'modelEnableRegexp', l.model_enable_regexp, 'modelDisableRegexp', l.model_disable_regexp)`;

const insertCreations = `
  INSERT INTO change_log (at, actor, entity, entity_id, action, source, after)
  SELECT $1, 'Alessandro Rossi', 'interfaceLabel', l.id::text, 'create', 'demo data', ${STATE} || coalesce(
    (SELECT jsonb_build_object('label', e.text) FROM jsonb_to_recordset($2::jsonb) AS e(code text, text text)
     WHERE g.code = 'it' AND l.label_group = 'Main Window' AND e.code = l.code), '{}')
  FROM interface_label l JOIN language g ON g.id = l.language_id`;

const insertUpdates = `
  INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
  SELECT r.at, r.actor, 'interfaceLabel', l.id::text, 'update',
    ${STATE} || jsonb_build_object('label', r.before), ${STATE} || jsonb_build_object('label', coalesce(r.after, l.label))
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, at timestamptz, actor text, before text, after text)
  JOIN interface_label l ON l.label_group = 'Main Window' AND l.code = r.code
  JOIN language g ON g.id = l.language_id AND g.code = 'it'
  ORDER BY r.at`;

/** The texts were stored just now; they were worded when their history says. */
const dateTexts = `
  UPDATE interface_label l SET label_changed_at = d.at FROM (
    SELECT entity_id::integer AS id, max(at) AS at FROM change_log
    WHERE entity = 'interfaceLabel' AND before ->> 'label' IS DISTINCT FROM after ->> 'label' GROUP BY entity_id) d
  WHERE d.id = l.id`;

/** Gives every label the beginning of its history, and some of them more of it. */
export async function fillLabelHistory(client: DemoClient, today: Date): Promise<void> {
  const ago = (days: number): Date => new Date(today.getTime() - days * DAY_MS);
  const updates = EARLIER_TEXTS.map((change, index) => {
    const later = EARLIER_TEXTS[index - 1];
    return { ...change, at: ago(change.daysAgo), after: later?.code === change.code ? later.before : null };
  });
  const first = EARLIER_TEXTS.filter(({ code }, index) => EARLIER_TEXTS[index + 1]?.code !== code);
  const beginnings = first.map(({ code, before }) => ({ code, text: before }));
  await client.query(insertCreations, [ago(CREATED_DAYS_AGO), JSON.stringify(beginnings)]);
  await client.query(insertUpdates, [JSON.stringify(updates)]);
  await client.query(dateTexts);
}

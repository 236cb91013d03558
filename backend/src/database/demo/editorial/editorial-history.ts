import type { DemoClient } from '../load-demo-data.ts';

/** What the Italian text of a content was before; the texts that the demo set holds are what came of it. */
const EARLIER = {
  code: 'ED_AURORA_HYBRID',
  label: 'Aurora ibrida',
  content: '<p>Aurora sceglie da sola tra elettrico e benzina.</p>',
};

const DAY_MS = 86_400_000;

const CONTENT = `jsonb_build_object('code', c.code, 'label', c.label, 'language', g.code, 'optcode', c.optcode,
  'modelEnableRegexp', c.model_enable_regexp, 'modelDisableRegexp', c.model_disable_regexp, 'content', c.content)`;
const BEFORE = `(${CONTENT} || jsonb_build_object('label', $2::text, 'content', $3::text))`;
const IS_CHANGED = `(c.code = $4 AND g.code = 'it')`;

const contentsCreated = `
  INSERT INTO change_log (at, actor, entity, entity_id, action, source, after)
  SELECT $1, 'Alessandro Rossi', 'editorialContent', c.id::text, 'create', 'demo data',
    CASE WHEN ${IS_CHANGED} THEN ${BEFORE} ELSE ${CONTENT} END
  FROM editorial_content c JOIN language g ON g.id = c.language_id`;

const contentChanged = `
  INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
  SELECT $1, 'Giulia Ferri', 'editorialContent', c.id::text, 'update', ${BEFORE}, ${CONTENT}
  FROM editorial_content c JOIN language g ON g.id = c.language_id WHERE ${IS_CHANGED}`;

const placeholdersCreated = `
  INSERT INTO change_log (at, actor, entity, entity_id, action, source, after)
  SELECT $1, 'Alessandro Rossi', 'editorialPlaceholder', p.id::text, 'create', 'demo data', jsonb_build_object(
    'code', p.code, 'country', p.country_id, 'language', g.code, 'model', p.modelcode, 'content', p.content)
  FROM editorial_placeholder p JOIN language g ON g.id = p.language_id`;

/** Gives every content and placeholder the beginning of its history, and one content more of it. */
export async function fillEditorialHistory(client: DemoClient, today: Date): Promise<void> {
  const ago = (days: number): Date => new Date(today.getTime() - days * DAY_MS);
  const { code, label, content } = EARLIER;
  await client.query(placeholdersCreated, [ago(150)]);
  await client.query(contentsCreated, [ago(150), label, content, code]);
  await client.query(contentChanged, [ago(3), label, content, code]);
}

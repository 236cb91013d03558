import type { DemoClient } from '../load-demo-data.ts';
import { demoContents } from './contents.ts';
import { fillEditorialHistory } from './editorial-history.ts';
import { demoPlaceholders } from './placeholders.ts';

/** Editorial placeholders and contents with their history; markets, models and languages are there already. */
export async function fillEditorial(client: DemoClient, today: Date): Promise<void> {
  await client.query(insertPlaceholders, [JSON.stringify(demoPlaceholders())]);
  await client.query(insertContents, [JSON.stringify(demoContents())]);
  await client.query(insertPatterns);
  await fillEditorialHistory(client, today);
}

const insertPlaceholders = `
  INSERT INTO editorial_placeholder (code, country_id, language_id, modelcode, content)
  SELECT r.code, country, l.id, model, content
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, country text, language text, model text, content text)
  JOIN language l ON l.code = r.language`;

const insertContents = `
  INSERT INTO editorial_content (code, label, content, language_id, optcode, model_enable_regexp, model_disable_regexp)
  SELECT r.code, label, content, l.id, optcode, "modelEnableRegexp", "modelDisableRegexp"
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, label text, content text, language text, optcode text,
    "modelEnableRegexp" text, "modelDisableRegexp" text)
  JOIN language l ON l.code = r.language`;

// Patterns that the lists compare with (features/models/model.read.ts).
const insertPatterns = `
  INSERT INTO model_regexp (pattern)
  SELECT pattern FROM editorial_content, unnest(ARRAY[model_enable_regexp, model_disable_regexp]) AS pattern
  WHERE pattern NOT IN ('', 'DEFAULT')
  ON CONFLICT DO NOTHING`;

import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

const patterns = statement(
  `SELECT model_enable_regexp AS pattern FROM opt_group UNION SELECT model_disable_regexp FROM opt_group`,
);

/** Every pattern over models that a group holds; groups are few. */
export const findPatterns = async (context: Context): Promise<string[]> =>
  (await context.sql.rows<{ pattern: string }>(patterns)).map(({ pattern }) => pattern);

const codeOfId = statement(`SELECT code FROM opt_group WHERE id = $1`);

export const findGroupCode = async (context: Context, id: number): Promise<string | undefined> =>
  (await context.sql.rows<{ code: string }>(codeOfId, [id]))[0]?.code;

const options = statement(
  `SELECT id, code AS value, coalesce(nullif(description, ''), code) AS text FROM opt_group
   ORDER BY search_text(coalesce(nullif(description, ''), code)) COLLATE "C", code`,
);

/** Every group for a selector, by name (decision A-28). */
export const listOptions = (context: Context): Promise<{ id: number; value: string; text: string }[]> =>
  context.sql.rows(options);

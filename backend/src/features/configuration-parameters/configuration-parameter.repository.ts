import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

const parameterValue = statement(
  `SELECT p.value FROM console_config p JOIN language g ON g.id = p.language_id
   WHERE p.code = $1 AND (lower(g.code) = lower($2) OR g.id::text = $2 OR g.is_default)
   ORDER BY g.is_default LIMIT 1`,
);

/** In the language (code or id), else in the default language. */
export async function findParameter(
  context: Context,
  code: string,
  language: string | undefined,
): Promise<string | undefined> {
  const [row] = await context.sql.rows<{ value: string }>(parameterValue, [code, language ?? '']);
  return row?.value;
}

import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { consoleKeys } from './console-key.ts';

const parameterValue = statement(
  `SELECT p.value FROM console_config p JOIN language g ON g.id = p.language_id WHERE p.code = $1
   ORDER BY lower(g.code) = lower($2) OR g.id::text = $2 DESC, g.is_default DESC, p.id LIMIT 1`,
);

/** In the language (code or id), else in the default language, else in the first that has it. */
export async function findParameter(
  context: Context,
  code: string,
  language: string | undefined,
): Promise<string | undefined> {
  const [row] = await context.sql.rows<{ value: string }>(parameterValue, [code, language ?? '']);
  return row?.value;
}

export interface ConsoleKey {
  code: string;
  inDefaultLanguage: boolean;
}

const storedKeys = statement(
  `SELECT p.code, bool_or(g.is_default) AS "inDefaultLanguage"
   FROM console_config p JOIN language g ON g.id = p.language_id WHERE p.code = ANY($1) GROUP BY p.code`,
);

export const listConsoleKeys = (context: Context): Promise<ConsoleKey[]> =>
  context.sql.rows(storedKeys, [consoleKeys]);

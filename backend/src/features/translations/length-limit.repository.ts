import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import type { Schema } from '../../kit/contract.ts';
import type { TextKind } from './text-key.ts';

type Limit = Schema<'TranslationLengthLimit'>;

const everyLimit = statement(
  `SELECT kind, text_group AS "group", percent FROM translation_length_limit ORDER BY kind, text_group`,
);
// Of a limit that does not exist yet, there is no row to lock.
const oneAtATime = statement(`SELECT pg_advisory_xact_lock(hashtext('length limits'))`);
const storedLimit = statement(
  `SELECT percent FROM translation_length_limit WHERE kind = $1 AND text_group = $2`,
);
const setLimit = statement(
  `INSERT INTO translation_length_limit (kind, text_group, percent) VALUES ($1, $2, $3)
   ON CONFLICT ON CONSTRAINT translation_length_limit_unique DO UPDATE SET percent = excluded.percent`,
);
const removeLimit = statement(`DELETE FROM translation_length_limit WHERE kind = $1 AND text_group = $2`);

export const listLengthLimits = (context: Context): Promise<Limit[]> => context.sql.rows(everyLimit);

/** Nobody else writes a limit until the transaction ends; null for none. */
export async function lockLengthLimit(
  context: Context,
  kind: TextKind,
  group: string,
): Promise<number | null> {
  await context.sql.rows(oneAtATime);
  const [limit] = await context.sql.rows<{ percent: number }>(storedLimit, [kind, group]);
  return limit?.percent ?? null;
}

/** Null removes the limit. */
export async function writeLengthLimit(
  context: Context,
  kind: TextKind,
  group: string,
  percent: number | null,
): Promise<void> {
  if (percent === null) await context.sql.rows(removeLimit, [kind, group]);
  else await context.sql.rows(setLimit, [kind, group, percent]);
}

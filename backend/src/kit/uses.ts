import { t } from '../texts/kit.ts';
import { conflict } from './app-error.ts';
import type { Context } from './context.ts';
import { type Noun, nounText } from '../texts/nouns.ts';
import { statement, type Statement } from './sql.ts';

export interface Use {
  one: Noun;
  many: Noun;
  /** Table and condition: 'interface_label WHERE language_id = $1'. */
  rows: string;
}

export const usesStatement = (uses: readonly Use[]): Statement =>
  statement(
    uses.map(({ rows }, use) => `SELECT ${use} AS use, count(*) AS count FROM ${rows}`).join(' UNION ALL '),
  );

/** '1240 interface labels', '1 user'; empty when the record is unused. */
export async function usesOf(
  context: Context,
  uses: readonly Use[],
  counts: Statement,
  id: number | string,
): Promise<string[]> {
  const rows = await context.sql.rows<{ use: number; count: number }>(counts, [id]);
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => left.use - right.use)
    .map(({ use, count }) => `${count} ${nounText(count === 1 ? uses[use]!.one : uses[use]!.many)}`);
}

/** 409 for deleting a record that is in use; the reply's `uses` says by what. */
export const stillUsed = (what: string, uses: string[], advice: string): Error =>
  conflict(
    t('{what} cannot be deleted, it is used by {uses}. {advice}', { what, uses: uses.join(', '), advice }),
    [],
    { uses },
  );

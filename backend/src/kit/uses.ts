/** Where a record is used: what stands in the way of deleting it, and what people want to know before they change it. */
import { t } from '../texts/kit.ts';
import { conflict } from './app-error.ts';
import type { Context } from './context.ts';
import { type Noun, nounText } from '../texts/nouns.ts';
import { statement, type Statement } from './sql.ts';

/** Rows that use a record: what they are called, and which they are; $1 is the record's id. */
export interface Use {
  one: Noun;
  many: Noun;
  /** Table and condition: 'interface_label WHERE language_id = $1'. */
  rows: string;
}

/** Counts all uses in one statement; make it once. */
export const usesStatement = (uses: readonly Use[]): Statement =>
  statement(
    uses.map(({ rows }, use) => `SELECT ${use} AS use, count(*) AS count FROM ${rows}`).join(' UNION ALL '),
  );

/** By what a record is used: '1240 interface labels', '1 user'; nothing when it is not. */
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

/** Why a record that is in use is not deleted; the reply's `uses` says by what. */
export const stillUsed = (what: string, uses: string[], advice: string): Error =>
  conflict(
    t('{what} cannot be deleted, it is used by {uses}. {advice}', { what, uses: uses.join(', '), advice }),
    [],
    { uses },
  );

import type { Context } from './context.ts';
import { statement } from './sql.ts';

const set = statement('SAVEPOINT attempt');
const release = statement('RELEASE SAVEPOINT attempt');
const back = statement('ROLLBACK TO SAVEPOINT attempt');

/**
 * Runs a part of a transaction that may be refused: then the rest of the transaction goes on as if it had never been tried.
 * `reasonOf` tells a refusal from a fault, which is thrown. What waits for the commit waits for that of the transaction.
 * @returns why it was refused; undefined if it was not
 */
export async function attempt(
  context: Context,
  work: (context: Context) => Promise<unknown>,
  reasonOf: (error: unknown) => string | undefined,
): Promise<string | undefined> {
  const { sql } = context;
  const afterCommit: (() => void)[] = [];
  await sql.rows(set);
  try {
    await work({ ...context, afterCommit: (later) => void afterCommit.push(later) });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    await sql.rows(back);
    await sql.rows(release);
    return reason;
  }
  await sql.rows(release);
  for (const later of afterCommit) context.afterCommit(later);
  return undefined;
}

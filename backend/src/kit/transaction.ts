import type { DataSource } from 'typeorm';
import type { Context } from './context.ts';
import { sqlOn, type Queryable } from './sql.ts';

/** What a context holds besides its database. */
export type ContextBase = Omit<Context, 'db' | 'sql' | 'afterCommit'>;

/** The pool of a data source: reads go past the ORM, whose query runner would cost as much as the read itself. */
export const poolOf = (database: DataSource): Queryable =>
  (database.driver as unknown as { master: Queryable }).master;

/** A context for reads: no transaction. */
export const readingContext = (database: DataSource, base: ContextBase): Context => ({
  ...base,
  db: database.manager,
  sql: sqlOn(poolOf(database)),
  afterCommit: (work) => work(),
});

/** Runs work in one transaction: committed when it answers, rolled back when it throws. */
export async function inTransaction<Result>(
  database: DataSource,
  base: ContextBase,
  run: (context: Context) => Promise<Result>,
): Promise<Result> {
  const runner = database.createQueryRunner();
  const client = (await runner.connect()) as Queryable;
  const afterCommit: (() => void)[] = [];
  try {
    await runner.startTransaction();
    const result = await run({
      ...base,
      db: runner.manager,
      sql: sqlOn(client),
      afterCommit: (work) => void afterCommit.push(work),
    });
    await runner.commitTransaction();
    for (const work of afterCommit) work();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

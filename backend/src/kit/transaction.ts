import type { DataSource, EntityManager } from 'typeorm';
import type { Context } from './context.ts';
import { queryTimeoutMs, statementTimeoutMs } from './statement-limits.ts';
import { sqlOn, type Queryable, type Sql, type Statement } from './sql.ts';

export type ContextBase = Omit<Context, 'db' | 'sql' | 'afterCommit' | 'isAlone'>;

interface Client extends Queryable {
  connect(): Promise<unknown>;
  end(): Promise<void>;
  on(event: 'error', ignore: () => void): unknown;
}

/** As pg's pool counts its connections. */
export interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

interface Pool extends Queryable, PoolCounts {
  options: { max: number };
  Client: new (options: object) => Client;
}

/** Whether whoever asks now has to wait for a connection. */
export const isExhausted = ({ idleCount, totalCount, options }: Pool): boolean =>
  idleCount === 0 && totalCount >= options.max;

/** On a connection beside those of the pool, closed afterwards. */
export async function withOwnClient<Result>(pool: Pool, run: (sql: Sql) => Promise<Result>): Promise<Result> {
  const client = new pool.Client(pool.options);
  // What breaks it also fails what was asked on it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await run(sqlOn(client));
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Reads bypass the ORM, whose query runner would cost as much as the read itself. */
export const poolOf = (database: DataSource): Pool => (database.driver as unknown as { master: Pool }).master;

/** Of the embedded database, whose single connection everybody shares: a pool of one on PostgreSQL is not alone there. */
const isAlone = ({ options }: DataSource): boolean => !('url' in options);

export const readContext = (database: DataSource, base: ContextBase): Context => ({
  ...base,
  db: database.manager,
  sql: sqlOn(poolOf(database)),
  isAlone: isAlone(database),
  afterCommit: (work) => work(),
});

/** A single writing statement is a transaction by itself: one round trip instead of three. A second write is refused. */
export async function withOneWrite<Result>(
  database: DataSource,
  base: ContextBase,
  run: (context: Context) => Promise<Result>,
): Promise<Result> {
  const afterCommit: (() => void)[] = [];
  const result = await run({
    ...base,
    db: readOnly(database.manager),
    sql: oneWriteOn(sqlOn(poolOf(database))),
    isAlone: isAlone(database),
    afterCommit: (work) => void afterCommit.push(work),
  });
  for (const work of afterCommit) work();
  return result;
}

/** Also a SELECT that locks: without a transaction its lock would be released at once. */
const WRITES = /\b(?:INSERT|UPDATE|DELETE|MERGE|TRUNCATE|SHARE)\b/i;
const writing = new WeakMap<Statement, boolean>();

function writes(statement: Statement): boolean {
  let answer = writing.get(statement);
  if (answer === undefined) writing.set(statement, (answer = WRITES.test(statement.text)));
  return answer;
}

/** TypeORM's writes are not counted, so they are refused. */
const readOnly = (manager: EntityManager): EntityManager =>
  new Proxy(manager, {
    get(target, name, receiver) {
      if (/^(insert|update|upsert|delete|save|remove|query)$/.test(String(name)))
        throw new Error('TypeORM writes in a transaction only: this operation needs `command`.');
      return Reflect.get(target, name, receiver) as unknown;
    },
  });

function oneWriteOn(sql: Sql): Sql {
  let hasWritten = false;
  const admit = (statement: Statement): void => {
    if (!writes(statement)) return;
    if (hasWritten)
      throw new Error('A second statement writes: this operation needs a transaction, `command`.');
    hasWritten = true;
  };
  return {
    rows: async (statement, values) => {
      admit(statement);
      return sql.rows(statement, values);
    },
    tuples: async (statement, values) => {
      admit(statement);
      return sql.tuples(statement, values);
    },
  };
}

/** It takes no time: an answer that is late waits behind a statement that still runs, or does not come. */
const ROLLBACK_WITHIN_MS = 5_000;

/**
 * pg gives up waiting for a statement before PostgreSQL does where a pooler drops PostgreSQL's limit, or the server is frozen, and then
 * never sends what waits behind it. The pool would lend the connection with its transaction still open; an ended one it drops.
 */
async function rollBack(client: Client): Promise<void> {
  try {
    await client.query({ text: 'ROLLBACK', query_timeout: ROLLBACK_WITHIN_MS });
  } catch {
    void client.end();
  }
}

/** Runs work in one transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<Result>(
  database: DataSource,
  base: ContextBase,
  run: (context: Context) => Promise<Result>,
  limitMs: number = statementTimeoutMs.call,
): Promise<Result> {
  const runner = database.createQueryRunner();
  const client = (await runner.connect()) as Client;
  const afterCommit: (() => void)[] = [];
  try {
    await runner.startTransaction();
    if (limitMs !== statementTimeoutMs.call)
      await client.query({ text: `SET LOCAL statement_timeout = ${limitMs}` });
    const result = await run({
      ...base,
      db: runner.manager,
      sql: sqlOn(client, queryTimeoutMs(limitMs)),
      isAlone: isAlone(database),
      afterCommit: (work) => void afterCommit.push(work),
    });
    await runner.commitTransaction();
    for (const work of afterCommit) work();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await rollBack(client);
    throw error;
  } finally {
    await runner.release();
  }
}

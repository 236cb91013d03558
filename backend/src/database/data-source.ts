import 'reflect-metadata';
import pg from 'pg';
import { DataSource, type ColumnType } from 'typeorm';
import { connectionProblem } from './connection-problem.ts';
import { queryTimeoutMs, statementTimeoutMs } from '../kit/statement-limits.ts';
import { names } from '../kit/entity.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

export type Connection =
  { url: string } | { host: string; port: number; user: string; password: string; database: string };

// bigint (change log ids, counts) fits a double here; numeric stays text: money is never a binary float.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** 'sql' skips the entities: their metadata takes time, and TypeORM would keep a table of what they generate. */
type Uses = 'entities' | 'sql';

function dataSourceFor(connection: Connection, poolSize: number, limitMs: number, uses: Uses): DataSource {
  const address =
    'url' in connection
      ? { url: connection.url }
      : {
          host: connection.host,
          port: connection.port,
          username: connection.user,
          password: connection.password,
          database: connection.database,
        };
  const dataSource = new DataSource({
    type: 'postgres',
    driver: pg,
    ...address,
    entities: uses === 'entities' ? entities : [],
    namingStrategy: names,
    migrations,
    migrationsTransactionMode: 'each',
    migrationsTableName: 'migration',
    installExtensions: false,
    extra: {
      max: poolSize,
      application_name: 'ccb-console',
      statement_timeout: limitMs,
      query_timeout: queryTimeoutMs(limitMs),
      idleTimeoutMillis: 0,
      keepAlive: true,
      // Includes waiting in the pool; an address that drops packets would block for minutes.
      ...('url' in connection ? { connectionTimeoutMillis: 30_000 } : {}),
      ...('url' in connection ? { idle_in_transaction_session_timeout: 60_000 } : {}),
      // Instants leave the database as UTC, whatever its server's zone. Compiling a statement takes longer than running it: a page
      // counts as dear by what a plan might read, not by what it reads.
      ...('url' in connection ? { options: '-c TimeZone=UTC -c jit=off' } : {}),
    },
    poolErrorHandler: () => undefined,
  });
  // A column of the change log; PostgreSQL has the type, TypeORM's list lacks it.
  dataSource.driver.supportedDataTypes.push('xid8' as ColumnType);
  return dataSource;
}

export async function openDatabase(
  connection: Connection,
  poolSize: number,
  limitMs: number = statementTimeoutMs.call,
  uses: Uses = 'entities',
): Promise<DataSource> {
  try {
    return await dataSourceFor(connection, poolSize, limitMs, uses).initialize();
  } catch (error) {
    throw connectionProblem('url' in connection ? connection.url : '', error) ?? error;
  }
}

/** An arbitrary key; processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_230_461;

export async function migrate(connection: Connection): Promise<void> {
  const dataSource = await openDatabase(connection, 1, statementTimeoutMs.upkeep, 'sql');
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const { MigrationExecutor } = await import('typeorm');
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

import 'reflect-metadata';
import pg from 'pg';
import { DataSource, type ColumnType, type QueryRunner } from 'typeorm';
import { connectionProblem, placeOf } from './connection-problem.ts';
import { queryTimeoutMs, statementTimeoutMs } from '../kit/statement-limits.ts';
import { names } from '../kit/entity.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.gen.ts';
import { schemaVersion } from './schema-version.ts';
import { forgetForeignTransactions } from './transaction-ids.ts';
import { StartProblem } from '../start-problem.ts';

export type Connection =
  { url: string } | { host: string; port: number; user: string; password: string; database: string };

// bigint (change log ids, counts) fits a double here; numeric stays text: money is never a binary float.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Plans each statement at every execution. A pooler that shares connections transaction by transaction (pgbouncer before 1.21, say) would look for a
 * prepared statement on a connection that has never seen it: `DATABASE_URL=…?prepared=false`.
 */
class UnpreparedClient extends pg.Client {
  override query(...[config, ...rest]: unknown[]): never {
    const unnamed =
      typeof config === 'object' ? Object.assign(config as object, { name: undefined }) : config;
    return (super.query as (...all: unknown[]) => never).call(this, unnamed, ...rest);
  }
}

/**
 * A key that is there already, and its like (SQLSTATE class 23). Sent with its values, a statement is a transaction by itself, which
 * has ended: pg-boss sends several without, and its transaction may still be open.
 */
const isRefusedAlone = (error: unknown, { values }: pg.QueryConfig): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') === true && values !== undefined;

/**
 * pg's own `query` closes the connection over any error. Over the commonest, a constraint, whoever comes next would wait for another
 * one, with nothing prepared on it.
 */
class KeepingPool extends pg.Pool {
  override query = (async (config: pg.QueryConfig) => {
    const client = await this.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => void (broken = error);
    client.on('error', onError);
    try {
      return await client.query(config);
    } catch (error) {
      if (!isRefusedAlone(error, config)) broken ??= error as Error;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }) as pg.Pool['query'];
}

const driver = Object.create(pg, { Pool: { value: KeepingPool } }) as typeof pg;

const isPrepared = (url: string): boolean => new URL(url).searchParams.get('prepared') !== 'false';

/** What the console asks of the server for each of its connections. */
export const serverOptions = (url: string): pg.PoolConfig => ({
  // Includes waiting in the pool; an address that drops packets would block for minutes.
  connectionTimeoutMillis: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  // Instants are returned as UTC, whatever the server's zone. Compiling a statement takes longer than running it: a page
  // counts as dear by what a plan might read, not by what it reads.
  options: '-c TimeZone=UTC -c jit=off',
  ...(isPrepared(url) ? {} : { Client: UnpreparedClient as never }),
});

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
    driver,
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
      ...('url' in connection ? serverOptions(connection.url) : {}),
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
    const dataSource = await dataSourceFor(connection, poolSize, limitMs, uses).initialize();
    if ('url' in connection)
      await requireServer((sql) => dataSource.query(sql), connection.url).catch(async (error: unknown) => {
        await dataSource.destroy();
        throw error;
      });
    return dataSource;
  } catch (error) {
    throw connectionProblem('url' in connection ? connection.url : '', error) ?? error;
  }
}

interface Server {
  zone: string;
  version: string;
  isOld: boolean;
  lacking: string[];
}

const SERVER = `SELECT current_setting('TimeZone') AS zone, current_setting('server_version') AS version,
    current_setting('server_version_num')::int < 150000 AS "isOld",
    ARRAY(SELECT unnest('{pg_trgm,unaccent}'::text[]) EXCEPT SELECT name FROM pg_available_extensions
      EXCEPT SELECT extname FROM pg_extension ORDER BY 1) AS lacking`;

/**
 * Before a migration fails halfway. A pooler between console and database may drop a connection's settings: instants would then be off
 * by hours.
 * @param rowsOf asks a connection that was opened with `serverOptions`
 * @throws StartProblem
 */
export async function requireServer(rowsOf: (sql: string) => Promise<Server[]>, url: string): Promise<void> {
  const [{ zone, version, isOld, lacking }] = (await rowsOf(SERVER)) as [Server];
  const refuse = (what: string): never => {
    throw new StartProblem(`DATABASE_URL: ${placeOf(url)} ${what}`);
  };
  if (isOld) refuse(`is version ${version}: the console needs 15 or newer.`);
  if (lacking.length > 0)
    refuse(`lacks what the console needs: install the extensions ${lacking.join(' and ')} on its server.`);
  if (!/^(Etc\/)?(UTC|UCT|Universal|Zulu)$/i.test(zone))
    refuse(
      `uses the time zone ${zone} although UTC was requested: a pooler drops such requests. Set it for the user: ALTER ROLE ... SET timezone = 'UTC'.`,
    );
}

/** An arbitrary key; processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_230_461;

/** PostgreSQL's limit does not apply to it, but pg needs one. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** In a transaction of its own, which keeps its connection even if a pooler shares connections. */
async function lockMigrations(dataSource: DataSource, tell: (message: string) => void): Promise<QueryRunner> {
  const holder = dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0');
  const client = (await holder.connect()) as pg.Client;
  const { rows } = await client.query<{ isFree: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS "isFree"',
    [MIGRATION_LOCK],
  );
  if (rows[0]!.isFree) return holder;
  tell('Another console is migrating this database: waiting for it.');
  await client.query({
    text: 'SELECT pg_advisory_xact_lock($1)',
    values: [MIGRATION_LOCK],
    query_timeout: LONGEST_WAIT_MS,
  } as pg.QueryConfig);
  return holder;
}

/** Each of its transactions asks for the limit itself: a pooler drops that of the connection. */
function patientRunner(dataSource: DataSource): QueryRunner {
  const runner = dataSource.createQueryRunner();
  const begin = runner.startTransaction.bind(runner);
  runner.startTransaction = async (level) => {
    await begin(level);
    await runner.query(`SET LOCAL statement_timeout = ${statementTimeoutMs.upkeep}`);
  };
  return runner;
}

/**
 * @param tell is told why it waits
 * @throws StartProblem also if a newer console has upgraded the database
 */
export async function migrate(
  connection: Connection,
  tell: (message: string) => void = () => undefined,
): Promise<void> {
  // The embedded database is not shared and has one connection.
  const isShared = 'url' in connection;
  const dataSource = await openDatabase(connection, isShared ? 2 : 1, statementTimeoutMs.upkeep, 'sql');
  try {
    const lock = isShared ? await lockMigrations(dataSource, tell) : undefined;
    const runner = patientRunner(dataSource);
    const client = (await runner.connect()) as pg.Client;
    await schemaVersion(client);
    const { MigrationExecutor } = await import('typeorm');
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
    for (let isMore = true; isMore;) {
      await runner.startTransaction();
      isMore = await forgetForeignTransactions(client);
      await runner.commitTransaction();
    }
    await runner.release();
    await lock?.commitTransaction();
    await lock?.release();
  } catch (error) {
    throw connectionProblem(isShared ? connection.url : '', error) ?? error;
  } finally {
    await dataSource.destroy();
  }
}

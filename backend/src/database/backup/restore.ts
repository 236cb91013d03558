import type pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { statementTimeoutMs } from '../../kit/statement-limits.ts';
import { StartProblem } from '../../start-problem.ts';
import { connectionProblem } from '../connection-problem.ts';
import { openDatabase, type Connection } from '../data-source.ts';
import type { Archive, Manifest } from './archive.ts';
import {
  countOf,
  IS_OF_NO_EXTENSION,
  isCarried,
  lastChangeOf,
  partsBeyond,
  quoted,
  sequencesOf,
  tablesOf,
  type TableContent,
} from './tables.ts';

const BATCH_BYTES = 1_000_000;

/**
 * Restores the content of a backup into an empty database, in ONE transaction: the tables as they were when it was made, the rows,
 * the sequences; then the later migrations. Before it commits, counts, sequences and the last change are compared with those in the
 * backup. @throws StartProblem when the database is not empty, the backup is newer than this console, or something differs
 * @returns the tables and columns that are left out, since no migration makes them: somebody had added them by hand
 */
export async function restoreBackup(connection: Connection, archive: Archive): Promise<string[]> {
  const dataSource = await openDatabase(connection, 1, statementTimeoutMs.upkeep, 'sql');
  const url = 'url' in connection ? connection.url : '';
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as pg.Client;
    await refuseFull(client);
    const { migrations } = dataSource;
    const wanted = new Set(archive.manifest.migrations);
    const known = migrations.filter(({ name }) => wanted.has(name!));
    if (known.length < wanted.size)
      throw new StartProblem('The backup was made by a newer console: update this one first.');
    let leftOut: string[];
    await runner.startTransaction();
    try {
      await migrate(runner, known);
      const own = await tablesOf(client);
      leftOut = partsBeyond(archive.manifest.tables, own);
      const manifest = await ownPartOf(client, archive.manifest, own);
      await load(client, { ...archive, manifest });
      await compare(client, manifest);
      await migrate(runner, migrations);
      await runner.query('ANALYZE');
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
    return leftOut;
  } catch (error) {
    throw connectionProblem(url, error) ?? error;
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v')
       AND ${IS_OF_NO_EXTENSION} LIMIT 1`,
  );
  if (rows.length > 0)
    throw new StartProblem('The database is not empty. Restore into a new one, so that nothing is lost.');
}

async function migrate(
  runner: QueryRunner,
  migrations: QueryRunner['connection']['migrations'],
): Promise<void> {
  const { MigrationExecutor } = await import('typeorm');
  const { connection } = runner;
  const all = connection.migrations;
  Object.assign(connection, { migrations });
  try {
    const executor = new MigrationExecutor(connection, runner);
    executor.transaction = 'none';
    await executor.executePendingMigrations();
  } finally {
    Object.assign(connection, { migrations: all });
  }
}

/** What of a backup has a place in the tables that its migrations have made. */
async function ownPartOf(client: pg.Client, manifest: Manifest, own: TableContent[]): Promise<Manifest> {
  const columnsOf = new Map(own.map(({ name, columns }) => [name, columns]));
  const made = new Set((await sequencesOf(client)).map(({ table, column }) => `${table}.${column}`));
  const tables = manifest.tables.flatMap(({ name, columns, rows }) => {
    const known = columnsOf.get(name);
    if (!known || !isCarried({ name })) return [];
    return [{ name, columns: columns.filter((column) => known.includes(column)), rows }];
  });
  const sequences = manifest.sequences.filter(({ table, column }) => made.has(`${table}.${column}`));
  return { ...manifest, tables, sequences };
}

async function load(client: pg.Client, archive: Archive): Promise<void> {
  const { tables, sequences } = archive.manifest;
  const names = tables.map(({ name }) => quoted(name));
  // The rows that migrations insert into a new installation are in the backup too, in their current state.
  await client.query(`TRUNCATE ${names.join(', ')} CASCADE`);
  // What triggers derive from the rows is in the backup as well.
  const setTriggers = async (how: 'DISABLE' | 'ENABLE'): Promise<void> => {
    for (const name of names) await client.query(`ALTER TABLE ${name} ${how} TRIGGER USER`);
  };
  await setTriggers('DISABLE');
  const checkAgain = await deferForeignKeys(client);
  for (const table of tables) await loadTable(client, table, archive.linesOf(table.name));
  await checkAgain();
  await setTriggers('ENABLE');
  for (const { table, column, last, isCalled } of sequences)
    await client.query('SELECT setval(pg_get_serial_sequence(quote_ident($1), $2), $3, $4)', [
      table,
      column,
      last,
      isCalled,
    ]);
  // Their jobs belonged to the other installation.
  await client.query(
    `UPDATE job_run SET state = 'failed', finished_at = now(), message = CASE language
       WHEN 'it' THEN 'Il server si è fermato durante l''esecuzione. Avviala di nuovo.'
       ELSE 'The server stopped while this ran. Start it again.' END
     WHERE state IN ('queued', 'running')`,
  );
}

/**
 * Rows are inserted table by table, in any order of references; returns a function that checks the references and restores their
 * constraints.
 */
async function deferForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT condeferrable`,
  );
  const alter = async (how: string): Promise<void> => {
    for (const { table, name } of rows)
      await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${how}`);
  };
  await alter('DEFERRABLE INITIALLY DEFERRED');
  return async () => {
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    await alter('NOT DEFERRABLE');
  };
}

/** What is damaged reaches PostgreSQL before its checksum, which ends the file of a table. */
function refuseDamaged(error: unknown): never {
  const { code = '', message } = error as pg.DatabaseError;
  throw /^2[23]/.test(code) ? new StartProblem(`The backup is damaged: ${message}`) : error;
}

async function loadTable(
  client: pg.Client,
  { name, columns }: TableContent,
  lines: AsyncIterable<string>,
): Promise<void> {
  const list = columns.map(quoted).join(', ');
  const insert = `INSERT INTO ${quoted(name)} (${list}) OVERRIDING SYSTEM VALUE
    SELECT ${list} FROM json_populate_recordset(NULL::${quoted(name)}, $1::json)`;
  let [batch, size]: [string[], number] = [[], 0];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]).catch(refuseDamaged);
    [batch, size] = [[], 0];
  };
  for await (const line of lines) {
    batch.push(line);
    size += line.length;
    if (size >= BATCH_BYTES) await flush();
  }
  await flush();
}

async function compare(client: pg.Client, { tables, sequences, lastChange }: Manifest): Promise<void> {
  const differences: string[] = [];
  for (const { name, rows } of tables) {
    const count = await countOf(client, name);
    if (count !== rows) differences.push(`${name} has ${count} rows instead of ${rows}`);
  }
  const restored = new Map(
    (await sequencesOf(client)).map((sequence) => [`${sequence.table}.${sequence.column}`, sequence]),
  );
  for (const { table, column, last, isCalled } of sequences) {
    const found = restored.get(`${table}.${column}`);
    if (found?.last !== last || found.isCalled !== isCalled)
      differences.push(`the sequence of ${table}.${column} is at ${found?.last} instead of ${last}`);
  }
  const change = await lastChangeOf(client);
  if (change !== lastChange) differences.push(`the last change is ${change} instead of ${lastChange}`);
  if (differences.length > 0)
    throw new StartProblem(`Nothing was restored, since ${differences.join('; ')}.`);
}

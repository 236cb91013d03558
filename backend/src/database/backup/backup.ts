import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { statementTimeoutMs } from '../../kit/statement-limits.ts';
import { StartProblem } from '../../start-problem.ts';
import { openDatabase, type Connection } from '../data-source.ts';
import { FORMAT, isOfSystem, refuseInside, writeArchive, type Manifest } from './archive.ts';
import {
  lastChangeOf,
  migrationsOf,
  partsBeyond,
  quoted,
  sequencesOf,
  tablesOf,
  type TableContent,
} from './tables.ts';

const ROWS_AT_ONCE = 200;

async function* rowsOf(client: pg.Client, { name, columns }: TableContent): AsyncGenerator<string[]> {
  const selected = columns.map(quoted).join(', ');
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT row_to_json(r)::text AS line FROM (SELECT ${selected} FROM ${quoted(name)}) AS r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${ROWS_AT_ONCE} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('CLOSE backup_rows');
}

/**
 * Writes all data of an installation into one file: a consistent state, while others continue to write. `folders` have the same
 * names in the archive as here. An existing file is never overwritten, and an incomplete file is removed.
 */
export async function writeBackup(
  client: pg.Client,
  file: string,
  folders: Record<string, string>,
): Promise<Manifest> {
  await refuseInside(file, folders);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await writeArchive(file, {
      tables: await tablesOf(client),
      rowsOf: (table) => rowsOf(client, table),
      folders,
      about: {
        format: FORMAT,
        madeAt: new Date().toISOString(),
        migrations: await migrationsOf(client),
        sequences: await sequencesOf(client),
        lastChange: await lastChangeOf(client),
      },
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true });
    throw isOfSystem(error) ? new StartProblem(`${file} cannot be written: ${error.message}`) : error;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

/**
 * The tables and columns that no migration makes: somebody has added them by hand, and a restore leaves them out. None is known of a
 * schema that is behind this console, whose entities describe the newest one.
 */
export async function foreignParts(
  connection: Connection,
  { migrations, tables }: Manifest,
): Promise<string[]> {
  const dataSource = await openDatabase(connection, 1, statementTimeoutMs.upkeep);
  await dataSource.destroy();
  if (migrations.length < dataSource.migrations.length) return [];
  const own = dataSource.entityMetadatas.map(({ tableName, columns }) => ({
    name: tableName,
    columns: columns.map(({ databaseName }) => databaseName),
  }));
  return partsBeyond(tables, own);
}

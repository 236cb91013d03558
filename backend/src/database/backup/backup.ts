import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { StartProblem } from '../../start-problem.ts';
import { FORMAT, isOfSystem, writeArchive, type Manifest } from './archive.ts';
import { lastChangeOf, migrationsOf, quoted, sequencesOf, tablesOf, type TableContent } from './tables.ts';

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

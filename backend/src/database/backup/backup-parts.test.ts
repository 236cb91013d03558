/** What a backup names and the schema of today lacks, and the reverse: the same on any database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connected } from '../../../test/connected.ts';
import { emptyDatabase, testDatabase, type TestDatabase } from '../../../test/database.ts';
import { openArchive } from './archive.ts';
import { foreignParts, writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { tablesOf } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'ccb-backup-'));
const file = join(folder, 'console.zip');

let source: TestDatabase;
beforeAll(async () => {
  source = await testDatabase();
  await connected(source.connection, (client) => writeBackup(client, file, {}));
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

it('brings back a backup that holds whose runs were whose, as earlier ones do', async () => {
  const target = await emptyDatabase();
  const archive = await openArchive(file);
  const { tables } = archive.manifest;
  const older = {
    manifest: {
      ...archive.manifest,
      tables: [...tables, { name: 'change_run', columns: ['user_id', 'at'], rows: 1 }],
    },
    linesOf: (name: string) =>
      name === 'change_run' ? Readable.from(['{"user_id":1,"at":"2026-11-20"}']) : archive.linesOf(name),
  };
  await restoreBackup(target.connection, { ...archive, ...older });

  const made = await connected(target.connection, tablesOf);
  archive.close();
  await target.close();

  expect(made).toEqual(await connected(source.connection, tablesOf));
});

it('leaves out tables and columns that no migration makes, which a backup names', async () => {
  const grown = await testDatabase();
  const other = join(folder, 'grown.zip');
  const manifest = await connected(grown.connection, async (client) => {
    await client.query(`
      CREATE TABLE note (id integer GENERATED ALWAYS AS IDENTITY, country_id text REFERENCES country);
      INSERT INTO note DEFAULT VALUES;
      ALTER TABLE language ADD COLUMN remark text DEFAULT 'mine';
      ALTER TABLE language ADD COLUMN place integer GENERATED ALWAYS AS IDENTITY`);
    return writeBackup(client, other, {});
  });
  const foreign = await foreignParts(grown.connection, manifest);
  await grown.close();
  const target = await emptyDatabase();
  const archive = await openArchive(other);
  const leftOut = await restoreBackup(target.connection, archive);
  archive.close();
  const tables = await connected(target.connection, tablesOf);
  await target.close();

  expect([foreign, leftOut]).toEqual(Array(2).fill(['language.remark', 'language.place', 'note']));
  expect(tables).toEqual(await connected(source.connection, tablesOf));
});

it('takes a database for empty that holds what an extension brings', async () => {
  const target = await emptyDatabase();
  const archive = await openArchive(file);
  await connected(target.connection, (client) =>
    client.query(`CREATE EXTENSION pg_trgm; CREATE VIEW statements AS SELECT 1 AS one; ALTER EXTENSION pg_trgm ADD VIEW statements;
      CREATE TABLE reference (id integer); ALTER EXTENSION pg_trgm ADD TABLE reference`),
  );
  await restoreBackup(target.connection, archive);
  const tables = await connected(target.connection, tablesOf);
  archive.close();
  await target.close();

  expect(tables).toEqual(await connected(source.connection, tablesOf));
});

import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from './database.ts';

const opened: TestDatabase[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});

it('gives every test file a migrated database of its own', async () => {
  const [first, second] = await Promise.all([testDatabase(), testDatabase()]);
  opened.push(first, second);

  await query(first, 'CREATE TABLE only_here (id int)');

  expect(
    await query(first, `SELECT to_regclass('only_here') AS here, to_regclass('migration') AS migrated`),
  ).toEqual([{ here: 'only_here', migrated: 'migration' }]);
  expect(await query(second, `SELECT to_regclass('only_here') AS here`)).toEqual([{ here: null }]);
});

async function query({ connection }: TestDatabase, sql: string) {
  const client = new pg.Client('url' in connection ? { connectionString: connection.url } : connection);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

import { afterAll, expect, it, vi } from 'vitest';
import { connected } from './connected.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { pristineOf } from './pristine.ts';

// Where the embedded database is tested, a database of its own is made from nothing.
vi.setConfig({ testTimeout: 120_000 });

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

it('gives the next file what the migrations left, whatever the last one did with it', async () => {
  const first = await testDatabase();
  const before = await pristineOf(first.connection);
  await query(first, `INSERT INTO language (code, description) VALUES ('xx', 'Any')`);
  await query(first, `UPDATE language SET description = 'Other' WHERE code = 'it'`);
  await query(first, `DELETE FROM country; DELETE FROM menu_entry`);
  await first.close();

  const second = await testDatabase();
  opened.push(second);
  const { rows, sequences, tables } = await pristineOf(second.connection);

  expect({ rows, sequences, tables }).toEqual({
    rows: before.rows,
    sequences: before.sequences,
    tables: before.tables,
  });
  expect(rows.map(({ table }) => table)).toContain('language');
});

it('gives nobody a database whose tables were changed', async () => {
  const first = await testDatabase();
  await query(first, 'ALTER TABLE language ADD COLUMN another text');
  await first.close();

  const second = await testDatabase();
  opened.push(second);

  expect(
    await query(second, `SELECT to_jsonb(language) ? 'another' AS is_there FROM language LIMIT 1`),
  ).toEqual([{ is_there: false }]);
});

const query = ({ connection }: TestDatabase, sql: string) =>
  connected(connection, async (client) => (await client.query(sql)).rows);

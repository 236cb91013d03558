import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../test/database.ts';
import { migrate } from './data-source.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  const { connection } = database;
  client = new pg.Client('url' in connection ? { connectionString: connection.url } : connection);
  await client.connect();
});
afterAll(async () => {
  await client.end().catch(() => undefined);
  await database.close();
});

it('keeps the configuration that was written last, and the text of the others among the deleted ones', async () => {
  // The database of a console before this migration, with those that came after it.
  await client.query(`
    ALTER TABLE interface_config DROP CONSTRAINT interface_config_key_unique;
    DELETE FROM migration WHERE name = 'InterfaceConfigKey1763000000007';
    INSERT INTO country (id) VALUES ('IT'), ('FR') ON CONFLICT DO NOTHING;
    INSERT INTO interface_config (id, country_id, content)
      VALUES (1, 'IT', '{"n":1}'), (2, 'IT', '{"n":2}'), (3, 'IT', '{"n":3}'), (4, 'FR', '{"n":4}');
    INSERT INTO change_log (at, actor, entity, entity_id, action)
      VALUES (now(), 'anna', 'interfaceConfig', '2', 'update'), (now(), 'anna', 'interfaceConfig', '1', 'update')`);
  // The embedded database has one session.
  await client.end();

  await migrate(database.connection);

  const { connection } = database;
  client = new pg.Client('url' in connection ? { connectionString: connection.url } : connection);
  await client.connect();
  const { rows: kept } = await client.query('SELECT id FROM interface_config ORDER BY id');
  expect(kept.map(({ id }) => id)).toEqual([1, 4]);
  const { rows: deleted } = await client.query(
    `SELECT entity_id, before ->> 'content' AS content FROM change_log WHERE action = 'delete' ORDER BY entity_id`,
  );
  expect(deleted).toEqual([
    { entity_id: '2', content: '{"n":2}' },
    { entity_id: '3', content: '{"n":3}' },
  ]);
  await expect(
    client.query(`INSERT INTO interface_config (id, country_id, content) VALUES (9, 'FR', '{}')`),
  ).rejects.toThrow('interface_config_key_unique');
});

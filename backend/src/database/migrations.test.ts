import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../test/database.ts';
import { migrate } from './data-source.ts';

let database: TestDatabase;
let client: pg.Client;
const connect = async () => {
  const { connection } = database;
  client = new pg.Client('url' in connection ? { connectionString: connection.url } : connection);
  await client.connect();
};
beforeAll(async () => {
  database = await testDatabase();
  await connect();
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

  await connect();
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

it('says of a new password that it was given by hand', async () => {
  await client.query(`
    CREATE OR REPLACE FUNCTION change_made_by(action text, source text) RETURNS text LANGUAGE sql IMMUTABLE RETURN 'import';
    DELETE FROM migration WHERE name = 'PasswordsByHand1763000000051';
    INSERT INTO change_log (at, actor, entity, entity_id, action, source)
      VALUES (now(), 'anna', 'user', 'bruno', 'update', 'New password'), (now(), 'anna', 'user', 'a', 'update', 'a.csv')`);
  await client.end();

  await migrate(database.connection);

  await connect();
  const { rows } = await client.query(`SELECT made_by FROM change_log WHERE entity = 'user' ORDER BY id`);
  expect(rows.map((row) => row.made_by)).toEqual(['hand', 'import']);
});

it('sends the jobs that waited to pg-boss, and says of those that ran that they were stopped', async () => {
  await client.query(`
    ALTER TABLE job_run DROP COLUMN job_id, ADD COLUMN beat_at timestamptz, ADD COLUMN actor jsonb;
    DROP SCHEMA pgboss CASCADE;
    DELETE FROM migration WHERE name = 'JobQueue1763000000035';
    INSERT INTO job_run (name, started_by, queued_at, state, input, actor, language) VALUES
      ('updateGrid', 'Anna', now(), 'queued', '{"emails":["a@b.it"]}', '{"name":"Anna","scopes":["ccadm"]}', 'en'),
      ('nightly', 'timetable', now(), 'queued', '{}', NULL, 'en'),
      ('updateGrid', 'Anna', now(), 'done', '{}', NULL, 'en'), ('export', 'Anna', now(), 'running', '{}', NULL, 'it')`);
  await client.end();

  await migrate(database.connection);

  await connect();
  const { rows: runs } = await client.query(
    `SELECT r.name, r.state, r.message, finished_at IS NOT NULL AS over, j.state AS job, j.data, retry_limit AS retries
     FROM job_run r LEFT JOIN pgboss.job j ON j.id = job_id AND j.name = r.name ORDER BY r.id`,
  );
  const actor = { name: 'Anna', scopes: ['ccadm'] };
  const none = { job: null, data: null, retries: null };
  expect(runs).toEqual([
    {
      name: 'updateGrid',
      state: 'queued',
      message: '',
      over: false,
      job: 'created',
      data: { actor },
      retries: 0,
    },
    {
      name: 'nightly',
      state: 'queued',
      message: '',
      over: false,
      job: 'created',
      data: { actor: null },
      retries: 0,
    },
    { name: 'updateGrid', state: 'done', message: '', over: false, ...none },
    {
      name: 'export',
      state: 'failed',
      message: "Il server si è fermato durante l'esecuzione. Avviala di nuovo.",
      over: true,
      ...none,
    },
  ]);
  const { rows: queues } = await client.query('SELECT name FROM pgboss.queue ORDER BY name');
  expect(queues.map(({ name }) => name)).toEqual([
    'compareApiJsonTest',
    'compareApiJsonTests',
    'export-option-colour-labels',
    'nightly',
    'updateGrid',
  ]);
});

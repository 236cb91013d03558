import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clientOf } from '../../test/connected.ts';
import { testDatabase, type TestDatabase } from '../../test/database.ts';
import { StartProblem } from '../start-problem.ts';
import { migrate } from './data-source.ts';

let database: TestDatabase;
let client: pg.Client;
const connect = async () => {
  client = clientOf(database.connection);
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

it('puts descriptions of campaigns in one line, and says whom runs that are over mailed their result to', async () => {
  await client.query(`
    DELETE FROM migration WHERE name = 'WhatWasStoredOtherwise1763000000052';
    INSERT INTO sol_campaign (country_id, description, starts_at, ends_at, time_zone, campaign_type)
      VALUES ('DEFAULT', E'until 30/11 \\r\\n only stock\\n', now(), now() + interval '1 day', 'UTC', 'B2C');
    INSERT INTO job_run (name, started_by, queued_at, started_at, state, input) VALUES
      ('updateGrid', 'one', now(), now(), 'done', '{"emails":["a@b.it"]}'),
      ('updateGrid', 'two', now(), NULL, 'cancelled', '{"emails":["a@b.it"]}'),
      ('exportPrices', 'three', now(), now(), 'done', '{"emails":["a@b.it"]}')`);
  await client.end();

  await migrate(database.connection);

  await connect();
  const { rows: campaigns } = await client.query(`SELECT description FROM sol_campaign`);
  expect(campaigns).toEqual([{ description: 'until 30/11 only stock' }]);
  const { rows: runs } = await client.query(
    `SELECT started_by, input -> 'mailed' AS mailed FROM job_run WHERE started_by IN ('one', 'two', 'three') ORDER BY id`,
  );
  expect(runs.map(({ mailed }) => mailed)).toEqual([['a@b.it'], null, null]);
  await client.query('DELETE FROM sol_campaign; DELETE FROM job_run');
});

it('says of changes of placeholders which market and model they concern', async () => {
  await client.query(`
    DELETE FROM migration WHERE name = 'PlaceholdersByMarket1763000000053';
    INSERT INTO change_log (at, actor, entity, entity_id, action, before, after) VALUES
      (now(), 'anna', 'editorialPlaceholder', '1', 'create', NULL, '{"country":"IT","model":"AURORA"}'),
      (now(), 'anna', 'editorialPlaceholder', '2', 'delete', '{"country":"FR","model":"DEFAULT"}', NULL);
    UPDATE change_log SET market = '', model = '' WHERE entity = 'editorialPlaceholder'`);
  await client.end();

  await migrate(database.connection);

  await connect();
  const { rows } = await client.query(
    `SELECT market, model FROM change_log WHERE entity = 'editorialPlaceholder' ORDER BY id`,
  );
  expect(rows).toEqual([
    { market: 'IT', model: 'AURORA' },
    { market: 'FR', model: '' },
  ]);
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

it('runs nothing on the schema of a newer console', async () => {
  await client.query(`
    INSERT INTO migration (timestamp, name) VALUES (1999000000000, 'Future1999000000000');
    DELETE FROM migration WHERE name = 'PasswordsByHand1763000000051'`);
  await client.end();

  const refused = await migrate(database.connection).catch((error: unknown) => error);

  await connect();
  const { rows } = await client.query(`SELECT FROM migration WHERE name = 'PasswordsByHand1763000000051'`);
  await client.query(`DELETE FROM migration WHERE name = 'Future1999000000000'`);
  expect(refused).toBeInstanceOf(StartProblem);
  expect((refused as Error).message).toMatch(
    /^The database has been upgraded by a newer console \(Future1999/,
  );
  expect(rows).toEqual([]);
});

it('forgets whose the transactions of another server were, once they would be of the future', async () => {
  const log = (entity: string, xid: string) =>
    client.query(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, xid) VALUES (now(), 'anna', $1, 'x', 'create', $2::text::xid8)`,
      [entity, xid],
    );
  const ids = async () => {
    const { rows } = await client.query<{ xid: string }>(
      `SELECT xid::text AS xid FROM change_log WHERE entity_id = 'x' ORDER BY id`,
    );
    return rows.map(({ xid }) => xid);
  };
  const again = async () => {
    await client.end();
    await migrate(database.connection);
    await connect();
  };
  await client.query('TRUNCATE change_log, change_run');
  await log('language', '5');
  await client.query(`
    INSERT INTO app_user (username, password_hash, alias, email) VALUES ('giulia', '', 'Giulia', '');
    INSERT INTO change_run (xid, user_id, at) SELECT '5', id, now() FROM app_user`);
  await again();
  expect(await ids()).toEqual(['5']);
  expect((await client.query('SELECT FROM change_run')).rowCount).toBe(1);

  await log('pack', '88000000000');
  await log('language', '6');
  await again();

  expect(await ids()).toEqual(['5', '2', '6']);
  expect((await client.query('SELECT FROM change_run')).rowCount).toBe(0);
});

it('gives imports to the user of their name, unless that one came later', async () => {
  await client.query(`
    DELETE FROM migration WHERE name = 'ImportsOfPeople1763000000057';
    ALTER TABLE import_run DROP COLUMN user_id, ADD COLUMN username text NOT NULL;
    INSERT INTO app_user (id, username, password_hash) VALUES (901, 'bruno', ''), (902, 'carla', '');
    INSERT INTO change_log (at, actor, entity, entity_id, action) VALUES ('2026-03-01', 'anna', 'user', 'carla', 'create');
    INSERT INTO import_run (at, kind, file_name, actor, row_count, rejected, username)
      SELECT at::timestamptz, 'pack', name || at, name, 1, 0, name
      FROM (VALUES ('2026-02-01'), ('2026-04-01')) d(at), (VALUES ('bruno'), ('carla'), ('gone')) n(name)`);
  await client.end();

  await migrate(database.connection);

  await connect();
  const { rows } = await client.query('SELECT user_id FROM import_run ORDER BY actor, at');
  expect(rows.map((row) => row.user_id)).toEqual([901, 901, null, 902, null, null]);
});

it.runIf(process.env.TEST_DATABASE_URL)(
  'takes its time, also behind a pooler that drops what it asks for',
  async () => {
    // The address has the last word: no statement may take longer, as if the pooler's user had this limit.
    const { url } = database.connection as { url: string };
    await client.query(`
    CREATE FUNCTION nap() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1.2); RETURN NULL; END $$;
    CREATE TRIGGER nap AFTER INSERT ON migration EXECUTE FUNCTION nap();
    DELETE FROM migration WHERE name = 'PasswordsByHand1763000000051';
    SELECT pg_advisory_lock(7230461)`);

    const migrating = migrate({ url: `${url}?statement_timeout=1000` });
    const waits = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = 7230461`;
    await vi.waitUntil(async () => (await client.query(waits)).rowCount);
    await delay(1200);
    await client.query('SELECT pg_advisory_unlock(7230461)');

    await migrating;
  },
);

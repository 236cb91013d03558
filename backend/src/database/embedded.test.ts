import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedTemplate } from '../../test/database.ts';
import { DataFolderInUse, openEmbeddedDatabase, type EmbeddedDatabase } from './embedded.ts';

/** Where it is not the creation that is tested: a new one takes four times as long as one from a template. */
const opened = async (dataDir: string) =>
  openEmbeddedDatabase({ dataDir, template: await embeddedTemplate('empty') });

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ccb-test-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('the wire of the embedded database', () => {
  let database: EmbeddedDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await opened('memory://');
    pool = new pg.Pool({ ...database.connection, max: 1, idleTimeoutMillis: 0 });
    await pool.query(
      'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE TABLE note (id int PRIMARY KEY, text text)',
    );
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  it('answers parametrised queries with the values that were sent', async () => {
    const sent = [`it's "50 %" + é 🚗`, 42, true, ['a', 'b'], { deep: [1] }, null];

    const { rows } = await pool.query(
      'SELECT $1::text, $2::int, $3::bool, $4::text[] AS list, $5::jsonb, $6::text AS nothing',
      sent,
    );

    expect(Object.values(rows[0])).toEqual(sent);
  });

  it('keeps named statements for one connection and forgets them for the next', async () => {
    const named = { name: 'twice', text: 'SELECT $1::int * 2 AS twice' };

    const first = await pool.query({ ...named, values: [4] });
    const second = await pool.query({ ...named, values: [5] });
    const other = await onFreshConnection((client) => client.query({ ...named, values: [6] }));

    expect([first, second, other].map((result) => result.rows[0].twice)).toEqual([8, 10, 12]);
  });

  it('answers 50 queries at once, each its own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        pool.query('SELECT $1::int AS echo, pg_sleep($2)', [index, (index % 3) / 1000]),
      ),
    );

    expect(answers.map((answer) => answer.rows[0].echo)).toEqual(
      Array.from({ length: 50 }, (_, index) => index),
    );
  });

  it('rolls back and commits transactions', async () => {
    await pool.query('TRUNCATE note');

    await inTransaction('ROLLBACK', (client) => client.query(`INSERT INTO note VALUES (1, 'no')`));
    await inTransaction('COMMIT', (client) => client.query(`INSERT INTO note VALUES (2, 'yes')`));

    expect((await pool.query('SELECT id FROM note')).rows).toEqual([{ id: 2 }]);
  });

  it('rolls back the transaction of an interrupted connection', async () => {
    await pool.query('TRUNCATE note');
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query(`INSERT INTO note VALUES (3, 'lost')`);

    client.release(new Error('broken'));

    expect((await pool.query('SELECT count(*)::int AS count FROM note')).rows).toEqual([{ count: 0 }]);
  });

  it('reports errors with code, constraint and position and goes on', async () => {
    await pool.query(`TRUNCATE note; INSERT INTO note VALUES (1, 'a')`);

    await expect(pool.query('INSERT INTO note VALUES ($1, $2)', [1, 'b'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'note_pkey',
    });
    await expect(pool.query('SELEC 1')).rejects.toMatchObject({ code: '42601', position: '1' });
    await expect(pool.query('SELECT $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });

    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('goes on with the transaction aborted after an error, until the rollback', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');

    await expect(client.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('SELECT 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('ROLLBACK');

    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    client.release();
  });

  it('passes notices on', async () => {
    const client = await pool.connect();
    const notices: (string | undefined)[] = [];
    client.on('notice', (notice) => notices.push(notice.message));

    await client.query(`DO $$ BEGIN RAISE NOTICE 'hello'; END $$`);

    client.release();
    expect(notices).toEqual(['hello']);
  });

  it('carries results and parameters of 10 MB', async () => {
    const big = 'x'.repeat(10 * 1024 * 1024);

    const echoed = await pool.query('SELECT $1::text AS big', [big]);
    const many = await pool.query(`SELECT i, repeat('y', 100) AS text FROM generate_series(1, 100000) i`);

    expect(echoed.rows[0].big === big).toBe(true);
    expect(many.rows.at(-1)).toEqual({ i: 100000, text: 'y'.repeat(100) });
  });

  it('finds text without accents and with trigrams', async () => {
    const { rows } = await pool.query(
      `SELECT unaccent('Citroën') AS plain, similarity('model', 'models') > 0.5 AS alike`,
    );

    expect(rows).toEqual([{ plain: 'Citroen', alike: true }]);
  });

  async function inTransaction(
    end: 'COMMIT' | 'ROLLBACK',
    work: (client: pg.PoolClient) => Promise<unknown>,
  ) {
    const client = await pool.connect();
    await client.query('BEGIN');
    await work(client);
    await client.query(end);
    client.release();
  }

  async function onFreshConnection<T>(work: (client: pg.PoolClient) => Promise<T>) {
    (await pool.connect()).release(true);
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }
});

describe('the data folder of the embedded database', () => {
  const writer = fileURLToPath(new URL('../../test/embedded-writer.ts', import.meta.url));

  it('has one owner, and names the folder and the process to the second', async () => {
    const folder = newFolder();
    const first = await opened(folder);

    const refusal = openEmbeddedDatabase({ dataDir: folder });

    await expect(refusal).rejects.toBeInstanceOf(DataFolderInUse);
    await expect(refusal).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}.`);
    await first.close();
  });

  it('is taken over from an owner that is dead, also where its process id lives on in another program', async () => {
    const folder = newFolder();
    const first = await opened(folder);
    const lock = readFileSync(join(folder, 'in-use.lock'), 'utf8');
    await first.close();

    for (const stale of [
      { pid: 2 ** 22 - 1 },
      { pid: process.pid, startedAt: '1' },
      { place: 'elsewhere', scratch: '' },
    ]) {
      writeFileSync(join(folder, 'in-use.lock'), JSON.stringify({ ...JSON.parse(lock), ...stale }));
      if ('place' in stale)
        await expect(openEmbeddedDatabase({ dataDir: folder })).rejects.toBeInstanceOf(DataFolderInUse);
      else await (await openEmbeddedDatabase({ dataDir: folder })).close();
    }
  });

  it(
    'loses nothing that was acknowledged when the process is killed while it writes',
    { timeout: 90_000 },
    async () => {
      const folder = newFolder();
      let acknowledged = 0;

      for (let round = 0; round < 4; round += 1) {
        const process = spawn(globalThis.process.execPath, ['--import', 'tsx', writer, folder], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const seen = await killWhenWriting(process, 300 + round * 100);
        expect(seen).toBeGreaterThan(acknowledged);
        acknowledged = seen;
      }

      const database = await openEmbeddedDatabase({ dataDir: folder });
      const pool = new pg.Pool({ ...database.connection, max: 1 });
      const { rows } = await pool.query('SELECT count(*)::int AS count, max(id) AS last FROM written');
      await pool.query('REINDEX TABLE written');
      await pool.end();
      await database.close();
      // One write may have been done and not yet answered in each round.
      expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged);
      expect(rows[0].count).toBe(rows[0].last);
    },
  );

  /** Kills the writer some time after its first answer and returns the highest id it was told to be written. */
  function killWhenWriting(process: ReturnType<typeof spawn>, afterMs: number): Promise<number> {
    return new Promise((done) => {
      let output = '';
      process.stdout?.on('data', (chunk) => {
        if (!output) setTimeout(() => process.kill('SIGKILL'), afterMs);
        output += chunk;
      });
      process.on('close', () => done(Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1))));
    });
  }
});

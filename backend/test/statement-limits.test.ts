/** Statement timeouts, and what callers get when one is exceeded. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/database/data-source.ts';
import type { Context } from '../src/kit/context.ts';
import { sqlOn, statement } from '../src/kit/sql.ts';
import { statementTimeoutMs as within } from '../src/kit/statement-limits.ts';
import { inTransaction, poolOf, readContext, withOneWrite } from '../src/kit/transaction.ts';
import { testApp, type SignedInUser, type TestApp } from './app.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import type { DataSource } from 'typeorm';

// The embedded engine has no timeouts: only the pool's applies.
describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  let own: TestDatabase;
  let database: DataSource;
  let app: TestApp;
  let as: SignedInUser;
  beforeAll(async () => {
    own = await testDatabase();
    database = await openDatabase(own.connection, own.poolSize);
    app = await testApp({ database });
    as = await app.signIn({ ccadmEnabled: true });
  });
  afterAll(async () => {
    await app.close();
    await database.destroy();
    await own.close();
  });

  const base = { actor: null, now: new Date(), log: undefined as never };
  const limit = async ({ sql }: Pick<Context, 'sql'>): Promise<number> => {
    const [row] = await sql.rows<{ ms: number }>(
      statement(`SELECT setting::integer AS ms FROM pg_settings WHERE name = 'statement_timeout'`),
    );
    return row!.ms;
  };

  it('compile nothing: that takes longer than to run what a page needs', async () => {
    expect(await database.query('SHOW jit')).toEqual([{ jit: 'off' }]);
  });

  it('reads and writes have the limit of a call, files and jobs a longer one, which ends with their transaction', async () => {
    expect(await limit(readContext(database, base))).toBe(within.call);
    expect(await withOneWrite(database, base, limit)).toBe(within.call);
    expect(await inTransaction(database, base, limit)).toBe(within.call);
    expect(await inTransaction(database, base, limit, within.file)).toBe(within.file);
    expect(await inTransaction(database, base, limit, within.session)).toBe(within.session);
    expect(await limit({ sql: sqlOn(poolOf(database)) })).toBe(within.call);
  });

  it('PostgreSQL itself ends a statement that takes longer', async () => {
    const slow = ({ sql }: Context) => sql.rows(statement('SELECT pg_sleep(10)'));

    await expect(inTransaction(database, base, slow, 300)).rejects.toMatchObject({ code: '57014' });
  });

  it('authentication times out with 503 and a message, long before a list would', async () => {
    const client = new pg.Client({ connectionString: (own.connection as { url: string }).url });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE session');
    app.clock.advance(2000);
    const begun = performance.now();
    const { status, body } = await app.request('GET', '/ccb/auth/fe/language/langlist', { as });
    const took = performance.now() - begun;
    await client.end();

    expect([status, body.message]).toEqual([503, 'The database is not responding. Try again in a moment.']);
    expect(took).toBeLessThan(within.call);
    expect((await app.request('GET', '/ccb/auth/fe/language/langlist', { as })).status).toBe(200);
  });
});

import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { openDatabase } from '../database/data-source.ts';
import { statement } from './sql.ts';
import { ModelRegexp } from '../features/models/vehicle.entity.ts';
import { inTransaction, poolOf, readContext, withOneWrite, type ContextBase } from './transaction.ts';

let app: TestApp;
let base: ContextBase;
beforeAll(async () => {
  app = await testApp();
  await app.sql('CREATE TABLE written (code text NOT NULL)');
  base = { actor: null, now: app.clock.now, log: pino({ level: 'silent' }) };
});
afterAll(() => app?.close());
beforeEach(() => app.sql(`DELETE FROM written`));

const insert = statement(`INSERT INTO written VALUES ($1)`);
const codes = async () =>
  (await app.sql<{ code: string }>('SELECT code FROM written ORDER BY code')).map(({ code }) => code);

describe('a transaction', () => {
  it('keeps nothing of what fails later, and does nothing afterwards', async () => {
    const afterwards = vi.fn();
    const failing = inTransaction(app.database, base, async (context) => {
      context.afterCommit(afterwards);
      await context.sql.rows(insert, ['A']);
      await context.sql.rows(insert, ['B']);
      throw new Error('too late');
    });

    await expect(failing).rejects.toThrow('too late');
    expect(await codes()).toEqual([]);
    expect(afterwards).not.toHaveBeenCalled();
  });

  it('that cannot be rolled back is left to nobody else: its connection is closed', async () => {
    const pool = poolOf(app.database);
    const failing = inTransaction(app.database, base, async (context) => {
      await context.sql.rows(insert, ['A']);
      const client = (await context.db.queryRunner!.connect()) as Pick<typeof pool, 'query'>;
      vi.spyOn(client, 'query').mockRejectedValueOnce(new Error('Query read timeout'));
      throw new Error('a statement that still runs');
    });

    await expect(failing).rejects.toThrow('a statement that still runs');
    expect(pool.idleCount).toBe(pool.totalCount);
    await inTransaction(app.database, base, (context) => context.sql.rows(insert, ['B']));
    expect(await codes()).toEqual(['B']);
  });

  it('is alone on the embedded database, and not on PostgreSQL with a pool of one', async () => {
    const url = process.env.TEST_DATABASE_URL;
    const database = url ? await openDatabase({ url }, 1) : app.database;

    expect(readContext(database, base).isAlone).toBe(!url);
    if (url) await database.destroy();
  });
});

describe('a statement on the pool', () => {
  const closedBy = async (text: string, values?: unknown[]): Promise<number> => {
    const pool = poolOf(app.database);
    await codes();
    const before = pool.totalCount;
    await expect(pool.query({ text, values })).rejects.toThrow();
    return before - pool.totalCount;
  };

  it('that a constraint refuses keeps its connection', async () => {
    expect(await closedBy(insert.text, [null])).toBe(0);
    expect(await codes()).toEqual([]);
  });

  it.each([
    ['may have left a transaction open', 'BEGIN; INSERT INTO written VALUES (NULL); COMMIT'],
    ['fails otherwise', 'SELECT 1 / 0'],
  ])('that %s gives it up', async (_why, text) => {
    expect(await closedBy(text)).toBe(1);
    expect(await codes()).toEqual([]);
  });
});

describe('work with one write', () => {
  it('reads before and after it, and what is left to do follows the write', async () => {
    const seen: string[][] = [];
    const afterwards = vi.fn();

    await withOneWrite(app.database, base, async (context) => {
      context.afterCommit(afterwards);
      const all = statement('SELECT code FROM written');
      const look = async () =>
        void seen.push((await context.sql.rows<{ code: string }>(all)).map(({ code }) => code));
      await look();
      await context.sql.rows(insert, ['A']);
      await look();
      expect(afterwards).not.toHaveBeenCalled();
    });

    expect(seen).toEqual([[], ['A']]);
    expect(afterwards).toHaveBeenCalledOnce();
  });

  it.each([
    ['writes', insert, ['B']],
    ['locks what it reads', statement(`SELECT 1 FROM written WHERE code <> $1 FOR UPDATE`), ['B']],
  ])('is refused a second statement that %s', async (_what, second, values) => {
    const failing = withOneWrite(app.database, base, async (context) => {
      await context.sql.rows(insert, ['A']);
      await context.sql.rows(second, values);
    });

    await expect(failing).rejects.toThrow('A second statement writes');
    expect(await codes()).toEqual(['A']);
  });

  it('is refused a write that TypeORM would make beside it', async () => {
    const failing = withOneWrite(app.database, base, (context) =>
      context.db.delete(ModelRegexp, { pattern: '' }),
    );

    await expect(failing).rejects.toThrow('TypeORM writes in a transaction only');
  });

  it('does nothing afterwards where it failed', async () => {
    const afterwards = vi.fn();
    const failing = withOneWrite(app.database, base, async (context) => {
      context.afterCommit(afterwards);
      await context.sql.rows(insert, [null]);
    });

    await expect(failing).rejects.toThrow();
    expect(afterwards).not.toHaveBeenCalled();
  });
});

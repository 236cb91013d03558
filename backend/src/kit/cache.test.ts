import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { inTransaction, readContext } from './transaction.ts';
import { changedSinceSql, clearAllCaches, readCache } from './cache.ts';
import { logChange } from './change-log.ts';
import type { Context } from './context.ts';

const log = pino({ level: 'silent' });
let app: TestApp;
let context: Context;
let loads = 0;
beforeAll(async () => {
  app = await testApp();
  context = readContext(app.database, { actor: null, now: app.clock.now, log });
});
afterAll(() => app.close());
beforeEach(() => void (loads = 0));

const load = async () => ++loads;
const write = (entity: string) =>
  inTransaction(app.database, { actor: null, now: app.clock.now, log }, (inside) =>
    logChange(inside, { entity, entityId: 1, action: 'update', before: {}, after: {} }),
  );

it('loads a result once', async () => {
  const cache = readCache('once', ['fruit']);

  expect([await cache.read(context, 'a', load), await cache.read(context, 'a', load)]).toEqual([1, 1]);
});

it('keeps results of different keys apart', async () => {
  const cache = readCache('keys', ['fruit']);

  expect([await cache.read(context, 'a', load), await cache.read(context, 'b', load)]).toEqual([1, 2]);
});

it('loads again after a write to one of its entities', async () => {
  const cache = readCache('written', ['fruit', 'tree']);
  await cache.read(context, 'a', load);

  await write('tree');

  expect(await cache.read(context, 'a', load)).toBe(2);
});

it('stays as it is after a write to something else', async () => {
  const cache = readCache('else', ['fruit']);
  await cache.read(context, 'a', load);

  await write('stone');

  expect(await cache.read(context, 'a', load)).toBe(1);
});

it('takes nothing for fresh that was read before a write was visible', async () => {
  const cache = readCache('race', ['fruit']);
  await cache.read(context, 'a', async () => {
    const value = await load();
    await write('fruit');
    return value;
  });

  expect(await cache.read(context, 'a', load)).toBe(2);
});

it('is not disturbed by a write that was rolled back', async () => {
  const cache = readCache('rolled back', ['fruit']);
  await cache.read(context, 'a', load);
  const failing = inTransaction(app.database, { actor: null, now: app.clock.now, log }, async (inside) => {
    await logChange(inside, { entity: 'fruit', entityId: 1, action: 'update', before: {}, after: {} });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow();

  expect(await cache.read(context, 'a', load)).toBe(1);
});

it('forgets everything when it is cleared, its namesakes in other processes too', async () => {
  const here = readCache('cleared', ['fruit']);
  const elsewhere = readCache('cleared', ['fruit']);
  await here.read(context, 'a', load);
  await elsewhere.read(context, 'a', load);

  await here.clear(context);

  expect([await here.read(context, 'a', load), await elsewhere.read(context, 'a', load)]).toEqual([3, 4]);
});

it('forgets everything when all caches are cleared', async () => {
  const one = readCache('one of all', ['fruit']);
  const other = readCache('other of all', ['stone']);
  await one.read(context, 'a', load);
  await other.read(context, 'a', load);

  await clearAllCaches(context);

  expect([await one.read(context, 'a', load), await other.read(context, 'a', load)]).toEqual([3, 4]);
});

it('drops the oldest result beyond its limit', async () => {
  const cache = readCache('limit', ['fruit'], 2);
  for (const key of ['a', 'b', 'c']) await cache.read(context, key, load);

  expect(await cache.read(context, 'c', load)).toBe(3);
  expect(await cache.read(context, 'a', load)).toBe(4);
});

it('drops the oldest results beyond the rows that it keeps, and keeps no result that is larger', async () => {
  const cache = readCache('rows', ['fruit'], 500, 5);
  const list = (rows: number) => async () => Array<number>(rows).fill(await load());
  const read = async (key: string, rows: number) => (await cache.read(context, key, list(rows)))[0];
  for (const [key, rows] of [
    ['a', 2],
    ['b', 3],
    ['c', 3],
    ['large', 6],
  ] as const)
    await read(key, rows);

  expect(await read('c', 3)).toBe(3);
  expect([await read('large', 6), await read('a', 2), await read('c', 3)]).toEqual([5, 6, 3]);
  expect(await read('b', 3)).toBe(7);
});

it('keeps no failure', async () => {
  const cache = readCache('failure', ['fruit']);
  await expect(cache.read(context, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');

  expect(await cache.read(context, 'a', load)).toBe(1);
});

it('is checked by index in a large change log, whatever snapshot the plan is for', async () => {
  await app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, before)
     SELECT now(), 'anna', 'fruit', n, 'update', '{"name":"a text of some length"}' FROM generate_series(1, 20000) n`,
  );
  await app.sql('ANALYZE change_log');

  const plan = await app.database.transaction(async (manager) => {
    const sql = (text: string) => manager.query(text);
    await sql(`SET LOCAL plan_cache_mode = force_generic_plan`);
    await sql(`PREPARE growth (text[], text) AS SELECT ${changedSinceSql('$1', '$2')}`);
    const rows: { 'QUERY PLAN': string }[] = await sql(
      `EXPLAIN EXECUTE growth (ARRAY['fruit', 'stone'], pg_current_snapshot()::text)`,
    );
    await sql('DEALLOCATE growth');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

  expect(plan).toContain('change_log_transaction');
  expect(plan).not.toContain('Seq Scan on change_log');
});

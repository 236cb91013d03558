import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { startAutovacuum } from './autovacuum.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const log = { debug: vi.fn(), error: vi.fn() };
const countedRows = async (): Promise<number> => {
  const [row] = await app.sql<{ rows: number }>(
    `SELECT reltuples::integer AS rows FROM pg_class WHERE oid = 'interface_label'::regclass`,
  );
  return row!.rows;
};

// A server does this by itself.
it.skipIf(process.env.TEST_DATABASE_URL)(
  'counts the rows of a table that has changed much and frees what is dead in it, and touches no other',
  async () => {
    await app.sql('ANALYZE');
    const before = await countedRows();
    await app.sql(
      `INSERT INTO interface_label (label_group, code, language_id, label)
       SELECT 'MANY', 'CODE_' || n, 1, 'x' FROM generate_series(1, 100) n`,
    );

    const stop = startAutovacuum(app.database, log, 20);

    await vi.waitFor(async () => expect(await countedRows()).toBe(before + 100));
    await app.sql(`DELETE FROM interface_label WHERE code LIKE 'CODE_1%'`);
    await new Promise((done) => setTimeout(done, 100));
    expect(await countedRows()).toBe(before + 100);
    expect(log.debug.mock.calls).toEqual([['ANALYZE public.interface_label']]);
    await app.sql(`DELETE FROM interface_label WHERE code LIKE 'CODE_%'`);
    await vi.waitFor(async () => expect(await countedRows()).toBe(before));
    await stop();
    expect(log.debug.mock.calls.flat()).toContain('VACUUM (ANALYZE) public.interface_label');
    const [stat] = await app.sql<{ dead: number }>(
      `SELECT n_dead_tup::integer AS dead FROM pg_stat_user_tables WHERE relname = 'interface_label'`,
    );
    expect(stat!.dead).toBe(0);
    expect(log.error).not.toHaveBeenCalled();
  },
);

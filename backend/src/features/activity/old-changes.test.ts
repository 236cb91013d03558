import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { readConfig } from '../../config.ts';
import { jobs } from '../../jobs/index.ts';
import type { JobRun, JobTools } from '../../kit/job.ts';
import { sqlOn } from '../../kit/sql.ts';
import { poolOf } from '../../kit/transaction.ts';
import { oldChangesJob } from './old-changes.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.sql('DELETE FROM change_log'));

const logged = (at: string, entity: string, id: string, action = 'update', states: unknown[] = [{}, {}]) =>
  app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after) VALUES ($1, 'Anna', $2, $3, $4, $5, $6)`,
    [at, entity, id, action, JSON.stringify(states[0]), JSON.stringify(states[1])],
  );

/** On 20 November 2026, with batches smaller than the log. */
async function removed(changeLogDays: number): Promise<string> {
  const cleared: unknown[] = [];
  const sql = sqlOn(poolOf(app.database));
  const run = {
    step: async () => undefined,
    transaction: async (work: (context: unknown) => Promise<unknown>) => {
      cleared.push(await work({ sql, now: app.clock.now, actor: null }));
    },
  } as unknown as JobRun;
  const tools = { sql, now: () => app.clock.now } as unknown as JobTools;
  return oldChangesJob({ changeLogDays }, 2)(tools, run, {});
}

const kept = async () =>
  (
    await app.sql<{ name: string }>(
      `SELECT entity || ' ' || entity_id || ' ' || action || ' ' || to_char(at, 'YYYY-MM') AS name FROM change_log
       WHERE action <> 'clear' ORDER BY id`,
    )
  ).map(({ name }) => name);

describe('old changes', () => {
  it('go when they are older than the setting, but for the last change of a record that exists (R-376)', async () => {
    await logged('2026-01-10', 'language', '1', 'create');
    await logged('2026-02-10', 'language', '1');
    await logged('2026-02-11', 'language', '2', 'create');
    await logged('2026-03-10', 'language', '3', 'create');
    await logged('2026-10-10', 'language', '3');
    await logged('2026-10-11', 'language', '2');

    expect(await removed(90)).toBe('3 old changes removed');

    expect(await kept()).toEqual([
      'language 1 update 2026-02',
      'language 3 update 2026-10',
      'language 2 update 2026-10',
    ]);
  });

  it('go with the deletion once that is old too, which until then can be undone (R-376)', async () => {
    await logged('2026-01-10', 'language', '1', 'create');
    await logged('2026-02-10', 'language', '1', 'delete');
    await logged('2026-01-11', 'language', '2', 'create');
    await logged('2026-11-10', 'language', '2', 'delete');

    await removed(90);

    expect(await kept()).toEqual(['language 2 delete 2026-11']);
  });

  it('take with the deletion what was said of a text, but not of one that is there again (R-316)', async () => {
    for (const id of [1, 2, 3])
      await app.sql(
        `INSERT INTO text_mark (entity, record_id, field, source_language_id, mark, actor)
         VALUES ('colLabel', $1, 'label', 1, 'checked', 'Anna')`,
        [id],
      );
    await logged('2026-01-10', 'colLabel', '1', 'delete');
    await logged('2026-01-11', 'colLabel', '2', 'delete');
    await logged('2026-01-12', 'colLabel', '2', 'restore');
    await logged('2026-11-10', 'colLabel', '3', 'delete');

    await removed(90);

    expect(await app.sql('SELECT record_id AS id FROM text_mark ORDER BY 1')).toEqual([{ id: 2 }, { id: 3 }]);
  });

  it('keep who changed a price last, also where the item was hidden later (R-376)', async () => {
    await logged('2026-01-10', 'price', 'IT/1/2', 'update', [{ price: 1 }, { price: 2 }]);
    await logged('2026-01-11', 'price', 'IT/1/2', 'update', [{ price: 2 }, { price: 3 }]);
    await logged('2026-01-12', 'price', 'IT/1/2', 'update', [
      { price: 3, isHidden: false },
      { price: 3, isHidden: true },
    ]);

    expect(await removed(90)).toBe('1 old changes removed');
    expect(await kept()).toHaveLength(2);
  });

  it('keep when a market that exists got another currency (R-376)', async () => {
    for (const id of ['IT', 'CH']) {
      await logged('2026-01-10', 'country', id, 'create', [null, { currency: 'ITL' }]);
      await logged('2026-01-11', 'country', id, 'update', [{ currency: 'ITL' }, { currency: 'EUR' }]);
      await logged('2026-01-12', 'country', id, 'update', [{ currency: 'EUR' }, { currency: 'EUR' }]);
      await logged('2026-01-13', 'country', id, id === 'IT' ? 'update' : 'delete');
    }

    expect(await removed(90)).toBe('6 old changes removed');
    expect(await kept()).toEqual(['country IT update 2026-01', 'country IT update 2026-01']);
  });

  it('clear the caches, which are compared with the log', async () => {
    await logged('2026-01-10', 'language', '1', 'delete');

    await removed(90);
    const rows = await app.sql(`SELECT entity, action FROM change_log`);
    expect(rows).toEqual([{ entity: 'cache:*', action: 'clear' }]);

    await app.sql('DELETE FROM change_log');
    await removed(90);
    expect(await app.sql('SELECT FROM change_log')).toEqual([]);
  });
});

describe('the setting', () => {
  const named = (env: Record<string, string>) =>
    jobs(readConfig(env, process.cwd()))
      .map(({ name }) => name)
      .includes('remove-old-changes');

  it('is none unless it is given: changes are kept for ever', () => {
    expect([named({}), named({ CHANGE_LOG_DAYS: '365' })]).toEqual([false, true]);
    expect(() => readConfig({ CHANGE_LOG_DAYS: '29' }, process.cwd())).toThrow(/CHANGE_LOG_DAYS/);
  });
});

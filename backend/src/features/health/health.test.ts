import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { poolOf } from '../../kit/transaction.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const health = (what: string) => app.request('GET', `/ccb/health/${what}`);

it('is live and ready without a session', async () => {
  for (const what of ['live', 'ready'])
    expect(await health(what)).toMatchObject({ status: 200, body: { status: 'ok' } });
});

it('is live but no longer ready while the server stops', async () => {
  app.lifecycle.isStopping = true;
  const [live, ready] = [await health('live'), await health('ready')];
  app.lifecycle.isStopping = false;

  expect(live.status).toBe(200);
  expect([ready.status, ready.body.message]).toEqual([503, 'The server is stopping.']);
  expect(ready.headers.get('connection')).toBe('close');
});

it('is live but not ready while the disk of the embedded database is full', async () => {
  // Whatever asks how much room there is on it learns that there is none.
  app.lifecycle.dataFolder = '/proc';
  const [live, ready] = [await health('live'), await health('ready')];
  app.lifecycle.dataFolder = tmpdir();
  const roomy = await health('ready');
  delete app.lifecycle.dataFolder;

  expect([live.status, roomy.status]).toEqual([200, 200]);
  expect([ready.status, ready.body.message]).toEqual([503, 'The disk of the database is full.']);
});

it('is not ready without its database, and says nothing of why', async () => {
  const lost = await testApp();
  await lost.database.destroy();

  const { status, body } = await lost.request('GET', '/ccb/health/ready');

  expect([status, body.message]).toEqual([503, 'The database cannot be reached.']);
  expect((await lost.request('GET', '/ccb/health/live')).status).toBe(200);
  await lost.close().catch(() => undefined);
});

it('tells the other metrics in time while no connection is free, and waits for one only once', async () => {
  const pool = poolOf(app.database) as ReturnType<typeof poolOf> & {
    options: { max: number };
    connect: () => Promise<{ release: () => void }>;
  };
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    const begun = performance.now();
    for (const { status, body } of [await health('metrics'), await health('metrics')]) {
      expect(status).toBe(200);
      expect(body).toContain(`ccb_database_connections{state="busy"} ${held.length}`);
      expect(body).not.toContain('ccb_jobs{');
    }
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(pool.waitingCount).toBe(1);
  } finally {
    for (const client of held) client.release();
  }
  await vi.waitFor(async () => expect((await health('metrics')).body).toContain('ccb_jobs{'));
});

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
  // A fault calls somebody; a stop does not.
  expect((await health('metrics')).body).toMatch(/^ccb_http_faults_total 0$/m);
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

it('is ready while no connection is free, tells the other metrics in time, and waits for a connection only once', async () => {
  const pool = poolOf(app.database) as ReturnType<typeof poolOf> & {
    connect: () => Promise<{ release: () => void }>;
  };
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    const begun = performance.now();
    for (const { status, body } of [await health('metrics'), await health('metrics')]) {
      expect(status).toBe(200);
      expect(body).toContain(`ccb_database_connections{state="busy"} ${held.length}`);
      expect(body).not.toContain('ccb_jobs{');
      expect(body).not.toMatch(/^ccb_job_queue_age_seconds/m);
    }
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(pool.waitingCount).toBe(1);
    // The embedded database has no other connection to ask.
    expect((await health('ready')).status).toBe(process.env.TEST_DATABASE_URL ? 200 : 503);
  } finally {
    for (const client of held) client.release();
  }
  await vi.waitFor(async () => expect((await health('metrics')).body).toContain('ccb_jobs{'));
});
